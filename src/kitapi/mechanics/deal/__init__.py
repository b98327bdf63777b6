"""The life of a deal with a talon, as far as it is no rule: what happens in every such game, and what that changes.

``events`` and ``state`` hold bases that a game extends by what is its own; ``steps`` folds the events that change every
game's state alike; ``seeing`` says what a viewer sees of them. Rules are the games': each is a marked function there.
"""
