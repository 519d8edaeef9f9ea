"""The table in the browser: rooms, sockets and storage. No rule and no game's name in here."""
