"""The rules of Age of Conan: one module for each chapter of the rulebook."""
