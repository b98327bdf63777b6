"""Irregularities at a table: reports, rulings, and the effects of rulings on chips and cards."""
