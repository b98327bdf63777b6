"""Long checks of the whole program: campaigns, with figures, that no suite of tests has the time for.

``python -m kitapi_campaigns.prove`` lists those of the plan and runs them; docs/how-it-is-tested.md has what they
found. Imports go one way: campaigns use ``kitapi`` and ``kitapi_testing``, and neither uses them; tests use all three.
"""
