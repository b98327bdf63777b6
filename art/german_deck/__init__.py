"""The parts of which the German-suited deck is drawn; ``art.draw_german_deck`` puts them together."""
