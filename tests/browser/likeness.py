"""How alike two pictures look: structural similarity of their luminance and colours, in small windows.

1 is the same. The measure is that of Wang, Bovik, Sheikh and Simoncelli (2004), over windows that do not overlap; the
worst tenth of the windows counts, because most of a table is baize, which never changes.
"""

from __future__ import annotations

import base64
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page

WINDOW = 8
WORST = 0.1
STILL = ((0.01 * 255) ** 2, (0.03 * 255) ** 2)  # so that flat windows do not divide by nothing
LUMA = np.array([[0.299, 0.587, 0.114], [-0.169, -0.331, 0.5], [0.5, -0.419, -0.081]])
# A page can read every kind of picture, and make it smaller as well as a browser can.
PIXELS = """async ([picture, wide]) => {
  const drawn = new Image();
  drawn.src = picture;
  await drawn.decode();
  const high = Math.round(drawn.height * wide / drawn.width);
  const paper = new OffscreenCanvas(wide, high).getContext("2d");
  paper.imageSmoothingQuality = "high";
  paper.drawImage(drawn, 0, 0, wide, high);
  const { data } = paper.getImageData(0, 0, wide, high);
  const bytes = await new Response(new Blob([data]).stream()).arrayBuffer();
  let text = "";
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return [high, btoa(text)];
}"""
SMALL = """async ([picture, wide, quality]) => {
  const drawn = new Image();
  drawn.src = picture;
  await drawn.decode();
  const paper = new OffscreenCanvas(wide, Math.round(drawn.height * wide / drawn.width));
  const pen = paper.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(drawn, 0, 0, paper.width, paper.height);
  const blob = await paper.convertToBlob({ type: "image/webp", quality });
  let text = "";
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}"""

Pixels = NDArray[np.float64]


def address_of(picture: bytes) -> str:
    kind = "png" if picture.startswith(b"\x89PNG") else "webp"
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def smaller(page: Page, picture: bytes, wide: int, quality: float) -> bytes:
    """The same as a small WebP, to be kept."""
    return base64.b64decode(page.evaluate(SMALL, [address_of(picture), wide, quality]))


def pixels(page: Page, picture: bytes, wide: int) -> Pixels:
    high, data = page.evaluate(PIXELS, [address_of(picture), wide])
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(high, wide, 4)[:, :, :3].astype(float)


def alike(page: Page, one: Path, other: bytes, wide: int) -> float:
    """How alike a kept picture and a new one are, both that wide."""
    return likeness(pixels(page, one.read_bytes(), wide), pixels(page, other, wide))


def likeness(one: Pixels, other: Pixels) -> float:
    if one.shape != other.shape:
        return 0.0
    a, b = windows(one @ LUMA.T), windows(other @ LUMA.T)
    return float(np.mean(np.sort(similar(a, b).min(axis=1))[: max(1, int(len(a) * WORST))]))


def windows(picture: Pixels) -> Pixels:
    """Windows, channels, pixels of each."""
    high, wide = (side // WINDOW * WINDOW for side in picture.shape[:2])
    cut = picture[:high, :wide].reshape(high // WINDOW, WINDOW, wide // WINDOW, WINDOW, 3)
    return cut.transpose(0, 2, 4, 1, 3).reshape(-1, 3, WINDOW * WINDOW)


def similar(a: Pixels, b: Pixels) -> Pixels:
    """Structural similarity, window by window and channel by channel."""
    mean_a, mean_b = a.mean(axis=2), b.mean(axis=2)
    spread = a.var(axis=2) + b.var(axis=2)
    together = (a * b).mean(axis=2) - mean_a * mean_b
    light = (2 * mean_a * mean_b + STILL[0]) / (mean_a**2 + mean_b**2 + STILL[0])
    return np.asarray(light * (2 * together + STILL[1]) / (spread + STILL[1]))
