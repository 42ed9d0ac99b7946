"""Random campgrounds and stays, as commands of campctl and as calls of the model."""
from collections import Counter
from datetime import date, timedelta
from fractions import Fraction

from model import Stay, Terms, Thing

EACH = 10
MOMENTS = ["2027-06-01", "2027-06-10", "2027-06-29", "2027-07-02", "2027-07-04", "2027-07-20"]
DAYS = [date.fromisoformat(m) for m in MOMENTS]
CHANGES = ["book", "longer", "shorter", "move", "party", "stay on", "leave early", "cancel", "waive", "exempt", "discount", "no-show"]
SCOPES = ["nights", "extras", "fees", "type", "dates", "stays-up-to", "first-nights", "percent", "per night", "per stay", "per person"]
FLOOR = 30


def money(value):
    return f"{value // 100}.{value % 100:02d}"


def percent(value):
    return f"{float(value * 100):g}%"


def portion(value):
    """A portion of a policy: a fraction of the total, an amount, or some nights."""
    return percent(value) if isinstance(value, Fraction) else f"{value[0]}-nights" if isinstance(value, tuple) else money(value)


# The words of a thing

def options(thing):
    named = [("weekly", money), ("monthly", money), ("per_night", money), ("per_stay", money), ("per_person", money), ("percent", percent),
             ("type", str), ("start", str), ("before", str), ("min_nights", str), ("stays_up_to", str), ("first_nights", str)]
    rename = {"per_person": "per-person-night", "start": "from"}
    words = [f"--{rename.get(n, n).replace('_', '-')} {show(getattr(thing, n))}" for n, show in named if getattr(thing, n) is not None]
    words += [f"--extra-{k} {money(v)}" for k, v in (thing.extra or {}).items()]
    words += [f"--included-{k} {v}" for k, v in (thing.included_party or {}).items()]
    words += [f"--{n.replace('_', '-')}" for n in ("holiday", "included", "fee", "adults_only") if getattr(thing, n)]
    if thing.weekdays:
        words.append("--weekdays " + ",".join(thing.weekdays))
    if thing.on and thing.on != ("nights", "extras") * (not thing.discount) and thing.on != ("nights",) * bool(thing.discount):
        words.append("--on " + ",".join(thing.on))
    return " ".join(words)


