"""The jackpot console and the gaming inspector's keys: authorising, paying, stopping and service."""
