"""The language of Skeleton Game: its refusals in words."""
