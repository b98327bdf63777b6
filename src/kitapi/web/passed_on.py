"""The mark of forwarded requests, and the timeout for connecting to a node."""

FORWARDED = b"x-kitapi-forwarded"
"""The header of forwarded requests, with the nodes' secret and the visitor's address."""

PASSED_ON = "passed_on"
"""The key in a request's state that says whether another node has forwarded it."""

CONNECT_SECONDS = 2.0
