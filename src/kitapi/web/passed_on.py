"""How a request shows that another node forwards it, and how long connecting to a node may take."""

FORWARDED = b"x-kitapi-forwarded"
"""The header of forwarded requests, with the nodes' secret and the visitor's address."""

PASSED_ON = "passed_on"
"""The key in a request's state that says whether another node has forwarded it."""

CONNECT_SECONDS = 2.0
