"""Value a hand before the bidding."""
