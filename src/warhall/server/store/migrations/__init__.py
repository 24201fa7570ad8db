"""From any older database to the present one, step by step."""
