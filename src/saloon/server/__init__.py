"""The house on the network: REST for the shelf and the lobby, one socket for each seat or spectator."""
