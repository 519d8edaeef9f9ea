"""Players made of code. A bot is given a `Sight` of its seat and answers with one of its options."""
