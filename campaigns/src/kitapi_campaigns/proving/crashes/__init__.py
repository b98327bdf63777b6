"""Machines that are killed, lose their power, fill their disks, or whose disks fail; and what must be left then."""
