"""Distribution of work in many parts over cores or a cluster, and the tallies that are summed over the parts."""
