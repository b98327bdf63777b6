"""The course of a hand, a module for each step: from the deck's preparation to the end of the showdown."""
