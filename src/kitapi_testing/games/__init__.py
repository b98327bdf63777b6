"""Test support of the games: a folder for each, and what several of them use."""
