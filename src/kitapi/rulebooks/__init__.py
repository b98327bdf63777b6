"""The rulebooks of the games as data: chapters and numbered clauses, for the page and the command line."""
