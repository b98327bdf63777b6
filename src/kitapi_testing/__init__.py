"""Test support for authors of games, rules, stores and bots; docs/howto/test-a-game.md shows how it is used.

* ``game_case`` and ``game_contract``: the laws that every game must keep, as a suite that its tests inherit;
* ``noninterference``: twin worlds, in which a viewer must not see that hidden cards differ;
* ``strategies``: random sittings of any game, from a seed;
* ``clauses``: the mark that links a test to the clauses of a rulebook;
* ``store_contract``, ``damage_contract`` and ``removal_contract``: what every event store must do;
* ``toy_game`` and ``house_game``: two small games; ``playing``, ``two_people``, ``lottery_hall``: people at them;
* ``browser``: visits to the page of a card room with a real browser;
* ``games``: the cases and further test support of the games that are here.

Needs pytest and hypothesis, and ``browser`` also playwright: nothing of ``kitapi`` imports it.
"""
