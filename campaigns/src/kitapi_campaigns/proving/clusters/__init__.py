"""A PostgreSQL server, the nodes that share it and the network between: killed, paused, cut off, and exchanged."""
