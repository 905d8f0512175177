"""Says at the end what the house went through."""

import pytest
import tally


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if lines := tally.table():
        terminalreporter.section("what the house went through")
        for line in lines:
            terminalreporter.write_line(line)
