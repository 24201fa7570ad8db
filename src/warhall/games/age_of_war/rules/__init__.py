"""The rules of Age of War: one module for each chapter of the rulebook."""
