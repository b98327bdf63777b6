"""The campaigns' parts for Prefa: counts, random play and faults."""
