"""Where requests and sockets come in: routes, limits for whoever calls, and the application that joins them."""