class Campground:
    """The prices and terms that are in force, for the program as words and for the model as things."""

    def __init__(self, camp):
        self.camp, self.rates, self.taxes = camp, list(camp["rates"]), camp["taxes"]
        self.discounts, self.extras = camp["discounts"], dict(camp["extras"])
        self.policy = camp["policy"]

    def begin(self, index, numbers):
        """The commands with which a moment begins."""
        if index == 1:
            lines = []
            if self.camp["later_extras"]:
                self.extras.update(self.camp["later_extras"])
                lines.append("settings " + " ".join(f"--{k} {money(v)}" for k, v in self.camp["later_extras"].items()))
            for position, rate in self.camp["later_rates"]:
                self.rates[position] = rate
                lines.append(f"change-rate {rate.name} --nightly {money(rate.nightly)}")
            return lines
        if index:
            return []
        lines = ["settings --currency USD --time-zone UTC"]
        if self.extras:
            lines.append("settings " + " ".join(f"--{k} {money(v) if 'extra' in k else v}" for k, v in self.extras.items()))
        lines += [f"add-site {n}{s} --type {n}{s}" for n in numbers for s in "ab"]
        lines += [f"add-rate {r.name} --nightly {money(r.nightly)} {options(r)}".rstrip() for r in self.rates]
        lines += [f"add-tax {t.name} {options(t)}" for t in self.taxes]
        lines += [f"add-discount {d.name} {options(d)}" for d in self.discounts]
        p = self.policy
        lines.append(f"policy --early {p['early']} --shortened {p['shortened']} --cancellation 0:{portion(p['cancellation'])}"
                     f" --no-show {portion(p['no-show'])}")
        return lines + ["add-camper 'Ann Lee' --phone 5550101"]

    def words(self, plan, c):
        r, what = plan["id"], c["what"]
        nights = f"--nights {c.get('nights')}"
        if what == "book":
            chosen = " ".join(f"--discount {d}" for d in plan["discounts"])
            own = f"--nightly {money(plan['own'])} --because friends" if plan["own"] is not None else ""
            stay = f"--site {plan['number']}a --arrive {plan['arrival']} {nights} {party(plan['party'])} {chosen} {own}".strip()
            return [f"quote {stay}", f"reserve --camper c-1 {stay}"]
        return {"longer": [f"change {r} {nights}"], "shorter": [f"change {r} {nights}"], "stay on": [f"change {r} {nights}"],
                "party": [f"change {r} {party(c.get('party', {}))}"], "move": [f"move {r} --site {plan['number']}{c.get('to')}"],
                "exempt": [f"change {r} --tax-exempt form" + "".join(f" --tax-exempt-from {n}" for n in c.get("names", []))],
                "leave early": [f"check-out {r}"], "check-in": [f"check-in {r}"], "cancel": [f"cancel {r}"], "no-show": [f"no-show {r}"],
                "discount": [f"discount {r} {portion(c.get('off', 0))} --because {c.get('name')}"],
                "waive": [f"waive {r} {c.get('penalty') if c.get('amount') is None else money(c['amount'])} --because fair"]}[what]

    def apply(self, stay, plan, c):
        today, what = DAYS[c["at"]], c["what"]
        if what == "book":
            chosen = [next(d for d in self.discounts if d.name == n) for n in plan["discounts"]]
            return Stay(self, today, plan["arrival"], c["nights"], f"{plan['number']}a", plan["party"], chosen, plan["own"])
        if what in ("longer", "shorter", "stay on"):
            stay.change_length(today, c["nights"])
        elif what == "party":
            stay.change_party(today, c["party"])
        elif what == "move":
            stay.move(today, f"{plan['number']}{c['to']}")
        elif what == "exempt":
            stay.freeze(today)
            stay.certificate, stay.exempt = True, frozenset(c["names"])
            stay.settle(today)
        elif what == "leave early":
            stay.check_out(today)
        elif what in ("cancel", "no-show"):
            stay.end(today, what, stay.policy["cancellation" if what == "cancel" else "no-show"])
        elif what == "waive":
            stay.waive_penalty(today, next(iter(stay.penalty)), c["amount"])
        elif what == "discount":
            stay.freeze(today)
            off = c["off"]
            terms = {"percent": off} if isinstance(off, Fraction) else {"per_stay": off}
            stay.discounts.append((Thing(name=c["name"], on=("nights", "extras"), discount=True, **terms), today))
            stay.settle(today)
        return stay


def party(people):
    return " ".join(f"--{k} {v}" for k, v in people.items())


# Chance

def random_taxes(r, name):
    """A tax; one for a type is as many as there are stays, for types of their own."""
    tax = random_tax(r, name)
    if not tax.type:
        return [tax]
    return [Thing(**dict(tax.__dict__, name=f"{name}-{n}", type=f"{n}{r.choice('aab')}")) for n in range(1, EACH + 1)]


def random_tax(r, name):
    def chance(p):
        return r.random() < p
    terms = {"name": name, "included": chance(0.5), "on": ("nights", "extras")}
    kind = r.choice(["percent", "percent", "percent", "per_night", "per_stay", "per_person"])
    if kind == "percent":
        terms["percent"] = Fraction(r.choice([50, 65, 70, 100, 190]), 1000)
        terms["on"] = r.choice([("nights", "extras"), ("nights",), ("extras",), ("fees",), ("nights", "extras", "fees"), ("nights", "fees")])
    else:
        terms[kind] = r.choice([50, 111, 200, 325])
        terms["adults_only"] = kind == "per_person" and chance(0.5) or None
    scope = r.choice(["none", "type", "dates", "stays", "first"])
    if scope == "type":
        terms["type"] = f"{r.randrange(1, EACH + 1)}{r.choice('ab')}"
    elif scope == "dates":
        terms[r.choice(["start", "before"])] = date(2027, 6, 29) + timedelta(r.randrange(6))
    elif scope == "stays":
        terms["stays_up_to"] = r.choice([3, 5, 6, 8, 29])
    elif scope == "first":
        terms["first_nights"] = r.choice([2, 4, 6, 10])
    return Thing(**terms)


