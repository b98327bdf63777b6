"""The parts that any game with a house needs; they contain no cards, no clauses and no name of a game.

A game declares its wagers, roles, clauses, rules and types of event. ``accounts``, ``stakes`` and ``tray`` define where
chips are and how they move; ``desk``, ``closing``, ``calls``, ``approvals`` and ``keys`` decide steps of the house;
``roles`` defines which role may do which step, and ``automaton`` when the automaton does the step of a role that no
person has; ``void_hand`` moves a hand's chips back, ``audit`` checks that the accounts add up, and ``books`` reports
what happened. ``events`` are the base types of a game's events.
"""
