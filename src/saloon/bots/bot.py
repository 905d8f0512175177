"""Bot, where bots look for it; it lives in the core, so that a game can bring bots of its own."""

from saloon.core.bot import Bot as Bot