def random_rates(r):
    rates = [Thing(name="Standard", nightly=r.choice([4000, 4499, 10700]), weekly=r.choice([None, 21000, 25001, 27500]),
                   monthly=r.choice([None, None, 90000, 99999]))]
    if r.random() < 0.4:
        rates.append(Thing(name="Weekend", nightly=5555, weekdays=("fri", "sat")))
    if r.random() < 0.3:
        rates.append(Thing(name="Summer", nightly=4800, weekly=r.choice([None, 30000]), start=date(2027, 7, 1), before=date(2027, 9, 1)))
    if r.random() < 0.2:
        rates.append(Thing(name="Fourth", nightly=8000, start=date(2027, 7, 3), before=date(2027, 7, 5), holiday=True))
    if r.random() < 0.3:
        rates.append(Thing(name="Long", nightly=3600, min_nights=r.choice([5, 6, 10])))
    if r.random() < 0.3:
        rates.append(Thing(name="Cabin", nightly=9000, weekly=r.choice([None, 50000]), type=f"{r.randrange(1, EACH + 1)}{r.choice('ab')}"))
    for rate in rates:
        if r.random() < 0.5:
            rate.extra = {k: r.choice([250, 300, 1000]) for k in r.sample(["adult", "child", "vehicle", "pet"], r.randrange(1, 4))}
        if r.random() < 0.2:
            rate.included_party = {"adults": r.choice([1, 4])}
    return rates


def random_party(r):
    return {"adults": r.choice([1, 2, 3, 4]), "children": r.choice([0, 0, 1, 2]), "pets": r.choice([0, 1, 1, 2]), "vehicles": r.choice([1, 1, 2])}


WITHOUT = set()


def random_campground(r):
    """A campground and its stays, without the changes and scopes in WITHOUT, where one looks for what else differs."""
    camp, planned = any_campground(r)
    camp["taxes"] = [t for t in camp["taxes"] if not WITHOUT & set(scopes(t) + ["included"] * bool(t.included))]
    if "settings" in WITHOUT:
        camp["extras"], camp["later_extras"] = {}, {}
    names = {t.name for t in camp["taxes"]}
    for plan in planned:
        plan["changes"] = [c for c in plan["changes"] if c["what"] not in WITHOUT and names.issuperset(c.get("names", []))]
        if WITHOUT & {"leave early", "cancel", "no-show"}:
            plan["changes"] = [c for c in plan["changes"] if c["what"] != "waive" and c.get("name") != "late"]
        while not usual(plan):
            plan["changes"].pop()
    return camp, planned


def any_campground(r):
    extras = {k: v for k, v in {"included-adults": r.choice([1, 3, 4]), "extra-adult": 900, "extra-pet": 300, "extra-vehicle": 1190,
                                "extra-child": 450}.items() if r.random() < 0.5}
    rates = random_rates(r)
    taxes = [t for i in range(1, r.randrange(2, 6)) for t in random_taxes(r, f"T{i}")]
    fees = [Thing(name="F1", fee=True, on=("nights", "extras"), **r.choice([{"per_stay": 1000}, {"per_night": 150}, {"percent": Fraction(3, 100)}]))
            for _ in range(r.random() < 0.6)]
    discounts = [Thing(name=f"D{i}", discount=True, **terms) for i, terms in enumerate(r.sample([
        {"percent": Fraction(10, 100), "on": ("nights",)}, {"percent": Fraction(7, 100), "on": ("nights", "extras")},
        {"per_stay": 701, "on": ("nights",)}, {"per_night": 111, "on": ("nights", "extras")},
        {"per_night": 200, "on": ("nights",), "min_nights": 6}, {"percent": Fraction(5, 100), "on": ("nights",), "weekdays": ("fri", "sun")}], 3))]
    later = []
    if r.random() < 0.4:
        later = [(0, Thing(**dict(rates[0].__dict__, nightly=rates[0].nightly + 500)))]
    camp = {"extras": extras, "rates": rates, "taxes": taxes + fees, "discounts": discounts, "later_rates": later,
            "later_extras": {"extra-pet": 1000} if r.random() < 0.3 else {},
            "policy": {"early": r.choice(["refund", "refund", "keep"]), "shortened": r.choice(["reprice", "reprice", "reprice", "keep"]),
                       "cancellation": r.choice([Fraction(33, 100), Fraction(1, 2), (1,), (2,), 2500]),
                       "no-show": r.choice([Fraction(1), (1,), (2,), 4000])}}
    return camp, [random_stay(r, camp, i) for i in range(1, EACH + 1)]


