"""Prefa as it is played on paper: lines are read and scored."""
