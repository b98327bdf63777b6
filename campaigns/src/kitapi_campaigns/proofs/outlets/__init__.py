"""Compares everything that the room sends a viewer in two worlds that differ only in cards hidden from the viewer."""
