"""Measuring sticks: bots that no game offers, kept for stronger ones to be measured against."""
