"""What a person would see of a chart's page, asked of the browser."""

# Where the days' headings, the sites' rows and the bars are, in pixels.
LAYOUT = """(() => {
  const box = e => { const r = e.getBoundingClientRect(); return {left: r.left, right: r.right, top: r.top, bottom: r.bottom} };
  const days = [...document.querySelectorAll('thead th[aria-label]')].map(box);
  const rows = {};
  for (const row of document.querySelectorAll('tbody tr:not(.loop)')) {
    const bars = [...row.querySelectorAll('td[title]')];
    rows[row.cells[0].firstChild.textContent] = {
      ...box(row), bars: bars.map(b => ({...box(b), title: b.title, text: b.textContent}))};
  }
  return {days, rows};
})()"""


def close(one, other):
    return abs(one - other) < 1


def expected(layout, first, last, length):
    """From the middle of one day to the middle of another, in pixels; cut at the chart's edges."""
    days = layout["days"]
    middle = lambda day: (days[day]["left"] + days[day]["right"]) / 2
    left = middle(first) if first >= 0 else days[0]["left"]
    return left, middle(last) if last < length else days[-1]["right"]


def misplaced(layout, stays, first_day):
    """Those of the stays (site, arrival, departure, name, id) whose bar is not where it should be."""
    length = len(layout["days"])
    wrong = []
    for site, arrival, departure, name, identifier in stays:
        left, right = expected(layout, (arrival - first_day).days, (departure - first_day).days, length)
        bars = [bar for bar in layout["rows"].get(site, {"bars": []})["bars"]
                if f", {identifier}," in bar["title"] + "," and bar["text"] == name]
        if len(bars) != 1 or not (close(bars[0]["left"], left) and close(bars[0]["right"], right)):
            wrong.append((site, identifier, left, right, bars))
    return wrong


def overlaps(layout):
    """Pairs of bars of one row that share more than their edge."""
    found = []
    for site, row in layout["rows"].items():
        bars = sorted(row["bars"], key=lambda bar: bar["left"])
        found += [(site, a["title"], b["title"]) for a, b in zip(bars, bars[1:]) if a["right"] > b["left"] + 0.5]
        found += [(site, bar["title"]) for bar in bars if bar["top"] < row["top"] - 1 or bar["bottom"] > row["bottom"] + 1]
    return found


# The least contrast of the texts in bars and headings with what is behind them, by WCAG's formula.
CONTRAST = """(() => {
  const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
  const rgb = color => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data] };
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const behind = e => { for (; e; e = e.parentElement) { const c = rgb(getComputedStyle(e).backgroundColor); if (c[3] > 200) return c }
    return rgb(getComputedStyle(document.body).backgroundColor) };
  const texts = ['h1', 'header p', '.note', 'thead small', 'thead b', 'tbody th', 'tbody th small', 'tfoot td',
    'td.held', 'td.res', 'td.here', 'td.gone', 'td.block'];
  return Object.fromEntries(texts.flatMap(t => [...document.querySelectorAll(t)].slice(0, 31).map(e => {
    const [a, b] = [light(rgb(getComputedStyle(e).color)), light(behind(e))].sort((x, y) => y - x);
    return [t, (a + .05) / (b + .05)] })));
})()"""


def table_roles(page):
    """How often each role stands in the accessibility tree."""
    roles = {}
    for node in page.call("Accessibility.getFullAXTree")["nodes"]:
        if not node.get("ignored"):
            role = node.get("role", {}).get("value")
            roles.setdefault(role, []).append(node.get("name", {}).get("value", ""))
    return roles


def did(page):
    """What a page has done that none of them may do: run something, say something, ask for something."""
    found = []
    for method, params in page.events:
        if method in ("Page.javascriptDialogOpening", "Runtime.consoleAPICalled", "Runtime.exceptionThrown"):
            found.append(method)
        if method == "Log.entryAdded" and params["entry"]["level"] != "verbose":
            found.append(params["entry"]["text"])
        if method == "Network.requestWillBeSent" and params["type"] != "Document":
            found.append(params["request"]["url"])
    return found
