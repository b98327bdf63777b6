"""The course of a deal with a talon, without its rules: what happens in every such game, and what changes then.

``events`` and ``state`` hold base types that a game extends; ``steps`` applies the events that change every game's
state alike; ``observations`` builds what a viewer sees of them. The rules belong to the games: each is a marked
function there.
"""
