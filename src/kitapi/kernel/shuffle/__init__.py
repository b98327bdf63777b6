"""The shuffle of a deal, the same in every game: all seats commit to a share, then reveal it, and chance shuffles.

``shares`` computes the digests that bind the room and the seats; ``actions`` defines what is sent and ``events`` what
is stored; ``state`` defines the progress of the phase; ``phase`` contains the rules; ``views`` builds the public part.
A game's state holds one ``Shuffle``.
"""
