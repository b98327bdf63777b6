"""The seating of a table and its changes: names, invitations, proposals, seats that change hands."""
