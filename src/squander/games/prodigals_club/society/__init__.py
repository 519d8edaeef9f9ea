"""The society competition: bring four influence markers down, past Dame Beatrice."""
