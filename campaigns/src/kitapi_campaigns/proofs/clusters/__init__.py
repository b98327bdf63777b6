"""A PostgreSQL server, the nodes that share it and the network between them: killed, paused, cut off, restarted."""
