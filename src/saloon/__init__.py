"""Five western games, open day and night: rules, bots, tables and a laboratory."""
