"""Worker processes beside the room: bots, and answers to questions about games."""
