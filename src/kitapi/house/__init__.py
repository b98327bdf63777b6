"""The parts that any game with a house needs, without a card, a clause or a game's name.

A game declares its wagers, roles, clauses, rules and types of event. ``accounts``, ``stakes`` and ``tray`` define where
chips are and how they move; ``desk``, ``closing``, ``calls``, ``approvals`` and ``keys`` decide steps of the house;
``roles`` says which role may do which step, and ``automaton`` when the automaton does it where no person has that role;
``void_hand`` moves a hand's chips back, ``audit`` checks that the accounts add up, and ``books`` reports what
happened. ``events`` are the base types of a game's events.
"""
