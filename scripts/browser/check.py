#!/usr/bin/env python3
"""Shows campctl's pages to a headless Chromium, and checks what a person would see.

usage: check.py CAMPCTL STORE-OF-WAWONA FOLDER-FOR-SCREENSHOTS
"""

import base64
import datetime
import os
import re
import sys

import camp
import chromium
import pages
import shown

FIRST, LAST = datetime.date(2023, 7, 1), datetime.date(2023, 8, 1)
PHONE = {"width": 390, "height": 844, "scale": 2, "mobile": True}
DESK = {"width": 1280, "height": 900}


class Checks:
    def __init__(self, folder):
        self.folder = folder
        self.failed = 0

    def that(self, sentence, holds, *details):
        print(("ok      " if holds else "NOT OK  ") + sentence, *([] if holds else details))
        self.failed += not holds

    def keep(self, page, name):
        data = page.call("Page.captureScreenshot")["data"]
        with open(os.path.join(self.folder, name + ".png"), "wb") as file:
            file.write(base64.b64decode(data))


def where_bars_are(checks, page, stays):
    layout = page.ask(shown.LAYOUT)
    wrong = shown.misplaced(layout, stays, FIRST)
    checks.that(f"each of {len(stays)} stays has its bar at its place, with the camper's name", stays and not wrong, wrong[:3])
    bars = sum(len(row["bars"]) for row in layout["rows"].values())
    checks.that(f"of {bars} bars none overlaps another", bars >= len(stays) and not shown.overlaps(layout),
                shown.overlaps(layout)[:3])


