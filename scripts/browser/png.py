"""Pictures of a page in few bytes: PNG with a palette of 256 colours, the same for the same page."""

import base64
import os
import struct
import zlib

# The 256 commonest colours of a screenshot, and for each of its pixels the nearest of them.
QUANTISE = """(async () => {
  const image = new Image();
  image.src = 'data:image/png;base64,%s';
  await image.decode();
  const {width, height} = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d', {willReadFrequently: true});
  canvas.drawImage(image, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) || 0) + 1);
  const palette = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, 256).map(([pixel]) => pixel);
  const parts = pixel => [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255];
  const colours = palette.map(parts);
  const places = new Map(palette.map((pixel, place) => [pixel, place]));
  const nearest = pixel => {
    const [r, g, b] = parts(pixel);
    let place = 0, least = Infinity;
    colours.forEach((colour, n) => {
      const distance = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2;
      if (distance < least) [place, least] = [n, distance];
    });
    return place;
  };
  const indices = Uint8Array.from(pixels, pixel => {
    if (!places.has(pixel)) places.set(pixel, nearest(pixel));
    return places.get(pixel);
  });
  let text = '';
  for (let n = 0; n < indices.length; n += 32768) text += String.fromCharCode(...indices.subarray(n, n + 32768));
  return {width, height, palette: colours.flat(), indices: btoa(text)};
})()"""


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encoded(width, height, palette, indices):
    rows = b"".join(b"\0" + indices[row * width:(row + 1) * width] for row in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
            + chunk(b"PLTE", bytes(palette)) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


def keep(page, blank, path):
    """Keeps what `page` shows; the page `blank` counts its colours. Answers in words what became of the file."""
    made = blank.ask(QUANTISE % page.call("Page.captureScreenshot")["data"])
    data = encoded(made["width"], made["height"], made["palette"], base64.b64decode(made["indices"]))
    before = None
    if os.path.exists(path):
        with open(path, "rb") as file:
            before = file.read()
    with open(path, "wb") as file:
        file.write(data)
    news = "new" if before is None else "as before" if before == data else "changed"
    return f"{path}: {len(data):,} bytes, {news}"
