"""Work in many parts, spread over cores or a cluster, and the tallies that its parts add up to."""
