"""The shuffle of a deal, the same in every game: all seats commit to a share, then reveal it, and chance shuffles.

``shares`` says what binds room and seats, ``actions`` and ``events`` what is said and stored, ``state`` how far
the phase is, ``phase`` decides, ``views`` says what is public. A game holds one ``Shuffle`` in its state.
"""
