"""The campaigns' parts for Caribbean Stud: counts, random play and faults."""
