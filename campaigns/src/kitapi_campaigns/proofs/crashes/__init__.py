"""Kills, power cuts, full disks and failing disks, and checks of what must be stored afterwards."""