def random_stay(r, camp, number):
    nights = r.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 28, 30, 40])
    plan = {"number": number, "arrival": date(2027, 6, 25) + timedelta(r.randrange(4)), "party": random_party(r),
            "discounts": [d.name for d in r.sample(camp["discounts"], r.choice([0, 0, 1, 2]))], "own": r.choice([None] * 9 + [3333]),
            "changes": []}
    plan["discounts"].sort()

    def add(at, what, **more):
        plan["changes"].append(dict(at=at, what=what, **more))

    def change(at):
        nonlocal nights
        here = at > 1
        least = (DAYS[at] - plan["arrival"]).days + 1 if here else 1
        what = r.choice(["longer", "longer", "shorter", "move", "party", "exempt", "discount"])
        if what == "longer":
            nights += r.choice([1, 1, 2, 3, 7, 20])
            add(at, "stay on" if here else "longer", nights=nights)
        elif what == "shorter" and nights > least:
            nights = r.randrange(least, nights)
            add(at, "shorter", nights=nights)
        elif what == "move":
            moved = [c["to"] for c in plan["changes"] if c["what"] == "move"]
            add(at, "move", to="a" if moved and moved[-1] == "b" else "b")
        elif what == "party":
            add(at, "party", party=random_party(r))
        elif what == "exempt" and not any(c["what"] == "exempt" for c in plan["changes"]):
            names = [t.name for t in camp["taxes"] if not t.fee]
            add(at, "exempt", names=r.choice([[], r.sample(names, 1)]))
        elif what == "discount":
            add(at, "discount", off=r.choice([Fraction(1, 10), 333]), name=f"hand{len(plan['changes'])}")

    add(0, "book", nights=nights)
    for at in (0, 1):
        if r.random() < 0.5:
            change(at)
    if len(plan["changes"]) == 1:
        change(1)
    end = r.random()
    if end < 0.2:
        add(1, "cancel")
    elif end < 0.34:
        add(2, "no-show")
    if end < 0.34:
        if r.random() < 0.6:
            add(r.choice([2, 3]), "waive", penalty="cancellation" if end < 0.2 else "no-show", amount=r.choice([None, 1000]))
        return plan
    if plan["arrival"] + timedelta(nights) <= DAYS[2]:
        return plan
    add(2, "check-in")
    for at in (2, 3, 4):
        if plan["arrival"] + timedelta(nights) <= DAYS[at]:
            return plan
        if at > 2 and r.random() < 0.35:
            add(at, "leave early")
            if camp["policy"]["early"] == "keep" and r.random() < 0.8:
                add(5, "waive", penalty="early", amount=r.choice([None, 500]))
            elif r.random() < 0.3:
                add(5, "discount", off=r.choice([Fraction(1, 10), 333]), name="late")
            return plan
        if r.random() < 0.75:
            change(at)
    return plan


# Simpler ones, to find the shortest that still differs

