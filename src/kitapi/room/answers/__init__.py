"""Answers about a table that are not play: advice, books, odds and papers."""
