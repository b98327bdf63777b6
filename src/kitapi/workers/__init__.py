"""Worker processes of the room and the web server: bots, solver, values of hands and reviews."""
