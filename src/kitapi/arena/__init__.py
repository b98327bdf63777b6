"""Players against players, over many deals."""
