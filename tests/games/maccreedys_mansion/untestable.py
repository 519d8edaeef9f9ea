"""Clauses that no test can play, and why."""

UNTESTABLE = {
    "MM-SETUP-11": "A matter of words: the model has one type of room, and jobs, cards and haunts all name it.",
    "MM-SETUP-20": "Says where the content comes from; test_box checks what the content must be.",
}
