"""Sheets of real tables, written and read in the terminal; the page ``/paper`` reads the same files."""
