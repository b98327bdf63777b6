"""Work in many parts, over cores or a cluster, and the tallies that the parts add up to."""
