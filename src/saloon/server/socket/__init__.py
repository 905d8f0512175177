"""Everything over the web socket: frames, connections, messages, and the crowd around each table.

It reaches tables through the house and describes them by present.py; it knows no rules and nothing of server/http.
"""
