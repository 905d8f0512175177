"""The server: REST for games and tables, one web socket for each player or spectator, bots and real-time clocks.

It may use everything except cli and lab; only here do network, processes and tables come together.
"""
