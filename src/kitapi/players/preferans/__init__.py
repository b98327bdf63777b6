"""Players of Slovak Preferans."""
