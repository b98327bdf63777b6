"""Visits to the page of a card room, with the browser that this system has."""
