"""What no text for a player may look like."""

import re
from functools import cache

# A word that ends like a plural and is none.
SINGULAR = r"(?!\w*ss\b|\w*us\b|\w*is\b|\w+'s\b|gas\b|was\b|has\b|begins\b|costs\b|brings\b|means\b|lies\b)"
# Things with a number of their own: `Round 1 begins` counts no rounds.
NUMBERED = r"(?<!round )(?<!Round )(?<!plan )(?<!Plan )(?<!seat )(?<!space )(?<![\d,£$.])"
VOWEL_SOUND = r"(?:hour|heir|honest|honour|8\b|11\b|18\b)"
CONSONANT_SOUND = r"(?:one|once|uni|use|usu|Euro|ewe)"

FAULTS = {
    "one of several": re.compile(rf"{NUMBERED}\b1 {SINGULAR}[a-z]+s\b"),
    "an article before a plural": re.compile(rf"\b[Aa]n? {SINGULAR}[a-z]+s\b"),
    "two articles": re.compile(r"\b(?:an?|the) (?:an?|the)\b", re.IGNORECASE),
    "a for an": re.compile(rf"\b[Aa] (?!{CONSONANT_SOUND})(?:[aeiou]|{VOWEL_SOUND})", re.IGNORECASE),
    "an for a": re.compile(rf"\b[Aa]n (?!{VOWEL_SOUND})(?:[^aeiou\W]|{CONSONANT_SOUND})", re.IGNORECASE),
    "a word twice": re.compile(r"\b([a-z]+) \1\b", re.IGNORECASE),
    "a thing and the same thing": re.compile(r"\b([a-z]+) (?:and|or) \1\b", re.IGNORECASE),
    "a code": re.compile(r"\b(?:P\d+|[A-Z]{2}-[A-Z]+-\d+|[a-z]+_[a-z_]+)\b"),
    "space or stop out of place": re.compile(r"  |\s$|^\s| [,.;:!?)](?!\.)|\( |\.\.|,,|[,;:]\.|\?\."),
    "a gap": re.compile(r"\(\)|\bNone\b|\{(?!who\})|(?<!\{who)\}|\[\]"),
    "signs of money and number": re.compile(r"£-|\$-|\+-|--|-0\b|£\s|\$\s"),
    "two verbs": re.compile(r"\b(?:[Tt]ake|[Gg]ain|[Gg]et) (?:lose|gain|take|move|draw|pay|spend)\b"),
    "nothing of something": re.compile(r"(?<![\d,.%£$–-])\b0 (?:more|left|of|kept|so)\b"),
}

ENDINGS = {"prompt": (".", "?"), "reason": (".",), "note": (".", "!"), "card": (".",)}


@cache
def faults(kind: str, text: str) -> list[str]:
    """What is wrong with a text, in words. Most texts are said many times."""
    found = [f"{fault}: {match[0]!r}" for fault, pattern in FAULTS.items() if (match := pattern.search(text))]
    if kind in ENDINGS and not text.endswith(ENDINGS[kind]):
        found.append(f"a {kind} does not end with a stop")
    if not text[:1].isupper() and text[:1] not in "£$+-−0123456789{":
        found.append("a small letter begins it")
    return found
