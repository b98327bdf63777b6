"""Bots that compute in processes of their own."""
