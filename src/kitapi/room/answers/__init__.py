"""Answers to requests about a table other than commands of play: advice, books, odds and papers."""
