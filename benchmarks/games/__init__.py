"""What is measured of one game alone: a folder for each."""
