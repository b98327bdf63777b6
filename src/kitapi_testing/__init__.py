"""Test support for authors of games, rules, stores and bots; docs/howto/test-a-game.md shows how it is used.

* ``game_case`` and ``game_contract``: the laws that every game must keep, as a suite that its tests inherit;
* ``noninterference``: twin worlds, which differ only in hidden cards, so that a viewer must see the same in both;
* ``strategies``: random sittings of any game, from a seed;
* ``clauses``: the mark that links a test to the clauses of a rulebook;
* ``store_contract``, ``damage_contract`` and ``removal_contract``: what every event store must do;
* ``toy_game`` and ``house_game``: two small games; ``room_people``, ``two_people``, ``lottery_hall``: players of them;
* ``browser``: visits to the page of a card room with a real browser;
* ``games``: the cases and further test support of the installed games.

It needs pytest and hypothesis, and ``browser`` also playwright; no module of ``kitapi`` imports it.
"""
