"""The campaigns' parts for Preferans: counts, random play and faults."""
