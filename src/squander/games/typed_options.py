"""Options as people type them."""

from squander.kernel.kind import Kind
from squander.kernel.pieces import Value, typed

TRUE = {"true", "yes", "on", "1"}
FALSE = {"false", "no", "off", "0"}


def meant(kind: Kind, name: str, text: str) -> Value:
    """The value among the setting's choices that this text stands for; the game refuses what is none."""
    setting = next((setting for setting in kind.settings if setting.name == name), None)
    if setting is None or name.endswith("pack"):
        return text
    if isinstance(setting.default, list) or (not setting.choices and "," in text):
        return [part.strip() for part in text.split(",") if part.strip()]
    if not setting.choices and not setting.kept:
        return int(text) if text.lstrip("-").isdecimal() else text
    return next((choice for choice in setting.choices if stands_for(text.lower(), choice, setting.unset)), text)


def stands_for(text: str, choice: Value, unset: str = "") -> bool:
    if isinstance(choice, bool):
        return text in (TRUE if choice else FALSE)
    return text == typed(choice).lower() or (choice is None and text == unset)
