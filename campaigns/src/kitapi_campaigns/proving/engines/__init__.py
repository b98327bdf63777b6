"""``kitapi engine`` driven from outside, and the kernel's own run of the same deals beside it."""
