"""Descriptors: how many connections the system lets this process hold."""

import sys

import structlog

if sys.platform != "win32":
    import resource

ENOUGH = 4096
MOST = 65_536
RESERVED = 100  # for the database, files of the client, bots and logs

log = structlog.get_logger()


def raise_limit() -> int:
    """Raise the limit of open files as far as the system allows; return how many connections it leaves room for."""
    files = _raise() if sys.platform != "win32" else MOST
    if files < ENOUGH:
        log.warning("few_descriptors", files=files, hint="raise it with ulimit -n, or LimitNOFILE= of systemd")
    return max(1, files - min(RESERVED, files // 2))


def _raise() -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return MOST if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted
