"""The parts of which the German-suited deck is drawn; ``tools.draw_german_deck`` puts them together."""
