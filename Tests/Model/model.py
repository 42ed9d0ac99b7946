"""The cost of a stay, calculated a second time: prices, extras, discounts, taxes and penalties by the rules of the guides.

Nothing here knows the program. Amounts are whole cents, shares are fractions, and `rounded` is the only place that rounds.
A slept night keeps its amounts; what a later change makes of them is booked as a line on the day of that change.
"""
from collections import defaultdict
from datetime import timedelta
from fractions import Fraction

KINDS = {"adult": ("adults", 2), "child": ("children", 0), "vehicle": ("vehicles", 1), "pet": ("pets", 0)}
WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]


def rounded(value):
    """The nearest whole cent, half to even."""
    return round(Fraction(value))


def spread(total, weights):
    """Shares of a total: each rounded down, the cents left one each to the largest remainders, equal ones to the first."""
    whole = sum(weights)
    if not whole:
        return [total if not i else 0 for i in range(len(weights))]
    exact = [Fraction(abs(total) * w) / whole for w in weights]
    shares = [e.numerator // e.denominator for e in exact]
    left = sorted(range(len(weights)), key=lambda i: (shares[i] - exact[i], i))[: abs(total) - sum(shares)]
    return [(s + (i in left)) * (1 if total >= 0 else -1) for i, s in enumerate(shares)]


class Thing:
    """A rate, a tax or a discount: the given terms, and None or nothing for all others."""

    def __init__(self, **terms):
        self.__dict__.update(terms)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return None

    def covers(self, day, kind):
        return ((self.type in (None, kind)) and (not self.start or self.start <= day) and (not self.before or day < self.before)
                and (not self.weekdays or WEEKDAYS[day.weekday()] in self.weekdays))


class Terms:
    """The rates and the extras of the campground on the day on which a night is agreed."""

    def __init__(self, rates, extras, kind):
        self.rates, self.extras, self.kind = list(rates), dict(extras), kind

    def ranked(self, day, length):
        """The rates that cover a night, the one that decides first."""
        def rank(item):
            order, rate = item
            season = (rate.before - rate.start).days if rate.start and rate.before else 10 ** 6
            return (not rate.type, not rate.holiday, not rate.weekdays, season, -order)
        found = [(i, r) for i, r in enumerate(self.rates) if r.covers(day, self.kind) and (r.min_nights or 1) <= length]
        return [r for _, r in sorted(found, key=rank)]

    def extra(self, rate, kind):
        """The price of one more of a kind, and how many are included."""
        price = (rate.extra or {}).get(kind, self.extras.get("extra-" + kind, 0))
        plural, usual = KINDS[kind]
        return price, (rate.included_party or {}).get(plural, self.extras.get("included-" + plural, usual))


class Night:
    def __init__(self, day, terms, party):
        self.day, self.terms, self.kind, self.party = day, terms, terms.kind, dict(party)
        self.price, self.rate, self.late, self.slept, self.row, self.off = 0, None, 0, False, None, {}
        self.extras = self.late_extras = 0

    def charge_party(self, party=None):
        self.party = dict(party or self.party)
        self.extras = sum(price * max(0, self.party[KINDS[k][0]] - included)
                          for k in KINDS for price, included in [self.terms.extra(self.rate, k)])


def blocks(length):
    """The full months, the full weeks of the rest, and the nights beyond, as ranges with their days."""
    at, found = 0, []
    for days in (28, 7):
        while length - at >= days:
            found.append((range(at, at + days), days))
            at += days
    return found + [(range(at, length), 1)] * (at < length)


def quote(nights, own=None):
    """The price and the deciding rate of each night of a stay."""
    length, prices, rates = len(nights), [None] * len(nights), [None] * len(nights)

    def share(span, days, attribute):
        groups = defaultdict(list)
        for i in span:
            ranked = nights[i].terms.ranked(nights[i].day, length)
            first = ranked[0]
            if first.weekdays:
                first = next((r for r in ranked if not r.weekdays and not r.holiday and r.type == first.type), first)
            if prices[i] is None and not first.weekdays and getattr(first, attribute):
                groups[first.name, getattr(first, attribute)].append((i, first))
        for (_, price), members in groups.items():
            shares = spread(rounded(Fraction(price * len(members), days)), [1] * len(members))
            for (i, rate), part in zip(members, shares):
                prices[i], rates[i] = part, rate

    for span, days in blocks(length) if own is None else ():
        if days == 28:
            share(span, 28, "monthly")
            for week in range(span.start, span.stop, 7):
                share(range(week, week + 7), 7, "weekly")
        elif days == 7:
            share(span, 7, "weekly")
    for i, night in enumerate(nights):
        if prices[i] is None:
            rates[i] = night.terms.ranked(night.day, length)[0]
            prices[i] = rates[i].nightly
    return ([own] * length if own is not None else prices), rates


class Row:
    """The booked amounts of a night, or of a line of a day."""

    def __init__(self):
        self.nights = self.extras = 0
        self.off, self.fees = defaultdict(int), defaultdict(int)
        self.tax, self.taxed, self.exempt = defaultdict(int), defaultdict(int), defaultdict(int)

    def add(self, other, sign=1):
        self.nights += sign * other.nights
        self.extras += sign * other.extras
        for mine, theirs in zip(self.parts(), other.parts()):
            for name, value in theirs.items():
                mine[name] += sign * value
        return self

    def parts(self):
        return self.off, self.fees, self.tax, self.taxed, self.exempt

    def own(self):
        """The campground's part: all but taxes."""
        return self.nights + self.extras - sum(self.off.values()) + sum(self.fees.values())


def total(rows):
    result = Row()
    for row in rows:
        result.add(row)
    return result


class Stay:
    """A reservation: its nights, the booked amounts of those that are slept, and the lines of later days."""

    def __init__(self, camp, today, arrival, length, kind, party, discounts=(), own=None):
        self.camp, self.taxes, self.policy, self.own = camp, list(camp.taxes), dict(camp.policy), own
        self.discounts = [(d, None) for d in discounts]
        self.exempt, self.certificate, self.lines, self.final = frozenset(), False, [], {}
        self.penalty, self.waivers, self.changes = {}, [], 0
        terms = Terms(camp.rates, camp.extras, kind)
        self.nights = [Night(arrival + timedelta(i), terms, party) for i in range(length)]
        self.price_open()
        self.settle(today)

    # Prices

    def price_open(self):
        """Prices the nights not slept as the stay that they are; in a full week or month they bear what its slept nights cost too much."""
        prices, rates = quote(self.nights, self.own)
        for night, price, rate in zip(self.nights, prices, rates):
            if not night.slept:
                night.price, night.rate = price, rate
                night.charge_party()
        for span, days in blocks(len(self.nights)):
            open_nights = [self.nights[i] for i in span if not self.nights[i].slept]
            slept = [i for i in span if self.nights[i].slept]
            borne = sum(self.nights[i].price + self.nights[i].late for i in slept)
            if days > 1 and open_nights and self.own is None and borne != sum(prices[i] for i in slept):
                rest = max(0, sum(prices[i] for i in span) - borne)
                for night, price in zip(open_nights, spread(rest, [1] * len(open_nights))):
                    night.price = price
        return prices, rates

    def price(self):
        return sum(n.price + n.late + n.extras + n.late_extras for n in self.nights)

    def agreed_total(self):
        """Nights and extras, less discounts."""
        return self.price() - sum(sum(parts) for parts in self.discount_parts())

    def change_length(self, today, length, arrival=None):
        """Makes the stay longer or shorter, or moves its days; nights that are agreed keep their terms."""
        self.freeze(today)
        before, old = self.agreed_total(), {n.day: n for n in self.nights}
        arrival = arrival or self.nights[0].day
        last = self.nights[-1]
        added = Terms(self.camp.rates, self.camp.extras, last.kind)
        days = [arrival + timedelta(i) for i in range(length)]
        shorter, reprices = len(days) < len(self.nights), self.policy["shortened"] == "reprice" and self.own is None
        self.nights = [old[d] if d in old else Night(d, added, last.party) for d in days]
        for night in self.nights if reprices else ():
            night.late = night.late_extras = 0
        prices, rates = self.price_open()
        if shorter and reprices:
            self.price_as_shorter(prices, rates)
        elif reprices:
            self.price_as_longer(prices, rates)
        while shorter and (now := self.agreed_total()) > before:
            self.cap(now - before)
            if self.agreed_total() == now:
                break
        self.settle(today)

    def price_as_longer(self, prices, rates):
        """Slept nights cost as the longer stay, which is a line of the day, where that is more and no open nights bear it."""
        borne = {i for span, days in blocks(len(self.nights)) if days > 1 and any(not self.nights[i].slept for i in span)
                 for i in span}
        kept = [(n.price, n) for i, n in enumerate(self.nights) if i in borne or not n.slept]
        self.price_as_shorter(prices, rates)
        for price, night in kept:
            night.price, night.late, night.late_extras = price, 0, 0
        if sum(n.late + n.late_extras for n in self.nights) <= 0:
            for night in self.nights:
                night.late = night.late_extras = 0

    def price_as_shorter(self, prices, rates):
        """Slept nights cost as the shorter stay, which is a line of the day; the nights to come cost as they would in it."""
        for night, price, rate in zip(self.nights, prices, rates):
            if night.slept:
                fresh = Night(night.day, night.terms, night.party)
                fresh.rate = rate
                fresh.charge_party()
                night.late, night.late_extras = price - night.price, fresh.extras - night.extras
            else:
                night.price = price

    def cap(self, excess):
        """A shorter stay is never dearer than the longer one: the excess comes off the line of the day, then off the nights to come."""
        slept, still = [n for n in self.nights if n.slept], [n for n in self.nights if not n.slept]
        late = sum(n.late for n in slept)
        part = min(max(0, excess), max(0, late)) if still else max(0, excess)
        for night, share in zip(slept, spread(late - part, [n.price or 1 for n in slept])):
            night.late = share if part else night.late
        if excess > part:
            for night, price in zip(still, spread(sum(n.price for n in still) - excess + part, [n.price for n in still])):
                night.price = price

    def change_party(self, today, party):
        self.freeze(today)
        for night in self.nights:
            if not night.slept:
                night.charge_party(party)
        self.settle(today)

    def move(self, today, kind):
        self.freeze(today)
        for night in self.nights:
            if not night.slept:
                night.kind = kind
        self.settle(today)

    def freeze(self, today):
        for night in self.nights:
            night.slept = night.day < today

    # Discounts

    def discount_parts(self):
        """For each discount its part of each night."""
        left = [n.price + n.late + n.extras + n.late_extras for n in self.nights]
        result = []
        for d, since in self.discounts:
            if d in self.final:
                left = [l - p for l, p in zip(left, self.final[d])]
                result.append(self.final[d])
                continue
            prices = [n.price + n.late + (n.extras + n.late_extras) * ("extras" in d.on) for n in self.nights]
            covered = [self.covered(d, since, n) for n in self.nights]
            weights = [p * c for p, c in zip(prices, covered)]
            if d.per_night is not None:
                parts = [min(d.per_night, w) for w in weights]
            else:
                whole = sum(prices) if since else sum(weights)
                amount = min(rounded(whole * d.percent) if d.percent is not None else d.per_stay, sum(weights))
                parts = self.spread_open(d, amount, covered, covered if since or d.per_stay else weights)
            parts = [min(p, l) for p, l in zip(parts, left)]
            left = [l - p for l, p in zip(left, parts)]
            result.append(parts)
        for i, night in enumerate(self.nights if self.policy["shortened"] == "keep" else ()):
            had = [(parts, night.off[d][0]) for parts, (d, _) in zip(result, self.discounts) if d in night.off]
            if night.slept and sum(part for _, part in had) > sum(parts[i] for parts, _ in had):
                for parts, part in had:
                    parts[i] = part
        return result

    def covered(self, discount, since, night):
        """True for a night that a discount covers; one by hand covers the nights that were open then, or all where none was."""
        late = since is None or not any(n.day >= since for n in self.nights)
        return discount.covers(night.day, night.kind) and (late or night.day >= since) and (discount.min_nights or 1) <= len(self.nights)

    def spread_open(self, discount, amount, covered, weights):
        """Shares of an amount: slept nights keep theirs as long as the discount and their price are what they were."""
        slept = [i for i, n in enumerate(self.nights) if n.slept]
        still = [i for i, n in enumerate(self.nights) if not n.slept and weights[i]]
        kept = {i: self.nights[i].off.get(discount, (0, False)) for i in slept}
        if weights is not covered:
            if not still or any(kept[i][1] != bool(covered[i]) or self.nights[i].late for i in slept):
                return spread(amount, weights)
        elif not still or amount < sum(kept[i][0] for i in slept):
            shares = [kept[i][0] if i in kept else 0 for i in range(len(self.nights))]
            had = [s * bool(c) for s, c in zip(shares, covered)]
            late = amount - sum(shares)
            more = shares if late < 0 else [1 if s else 0 for s in had] if any(had) else [int(bool(c)) for c in covered]
            return [s + m for s, m in zip(shares, spread(late, more))]
        shares = spread(amount - sum(kept[i][0] for i in slept), [weights[i] for i in still])
        open_shares = dict(zip(still, shares))
        return [kept[i][0] if i in kept else open_shares.get(i, 0) for i in range(len(self.nights))]

    # Taxes

    def status(self, tax, i):
        """None where a tax is not on a night, else "taxed", "beyond" its length or first nights, or "certified"."""
        night = self.nights[i]
        if not tax.covers(night.day, night.kind):
            return None
        if len(self.nights) > (tax.stays_up_to or 10 ** 6) or i >= (tax.first_nights or 10 ** 6):
            return "beyond"
        return "certified" if self.certificate and not tax.fee and (not self.exempt or tax.name in self.exempt) else "taxed"

    def amount(self, tax, i):
        """The amount of a tax that is no percentage on a night."""
        party = self.nights[i].party
        people = party["adults"] + (0 if tax.adults_only else party["children"])
        first = next(j for j in range(len(self.nights)) if self.status(tax, j)) == i
        return tax.per_night or (tax.per_person or 0) * people or (tax.per_stay or 0) * first

    def ideal(self):
        """The rows of all nights, as if the stay were booked as it is now."""
        nights, parts = self.nights, self.discount_parts()
        rows = [Row() for _ in nights]
        cells = {}
        for i, (night, row) in enumerate(zip(nights, rows)):
            row.nights, row.extras = night.price + night.late, night.extras + night.late_extras
            both = sum(p[i] for p, (d, _) in zip(parts, self.discounts) if "extras" in d.on)
            alone = sum(p[i] for p, (d, _) in zip(parts, self.discounts) if "extras" not in d.on)
            for p, (d, since) in zip(parts, self.discounts):
                row.off[d.name] += p[i]
            night.parts = {d: p[i] for p, (d, _) in zip(parts, self.discounts)}
            gross = row.nights + row.extras
            on_nights = rounded(Fraction(both * row.nights, gross)) if gross else 0
            cells[i, "nights"], cells[i, "extras"] = row.nights - alone - on_nights, row.extras - both + on_nights
        self.take_out(rows, cells, ("nights", "extras"))
        for fee in (t for t in self.taxes if t.fee):
            for i, share in enumerate(self.shares(fee, cells)):
                rows[i].fees[fee.name] += share
        for i, row in enumerate(rows):
            cells[i, "fees"] = sum(row.fees.values())
        self.take_out(rows, cells, ("fees",))
        for tax in (t for t in self.taxes if not t.fee):
            shares = self.shares(tax, cells) if not tax.included else [0] * len(nights)
            for i, row in enumerate(rows):
                status, base = self.status(tax, i), sum(cells[i, part] for part in tax.on if (i, part) in cells)
                row.taxed[tax.name] += base * (status == "taxed")
                row.exempt[tax.name] += base * (status in ("beyond", "certified"))
                row.tax[tax.name] += shares[i] * (status == "taxed")
        return rows

    def take_out(self, rows, cells, parts):
        """Takes the included taxes out of their nights, extras and fees: amounts first, then the percentages that share what is left."""
        inside = [t for t in self.taxes if t.included and not t.fee]
        on = {key: [t for t in inside if key[1] in t.on and self.status(t, key[0]) in ("taxed", "certified")]
              for key, value in cells.items() if key[1] in parts and value}
        rest, found = dict(cells), defaultdict(dict)
        for i in range(len(rows)):
            for tax in (t for t in inside if t.percent is None and "nights" in parts and self.status(t, i) in ("taxed", "certified")):
                keys = [(i, p) for p in ("nights", "extras") if p in tax.on]
                for key, share in zip(keys, spread(self.amount(tax, i), [rest[k] for k in keys])):
                    rest[key] -= share
                    found[tax][key] = share
        for key, taxes in on.items():
            shared = [t for t in taxes if t.percent is not None]
            for tax in shared:
                found[tax][key] = rest[key] * tax.percent / (1 + sum(t.percent for t in shared))
        for tax, exact in found.items():
            for key, share in zip(exact, spread(rounded(sum(exact.values())), list(exact.values()))):
                cells[key] -= share
                row = rows[key[0]]
                if self.status(tax, key[0]) == "taxed":
                    row.tax[tax.name] += share
                self.lower(row, key[1], share)

    def lower(self, row, part, share):
        if part == "fees":
            row.fees[max(row.fees, key=lambda n: row.fees[n])] -= share
        else:
            setattr(row, part, getattr(row, part) - share)

    def shares(self, tax, cells):
        """The part of each night of a tax or fee that is added to the price, rounded once for the stay."""
        due = [self.status(tax, i) == "taxed" for i in range(len(self.nights))]
        if tax.percent is None:
            return [self.amount(tax, i) if d else 0 for i, d in enumerate(due)]
        bases = [sum(cells[i, p] for p in tax.on if (i, p) in cells) * d for i, d in enumerate(due)]
        return spread(rounded(sum(bases) * tax.percent), bases)

    def settle(self, today):
        """Books the stay as it is now: the nights to come anew, and for slept ones a line of what they lack."""
        rows, self.changes = self.ideal(), self.changes + any(n.slept for n in self.nights)
        missing = Row()
        for night, row in zip(self.nights, rows):
            if night.slept:
                missing.add(row).add(night.row, -1)
            else:
                night.row, night.off = row, {d: (part, self.covered(d, since, night))
                                             for (d, since), part in zip(self.discounts, night.parts.values())}
        for _, line in self.lines:
            missing.add(line, -1)
        self.lines.append((today, missing))

    # The end of a stay

    def check_out(self, today):
        """The discounts of a stay that is over stay as they are, whatever is given later."""
        self.leave(today)
        given_up = "early" in self.penalty
        parts = [[n.off.get(d, (0, False))[0] for n in self.nights] for d, _ in self.discounts] if given_up else self.discount_parts()
        self.final = {d: p for (d, _), p in zip(self.discounts, parts)}

    def leave(self, today):
        slept = max(1, (today - self.nights[0].day).days)
        if slept >= len(self.nights):
            return self.freeze(today)
        if self.policy["early"] == "refund":
            return self.change_length(today, slept)
        given = total(n.row for n in self.nights[slept:])
        self.nights = self.nights[:slept]
        self.freeze(today)
        self.changes += 1
        self.penalty["early"] = (today, self.nights[0].kind, given.own(), dict(given.tax))

    def end(self, today, name, portion):
        """Replaces the price by the fee of a cancellation or a no-show."""
        owed = self.booked()
        whole, inside = owed.own() + sum(owed.tax.values()), sum(owed.tax[t.name] for t in self.taxes if t.included)
        kept = {}
        if isinstance(portion, Fraction):
            kept = {t: rounded(v * portion) for t, v in owed.tax.items()}
            fee = rounded(whole * portion) - sum(kept.values())
        elif isinstance(portion, tuple):
            first = total(n.row for n in self.nights[: portion[0]])
            fee = min(first.own() - sum(first.fees.values()), whole - inside)
        else:
            fee = min(portion, whole - inside)
        kind, self.nights, self.lines = self.nights[0].kind, [], []
        self.penalty[name] = (today, kind, fee, kept)

    def waive_penalty(self, today, name, amount=None):
        """Takes back a penalty or an amount of it, with its share of the tax that it keeps."""
        _, kind, fee, kept = self.penalty[name]
        part = Fraction(1) if amount is None else Fraction(amount, fee + sum(kept.values()))
        back = {t: rounded(v * part) for t, v in kept.items()}
        self.waivers.append((today, kind, fee if amount is None else amount - sum(back.values()), back))

    # The books

    def booked(self):
        return total([n.row for n in self.nights] + [line for _, line in self.lines])

    def rows(self):
        """The booked amounts with their day and type; the lines of a day have the type of the first night."""
        return [(n.day, n.kind, n.row) for n in self.nights] + [(day, self.nights[0].kind, line) for day, line in self.lines]
