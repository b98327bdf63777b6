"""Charts of players' losses and of the calibration of their beliefs."""
