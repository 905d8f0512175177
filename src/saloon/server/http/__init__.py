"""Everything over HTTP: REST endpoints and their bodies, the files of the web client, and the guard before them.

It reaches tables through the house and describes them by present.py; it also mounts the web socket of server/socket.
"""
