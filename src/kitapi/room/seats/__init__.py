"""Who sits where, and what changes that: names, invitations, proposals, seats that change hands."""
