"""Sheets of real tables that their writers share with the room."""
