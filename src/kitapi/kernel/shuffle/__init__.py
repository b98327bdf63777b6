"""The shuffle of a deal, the same in every game: all seats commit to a share, then reveal it, and chance shuffles.

``shares`` computes what binds room and seats; ``actions`` and ``events`` are what is sent and stored; ``state`` holds
how far the phase is; ``phase`` has the rules; ``views`` builds what is public. A game's state holds one ``Shuffle``.
"""
