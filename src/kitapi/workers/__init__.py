"""What runs beside the room in processes of its own: bots, and answers to questions about games."""
