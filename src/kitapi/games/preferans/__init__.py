"""Slovak Preferans, as played in central Pohronie and Novohrad."""
