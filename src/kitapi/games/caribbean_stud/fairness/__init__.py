"""How a deck of Caribbean Stud is shuffled, cut and dealt, for whoever verifies a shuffle; shared with no rule."""
