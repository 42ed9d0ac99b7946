#!/usr/bin/env python3
"""Makes the pictures of README and the guides: campctl's pages of Wawona on 15 July 2023, light and dark.

usage: pictures.py CAMPCTL STORE-OF-WAWONA-ON-8-JULY FOLDER
"""

import os
import sys
import tempfile

import camp
import chromium
import png
import week

DAY = str(week.TODAY)
JULY = ("--from", "2023-07-01", "--before", "2023-08-01")
SO_FAR = ("--from", "2023-05-01", "--before", DAY)
SEASON = ("--from", "2023-05-01", "--before", "2023-10-01")
# A typeface that `setup.sh browser` puts on every machine, so that the pictures are the same everywhere.
TYPEFACE = """document.head.append(Object.assign(document.createElement('style'),
  {textContent: '* { font-family: "Liberation Sans" !important }'}))"""
FOLD_A = "document.querySelector('tr.loop input').click()"
SCALE = 2
# A picture's name, its width and height in CSS pixels (None: all of the page), the command that draws the page, and what
# is done to the page first.
PICTURES = (
    ("chart", 1200, 800, ("chart", "--from", "2023-07-09", "--nights", "14"), FOLD_A),
    ("occupancy", 900, 622, ("report", "occupancy", *JULY), ""),
    ("revenue", 900, None, ("report", "revenue", "--by", "type", *SO_FAR), ""),
    ("no-shows", 900, None, ("report", "no-shows", "--by", "type", *JULY), ""),
    ("cancellations", 900, None, ("report", "cancellations", "--by", "reason", *JULY), ""),
    ("lead-time", 900, None, ("report", "lead-time", *SEASON), ""),
    ("length-of-stay", 900, None, ("report", "length-of-stay", *SEASON), ""),
    ("turnover", 900, 592, ("turnover", DAY), ""),
    ("arrivals", 1000, 600, ("list-arrivals", DAY), ""),
    ("placards", 900, 572, ("placards", DAY), ""),
    ("confirmation", 800, None, ("confirmation", "r-2230"), ""),
)


def main(program, store, folder):
    os.makedirs(folder, exist_ok=True)
    wawona = camp.Camp(program, store, week.NOW)
    week.live(wawona)
    browser = chromium.Chromium(chromium.find())
    try:
        blank, page = browser.page(), browser.page()
        for name, width, height, words, script in PICTURES:
            for scheme in ("light", "dark"):
                path = os.path.join(folder, f"{name}-{scheme}.png")
                show(wawona, page, words, script, scheme, width, height)
                print(png.keep(page, blank, path))
    finally:
        browser.close()


def show(wawona, page, words, script, scheme, width, height):
    page.size(width, height or 100, SCALE)
    page.prefer(scheme)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "page.html")
        wawona.draw(path, *words, "--html")
        page.load(path)
    page.ask(TYPEFACE)
    if script:
        page.ask(script)
    if not height:
        page.size(width, page.ask("Math.ceil(document.documentElement.getBoundingClientRect().height)"), SCALE)


if __name__ == "__main__":
    main(*sys.argv[1:])
