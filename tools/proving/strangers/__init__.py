"""Strangers who do their worst to a server, from a process of their own, while somebody else's commands are timed."""
