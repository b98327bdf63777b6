"""Kills the server at random moments of simulated play, and audits what it had stored."""
