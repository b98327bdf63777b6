"""The rulebooks of the games on the command line."""
