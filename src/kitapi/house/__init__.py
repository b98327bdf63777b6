"""What any house game needs, without a card, a clause or a game's name.

A game declares its wagers, roles, clauses, rules and types of event. ``accounts``, ``stakes`` and ``tray`` say where
chips lie and move; ``desk``, ``closing``, ``calls``, ``approvals`` and ``keys`` decide steps of the house; ``roles``
says whose each is, ``automaton`` when it is due where no person has the role; ``voiding`` moves a hand's chips back,
``auditing`` says whether all adds up, ``books`` what became of it. ``events`` are what a game's events extend.
"""
