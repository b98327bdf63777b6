"""The seating of a table and its changes: names, invitations, proposals, and new occupants of seats."""
