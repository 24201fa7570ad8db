"""The rules of the Conan CCG: one module for each chapter of the rulebook."""