def simpler(camp, plan):
    """Campgrounds and stays with one thing less, of which a desk would have the commands in this order."""
    return ((c, p) for c, p in less(camp, plan) if usual(p) and ("check-in" in words_of(p)) == ("check-in" in words_of(plan)))


def words_of(plan):
    """The names of the changes of a stay."""
    return [c["what"] for c in plan["changes"]]


def usual(plan):
    """True when every change comes while the party is there or still to come."""
    nights = 0
    for c in plan["changes"]:
        late = c["what"] in ("waive", "no-show", "cancel") or c.get("name") == "late"
        if c["at"] > 1 and not late and plan["arrival"] + timedelta(nights) <= DAYS[c["at"]]:
            return False
        nights = c.get("nights", nights)
    return True


def less(camp, plan):
    for i in range(len(plan["changes"]) - 1, 0, -1):
        yield camp, dict(plan, changes=plan["changes"][:i] + plan["changes"][i + 1:])
    for key in ("taxes", "rates", "discounts", "later_rates"):
        for i in range(len(camp[key])):
            smaller = dict(camp, **{key: camp[key][:i] + camp[key][i + 1:]})
            if key == "rates" and (camp["later_rates"] or not smaller["rates"]):
                continue
            names = [d.name for d in smaller["discounts"]]
            yield smaller, dict(plan, discounts=[d for d in plan["discounts"] if d in names])
    for key in camp["extras"]:
        yield dict(camp, extras={k: v for k, v in camp["extras"].items() if k != key}), plan
    if camp["later_extras"]:
        yield dict(camp, later_extras={}), plan
    for name in plan["discounts"]:
        yield camp, dict(plan, discounts=[d for d in plan["discounts"] if d != name])
    if plan["own"] is not None:
        yield camp, dict(plan, own=None)
    for key, usual in {"adults": 2, "children": 0, "pets": 0, "vehicles": 1}.items():
        if plan["party"].get(key, usual) != usual:
            yield camp, dict(plan, party=dict(plan["party"], **{key: usual}))
    for group in ("taxes", "rates"):
        for i, thing in enumerate(camp[group]):
            for term in ("included", "type", "start", "before", "stays_up_to", "first_nights", "adults_only", "monthly", "weekly", "extra",
                         "included_party", "min_nights"):
                if getattr(thing, term) and not (group == "rates" and camp["later_rates"]):
                    smaller = Thing(**dict(thing.__dict__, **{term: None}))
                    yield dict(camp, **{group: camp[group][:i] + [smaller] + camp[group][i + 1:]}), plan
    for i, c in enumerate(plan["changes"]):
        for fewer in (c["nights"] // 2, c["nights"] - 1) if c.get("nights", 0) > 1 else ():
            yield camp, dict(plan, changes=plan["changes"][:i] + [dict(c, nights=fewer)] + plan["changes"][i + 1:])


# The table

def scopes(tax):
    named = [(p, p in tax.on) for p in ("nights", "extras", "fees")]
    named += [("type", tax.type), ("dates", tax.start or tax.before), ("stays-up-to", tax.stays_up_to), ("first-nights", tax.first_nights),
              ("percent", tax.percent), ("per night", tax.per_night), ("per stay", tax.per_stay), ("per person", tax.per_person)]
    return [name for name, holds in named if holds]


def counted(camp, planned):
    found = Counter()
    for plan in planned:
        for change in plan["changes"]:
            for tax in camp["taxes"]:
                if not tax.fee and change["what"] in CHANGES and (not tax.type or tax.type[:-1] == str(plan["number"])):
                    found.update((change["what"], scope, bool(tax.included)) for scope in scopes(tax))
    return found


def show(table):
    """Prints how often each change met each scope, added to the price / included; true when one is too seldom."""
    print("change       " + "".join(f"{s:>14}" for s in SCOPES))
    for change in CHANGES:
        print(f"{change:13}" + "".join(f"{table[change, s, False]:>7}/{table[change, s, True]:<6}" for s in SCOPES))
    return any(table[c, s, i] < FLOOR for c in CHANGES for s in SCOPES for i in (False, True))
