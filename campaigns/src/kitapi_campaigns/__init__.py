"""Campaigns: long checks of the whole program, with figures, that take too long for the test suite.

``python -m kitapi_campaigns.prove`` lists those of the plan and runs them; docs/how-it-is-tested.md has what they
found. Imports go one way: campaigns use ``kitapi`` and ``kitapi_testing``, and neither uses them; tests use all three.
"""
