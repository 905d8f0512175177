"""Studies: a finished match, other moves tried from its positions, and what was noted there. Nothing here waits."""
