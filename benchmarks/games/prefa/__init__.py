"""What is measured of Prefa alone."""
