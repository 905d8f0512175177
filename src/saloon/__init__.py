"""Saloon: five western games for the browser, the terminal and Python.

The packages are layers, and each may import only those below it (checked by .importlinter): cli; server and lab;
storage; table; texts, engine and folders; catalog; bots and games; core.
"""
