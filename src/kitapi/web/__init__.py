"""The web server of the card room: pages, JSON answers, and one socket for each onlooker."""
