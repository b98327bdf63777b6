"""Sheets of real tables, as their writers keep them: what a sheet is made of."""