def of_the_checks(checks, page, stays, folder):
    """What would be wrong has to be seen: the checks are worth nothing otherwise."""
    site, arrival, departure, name, identifier = next(stay for stay in stays if stay[1] > FIRST)
    late = (site, arrival + datetime.timedelta(1), departure, name, identifier)
    checks.that("a bar a day off would be seen", shown.misplaced(page.ask(shown.LAYOUT), [late], FIRST))
    path = os.path.join(folder, "hostile.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write('<meta charset="utf-8"><script>alert(1); console.log(2)</script><img src="none.png">')
    page.load(path)
    done = shown.did(page)
    os.remove(path)
    checks.that("a page that runs and asks for something would be seen",
                any("Dialog" in it for it in done) and any("console" in it for it in done)
                and any(it.endswith("none.png") for it in done), done)


def on_a_phone(checks, page, path):
    page.size(**PHONE)
    page.load(path)
    width = page.ask("document.documentElement.scrollWidth")
    checks.that("the page's frame does not scroll sideways at 390 px", width <= 390, width)
    foot = page.ask("document.querySelector('tfoot').getBoundingClientRect().bottom")
    checks.that("the occupancy is in sight at once", 0 < foot <= PHONE["height"], foot)
    page.ask("document.querySelector('.scroll').scrollTo(480, 420)")
    corner = page.ask("(r => [r.left, r.top])(document.querySelector('thead tr + tr th').getBoundingClientRect())")
    box = page.ask("(r => [r.left, r.top])(document.querySelector('.scroll').getBoundingClientRect())")
    site = page.ask("document.elementFromPoint(12, 500).closest('th')?.scope")
    checks.that("days and sites stay in sight while the chart scrolls", site == "row" and corner[0] >= box[0] - 1
                and page.ask("document.querySelector('thead').getBoundingClientRect().top") - box[1] < 2, site, corner, box)
    checks.keep(page, "chart-phone")


def in_both_colours(checks, page, path):
    page.size(**DESK)
    grounds = {}
    for scheme in ("light", "dark"):
        page.prefer(scheme)
        page.load(path)
        grounds[scheme] = page.ask("getComputedStyle(document.body).backgroundColor")
        poor = {text: round(ratio, 2) for text, ratio in page.ask(shown.CONTRAST).items() if ratio < 4.5}
        checks.that(f"every text has a contrast of 4.5 at least, {scheme}", not poor, poor)
        checks.keep(page, "chart-" + scheme)
    checks.that("light and dark differ", grounds["light"] != grounds["dark"], grounds)
    page.prefer("light")


def by_keyboard(checks, page, path):
    page.load(path)
    rows = "[...document.querySelectorAll('tbody tr:not(.loop)')].filter(r => r.checkVisibility()).length"
    before = page.ask(rows)
    reached = False
    for _ in range(4):
        page.press("Tab")
        reached = page.ask("document.activeElement.type === 'checkbox'")
        if reached:
            break
    page.press(" ", "Space", " ")
    folded = page.ask(rows)
    page.press(" ", "Space", " ")
    checks.that("Tab and Space fold a loop, and open it again", reached and 0 < folded < before == page.ask(rows),
                reached, before, folded)


def to_a_screen_reader(checks, page, nights):
    roles = shown.table_roles(page)
    columns, rows = roles.get("columnheader", []), roles.get("rowheader", [])
    checks.that("it is a table with a caption", any("Sites down" in name for name in roles.get("table", [])), roles.get("table"))
    checks.that("each day is a column header with its weekday",
                sum(bool(re.fullmatch(r"[A-Z][a-z]+day \d+ July", name)) for name in columns) == nights, columns)
    checks.that("each site is a row header", len(rows) >= len(page.ask(shown.LAYOUT)["rows"]), len(rows))


def on_paper(checks, page, path, nights):
    page.size(**DESK)
    page.load(path)
    for name, size in (("a4", (11.69, 8.27)), ("letter", (11, 8.5))):
        data = base64.b64decode(page.call("Page.printToPDF", printBackground=True, landscape=True, paperWidth=size[1],
                                          paperHeight=size[0], preferCSSPageSize=False)["data"])
        with open(os.path.join(checks.folder, f"chart-{name}.pdf"), "wb") as file:
            file.write(data)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
        checks.that(f"on {name} its {len(boxes)} pages are landscape", boxes and all(float(w) > float(h) for w, h in boxes), boxes)
        # The width between the margins, in CSS pixels; the last day has to lie within.
        width = int((size[0] - 20 / 25.4) * 96)
        page.size(width, 700)
        page.call("Emulation.setEmulatedMedia", media="print")
        days = page.ask(shown.LAYOUT)["days"]
        checks.that(f"on {name} all {nights} days are within the page", len(days) == nights and days[-1]["right"] <= width + 1
                    and page.ask("document.documentElement.scrollWidth") <= width, days[-1:], width)
        if name == "a4":
            checks.keep(page, "chart-print")
        page.call("Emulation.setEmulatedMedia", media="")


def of_a_hostile_camper(checks, page, wawona, path, drawing):
    victim = wawona.stays(FIRST, LAST)[0]
    camper = re.search(r'"camper":\{"id":"(c-\d+)"', wawona.run("show-reservation", victim[4], "--json")).group(1)
    wawona.run("change-camper", camper, "--full-name", camp.HOSTILE)
    for kind, file in (("html", path), ("svg", drawing)):
        wawona.draw(file, "chart", "--from", str(FIRST), "--nights", "31", "--" + kind)
        page.load(file)
        done = shown.did(page)
        checks.that(f"a hostile camper's name runs and asks for nothing ({kind})", not done, done)
        names = page.ask("[...document.querySelectorAll('td[title], svg svg title')].map(e => e.textContent).join('\\n')")
        checks.that(f"it reads as it was typed ({kind})", camp.HOSTILE in names)
    checks.keep(page, "chart-svg")


def as_a_drawing(checks, page, path):
    page.load(path)
    root = page.ask("(e => [e.localName, e.getAttribute('role'), e.children[0].localName])(document.documentElement)")
    checks.that("the drawing is an image with a title", root == ["svg", "img", "title"], root)
    outside = page.ask("""(() => {
      const bars = [...document.querySelectorAll('svg svg.res, svg svg.here, svg svg.gone, svg svg.held, svg svg.block')]
        .map(bar => ({y: bar.y.baseVal.value, left: bar.x.baseVal.value, style: getComputedStyle(bar).overflow,
          right: bar.x.baseVal.value + bar.width.baseVal.value}))
        .sort((a, b) => a.y - b.y || a.left - b.left);
      const width = document.documentElement.width.baseVal.value;
      return bars.filter((bar, n) => bar.style !== 'hidden' || bar.right > width
        || n > 0 && bars[n - 1].y === bar.y && bars[n - 1].right > bar.left).length + (bars.length > 0 ? 0 : 1) })()""")
    checks.that("its bars cut their names, and none overlaps another", outside == 0, outside)


def of_a_large_campground(page, program, folder):
    store = os.path.join(folder, "large.sqlite")
    for path in (store, store + "-journal"):
        if os.path.exists(path):
            os.remove(path)
    large = camp.large(program, store)
    for kind in ("html", "svg"):
        path = os.path.join(folder, "large." + kind)
        seconds = large.draw(path, "chart", "--from", "2027-06-01", "--nights", "92", "--" + kind)
        shown_after = page.load(path)
        nodes = page.ask("document.querySelectorAll('*').length")
        print(f"        500 sites, 92 nights as {kind}: drawn in {seconds:.2f} s, {os.path.getsize(path):,} bytes, "
              f"{nodes:,} elements, loaded in {shown_after:.2f} s")


def main(program, store, folder):
    os.makedirs(folder, exist_ok=True)
    checks = Checks(folder)
    wawona = camp.Camp(program, store, "2023-07-15T12:00")
    path, drawing = (os.path.join(folder, "chart." + kind) for kind in ("html", "svg"))
    for kind, file in (("html", path), ("svg", drawing)):
        wawona.draw(file, "chart", "--from", str(FIRST), "--nights", "31", "--" + kind)
    browser = chromium.Chromium(chromium.find())
    try:
        page = browser.page()
        page.size(**DESK)
        page.load(path)
        where_bars_are(checks, page, wawona.stays(FIRST, LAST))
        to_a_screen_reader(checks, page, 31)
        of_the_checks(checks, page, wawona.stays(FIRST, LAST), folder)
        by_keyboard(checks, page, path)
        in_both_colours(checks, page, path)
        on_a_phone(checks, page, path)
        on_paper(checks, page, path, 31)
        page.size(**DESK)
        as_a_drawing(checks, page, drawing)
        of_a_hostile_camper(checks, page, wawona, path, drawing)
        pages.of_the_desk(checks, page, wawona, folder)
        pages.of_the_reports(checks, page, wawona, folder)
        page.size(**DESK)
        of_a_large_campground(page, program, folder)
    finally:
        browser.close()
    return checks.failed


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:]) else 0)
