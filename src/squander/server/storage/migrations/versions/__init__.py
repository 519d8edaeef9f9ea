"""Never edit a step that was released; add one."""
