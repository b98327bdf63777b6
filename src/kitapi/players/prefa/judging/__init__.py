"""What a player of Prefa thinks of every decision: its worth in kapikia, over the layouts he thinks possible."""
