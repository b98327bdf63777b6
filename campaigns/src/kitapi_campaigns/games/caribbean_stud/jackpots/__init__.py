"""The parts of the campaign in which many tables feed and empty one jackpot while their node is killed."""
