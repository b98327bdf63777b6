"""The events, states and views that all games with a talon share, without the rules of any game.

``events`` and ``state`` hold base types that a game extends; ``steps`` applies the events that change every game's
state alike; ``observations`` builds what a viewer sees of them. The rules belong to the games: each is a marked
function there.
"""
