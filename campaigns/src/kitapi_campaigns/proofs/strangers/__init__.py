"""A served room, strangers who attack it from processes of their own, and a player whose latencies are measured."""
