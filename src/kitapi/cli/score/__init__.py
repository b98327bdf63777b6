"""Scoring of games played on paper."""
