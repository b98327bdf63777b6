"""What one stranger can do to everybody else: a served room, floods of requests, and somebody who plays meanwhile."""
