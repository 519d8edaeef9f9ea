def view(g, seat):
    return {}
