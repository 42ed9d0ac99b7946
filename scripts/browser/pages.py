"""Checks of the pages besides the chart: what is printed at the desk, and the reports with their plots."""

import base64
import json
import os
import re

import camp
import shown

PHONE = {"width": 390, "height": 844, "scale": 2, "mobile": True}
DESK = {"width": 1000, "height": 900}
REPORTS = ("occupancy", "revenue", "no-shows", "cancellations", "lead-time", "length-of-stay")
# A page of A4 without its margins, in CSS pixels.
PAPER = 700


def hostile_arrival(wawona, day):
    """A party that comes on this day and has a name that would like to be markup."""
    stay = json.loads(wawona.run("list-reservations", "--arriving", day, "--status", "reserved", "--json"))[0]
    wawona.run("change-camper", stay["camper"]["id"], "--full-name", camp.HOSTILE)
    return stay["id"]


def pdf_pages(page):
    data = base64.b64decode(page.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])
    return [(float(w), float(h)) for w, h in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)]


def looks(checks, page, name, path):
    """On a phone, in the dark, on paper."""
    page.size(**PHONE)
    page.load(path)
    width = page.ask("document.documentElement.scrollWidth")
    done = shown.did(page)
    checks.that(f"{name}: the frame does not scroll sideways at 390 px", width <= 390, width)
    checks.that(f"{name}: it runs and asks for nothing", not done, done)
    page.size(**DESK)
    for scheme in ("dark", "light"):
        page.prefer(scheme)
        page.load(path)
        poor = {text: round(ratio, 2) for text, ratio in page.ask(shown.CONTRAST).items() if ratio < 4.5}
        checks.that(f"{name}: every text has a contrast of 4.5 at least, {scheme}", not poor, poor)
    checks.keep(page, name)
    sheets = pdf_pages(page)
    page.size(PAPER, 1000)
    page.call("Emulation.setEmulatedMedia", media="print")
    width = page.ask("document.documentElement.scrollWidth")
    page.call("Emulation.setEmulatedMedia", media="")
    checks.that(f"{name}: on paper it is portrait, and nothing is cut off",
                sheets and all(w < h for w, h in sheets) and width <= PAPER, sheets, width)
    return sheets


def of_the_desk(checks, page, wawona, folder):
    day = wawona.now[:10]
    identifier = hostile_arrival(wawona, day)
    # So that there is an entry by hand, with a memo that would like to be markup.
    wawona.run("charge", identifier, "40.00", "--memo", camp.HOSTILE)
    wawona.run("pay", identifier, "40.00", "--method", "cash")
    wawona.run("add-rate", camp.HOSTILE, "--nightly", "40.00", "--type", "nowhere")
    arrivals = len(json.loads(wawona.run("list-arrivals", day, "--json")))
    pages = {"turnover": [day], "list-arrivals": [day], "placards": [day, "--full-names"], "confirmation": [identifier],
             "list-rates": [], "today": [], "account": [identifier], "receipt": [identifier]}
    for name, words in pages.items():
        path = os.path.join(folder, name + ".html")
        wawona.draw(path, name, *words, "--html")
        sheets = looks(checks, page, name, path)
        text = page.ask("document.body.textContent")
        checks.that(f"{name}: a hostile name reads as it was typed", camp.HOSTILE in text)
        if name in ("list-arrivals", "today"):
            page.size(**PHONE)
            page.load(path)
            cut = page.ask("[...document.querySelectorAll('.cards td, .cards tbody th')].filter(cell => "
                           "cell.textContent && cell.getBoundingClientRect().right > 390).length")
            checks.that(f"{name}: every cell of a row is on the screen of a phone", cut == 0, cut)
        if name == "placards":
            checks.that(f"placards: each of {arrivals} has a sheet of its own", len(sheets) == arrivals > 0, len(sheets))


def of_the_reports(checks, page, wawona, folder):
    for name in REPORTS:
        path = os.path.join(folder, f"report-{name}.html")
        wawona.draw(path, "report", name, "--from", "2023-05-01", "--before", "2023-08-01", "--html")
        looks(checks, page, "report-" + name, path)
        rows = page.ask("document.querySelectorAll('table tbody tr').length")
        plot = page.ask("document.querySelector('svg')?.getAttribute('role')")
        # What never happened has no plot.
        checks.that(f"report-{name}: it has a table, and its plot is an image", rows > 0 and plot in ("img", None), rows, plot)
    checks.that("the report of occupancy has a plot", page_has_plot(page, os.path.join(folder, "report-occupancy.html")))


def page_has_plot(page, path):
    page.load(path)
    return page.ask("document.querySelectorAll('svg rect').length") > 31
