"""Compares what campctl charges for random stays with the second calculation in `model`.

    CAMPCTL=… python3 Tests/Model/run.py [--seed N] [--stays N] [--kinds N] [--without NAMES]

Every quote, every line of every account, every tax with its base by month and type of site, and the revenue are compared after each
change: to the cent, until a night is slept. From then on a tax is rounded for each line that corrects slept nights, so that it and its base
may differ by a cent for each; prices, extras and discounts never. The first difference is printed with its seed and the shortest commands
that show it. Each stay has types of sites of its own, so that the reports have its amounts apart from those of the others in its store.
"""
import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import stays

EXECUTABLE = os.environ.get("CAMPCTL", ".build/debug/campctl")
PERIOD = "--from 2027-01-01 --before 2029-01-01"
REPORTS = [f"report taxes --by name,month,type {PERIOD}", f"report revenue --by type {PERIOD}", f"report revenue --by month {PERIOD}"]


def cents(text):
    return int(text.replace(".", ""))


def campctl(store, now, lines):
    """The replies to the lines of a batch at a moment."""
    environment = dict(os.environ, CAMPCTL_CONFIG="", CAMPCTL_STORE=store, CAMPCTL_ACTOR="model")
    done = subprocess.run([EXECUTABLE, "batch", "--json", "--keep-going", "--now", now], input="\n".join(lines), text=True,
                          capture_output=True, env=environment)
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    if len(replies) != len(lines):
        sys.exit(f"{len(replies)} replies to {len(lines)} lines: {done.stderr}")
    return replies


# The books of the program and of the model, in one form: amounts by what they are for, without those that are 0.

def account(entries):
    found = Counter()
    for e in entries:
        item = e["item"].removesuffix("-apart")
        names = {"agreed": "off", "discounts": "off", "taxes": "tax", "fees": "fee", "penalties": "penalty"}
        kind = "waived" if e["item"] == "discounts-apart" else names.get(item, item)
        found[kind, by_hand(e["memo"]) if kind in ("off", "tax", "fee") else ""] += cents(e["amount"])
    return found


def by_hand(name):
    """The name of a line; all discounts by hand are one, whose entries have their reasons, or the end of the stay."""
    return "by hand" if name.startswith("hand") or name in ("late", "cancelled", "no-show") else name


def quoted(quote):
    return Counter({("quote", "nights"): sum(cents(n["price"]) for n in quote["nights"]),
                    ("quote", "extras"): sum(cents(e["amount"]) for e in quote["extras"]), ("quote", "total"): cents(quote["total"]),
                    **{("off", d["name"]): cents(d["amount"]) for d in quote["discounts"]},
                    **{("fee" if t["fee"] else "tax", t["name"]): cents(t["amount"]) for t in quote["taxes"]}})


def model_quote(stay):
    found = Counter({k: v for k, v in model_account(stay).items() if k[0] in ("off", "tax", "fee")})
    booked = stay.booked()
    found["quote", "nights"], found["quote", "extras"] = sum(n.price for n in stay.nights), sum(n.extras for n in stay.nights)
    found["quote", "total"] = booked.own() + sum(booked.tax.values())
    return found


def model_account(stay):
    found, booked = Counter(), stay.booked()
    found["nights", ""], found["extras", ""] = booked.nights, booked.extras
    for name, value in booked.off.items():
        found["off", by_hand(name)] -= value
    for name, value in booked.fees.items():
        found["fee", name] += value
    for name, value in booked.tax.items():
        found["tax", name] += value
    for _, _, fee, kept in stay.penalty.values():
        found["penalty", ""] += fee
        for name, value in kept.items():
            found["tax", name] += value
    for _, _, off, back in stay.waivers:
        found["waived", ""] -= off
        for name, value in back.items():
            found["tax", name] -= value
    return found


def model_taxes(stay):
    found = Counter()
    for day, kind, row in stay.rows():
        for key, values in (("taxed", row.taxed), ("exempt", row.exempt), ("tax", row.tax)):
            for name, value in values.items():
                found[name, f"{day:%Y-%m}", kind, key] += value
    for sign, (day, kind, _, kept) in [(1, p) for p in stay.penalty.values()] + [(-1, w) for w in stay.waivers]:
        for name, value in kept.items():
            found[name, f"{day:%Y-%m}", kind, "kept"] += sign * value
    fees = {t.name for t in stay.taxes if t.fee}
    return Counter({k: v for k, v in found.items() if k[0] not in fees})


def model_revenue(stay):
    found = Counter()

    def add(day, kind, **amounts):
        for key, value in amounts.items():
            found[f"{day:%Y-%m}", kind, key] += value
    for day, kind, row in stay.rows():
        add(day, kind, nights=row.nights, extras=row.extras, discounts=-sum(row.off.values()), fees=sum(row.fees.values()),
            taxes=sum(row.tax.values()))
    for day, kind, fee, kept in stay.penalty.values():
        add(day, kind, penalties=fee, taxes=sum(kept.values()))
    for day, kind, off, back in stay.waivers:
        add(day, kind, discounts=-off, taxes=-sum(back.values()))
    return found


def unlike(where, ours, theirs, slack, names):
    """The differences beyond some cents, which only amounts of the given names may have."""
    return [(where, key, ours[key], theirs[key]) for key in sorted(set(ours) | set(theirs), key=str)
            if abs(ours[key] - theirs[key]) > (slack if key[-1] in names or key[0] in names else 0)]


TOTALS = ("taxed", "exempt", "tax", "kept", "nights", "extras", "discounts", "fees", "penalties", "taxes", "earned")
ROUNDED = ("tax", "nights", "extras", "fee", "taxed", "exempt", "fees", "taxes", "kept", "penalty", "penalties", "waived")


def compare(camp, planned, stop=True):
    """Runs a campground with its planned stays in the program and in the model; the differences by stay."""
    with tempfile.TemporaryDirectory(prefix="campctl-model-") as folder:
        return compare_in(os.path.join(folder, "camp.sqlite"), camp, planned, stop)


def compare_in(store, camp, planned, stop):
    state, differences = stays.Campground(camp), []
    planned = [dict(p, id=f"r-{i}") for i, p in enumerate(planned, 1)]
    models = {}
    for index, now in enumerate(stays.MOMENTS):
        lines, meaning = [], []
        for line in state.begin(index, [p["number"] for p in planned]):
            lines.append(line)
            meaning.append(None)
        for plan in planned:
            for change in (c for c in plan["changes"] if c["at"] == index):
                stay = state.apply(models.get(plan["number"]), plan, change)
                models[plan["number"]] = stay
                words = state.words(plan, change)
                lines += words
                meaning += [("quote", plan["number"], model_quote(stay), 0) if w.startswith("quote") else None for w in words]
                lines.append(f"account {plan['id']}")
                meaning.append(("account", plan["number"], model_account(stay), slack(stay)))
        if not lines:
            continue
        replies = campctl(store, now, lines + REPORTS)
        for reply, line, wanted in zip(replies, lines, meaning):
            if not reply["ok"]:
                differences.append((("refused", line.split()[0]), (), line, reply["error"]["message"]))
            elif wanted:
                what, number, ours, loose = wanted
                theirs = quoted(reply["result"]) if what == "quote" else account(reply["result"]["entries"])
                differences += [((number, d[0]), *d[1:]) for d in unlike(what, ours, theirs, loose, ROUNDED)]
        if all(r["ok"] for r in replies[-3:]):
            differences += compare_reports(models, [r["result"] for r in replies[-3:]])
        if differences and stop:
            return differences
    return differences


def slack(stay):
    """A cent for the nights that were slept, and for each line of a later day, is free: a tax is rounded for each. Where nights
    are given up and kept, each of the slept ones may have another cent."""
    given_up = sum(n.slept for n in stay.nights) if "early" in stay.penalty else 0
    return 0 if not stay.changes else 1 + stay.changes + given_up


def months_slack(stay):
    """In a month a cent may also move from a slept night to another, when a change rounds the stay anew."""
    return slack(stay) and slack(stay) + sum(n.slept for n in stay.nights)


def compare_reports(models, reports):
    taxes, types, months = reports
    theirs, differences = Counter(), []
    for report, rows, sums in (("report taxes", taxes["rows"], [taxes["total"]]), ("report revenue by month", months, types)):
        for key in {k for row in rows + sums for k in row if k in TOTALS}:
            whole, parts = sum(cents(r[key]) for r in sums), sum(cents(r[key]) for r in rows)
            if whole != parts:
                differences.append(((None, report), ("sum", key), parts, whole))
    for row in taxes["rows"]:
        for key in ("taxed", "exempt", "tax", "kept"):
            theirs[row["name"], row["month"], row["type"], key] = cents(row[key])
    revenue = Counter()
    by_type = {row["type"]: row for row in types}
    for number, stay in models.items():
        kinds = (f"{number}a", f"{number}b")
        mine = Counter({k: v for k, v in theirs.items() if k[2] in kinds})
        differences += [((number, d[0]), *d[1:]) for d in unlike("report taxes", model_taxes(stay), mine, months_slack(stay), ROUNDED)]
        for tax in (t for t in stay.taxes if t.percent is not None and not t.fee):
            taxed, owed = (sum(v for k, v in mine.items() if k[0] == tax.name and k[3] == key) for key in ("taxed", "tax"))
            # A tax in prices and in fees is rounded for each.
            if abs(taxed * tax.percent - owed) > (2 if tax.included and "fees" in tax.on else 1):
                differences.append(((number, "report taxes"), (tax.name, "taxed x rate"), taxed * tax.percent, owed))
        ours = model_revenue(stay)
        for kind in kinds:
            row = by_type.get(kind, {})
            sums = Counter()
            for (_, k, key), value in ours.items():
                sums[key] += value * (k == kind)
            read = Counter({key: cents(row[key]) for key in sums if key in row})
            differences += [((number, d[0]), (kind, d[1]), *d[2:])
                            for d in unlike("report revenue", Counter({(k,): v for k, v in sums.items()}),
                                            Counter({(k,): v for k, v in read.items()}), slack(stay),
                                            ROUNDED + (("discounts",) if stay.waivers else ()))]
        for (month, _, key), value in ours.items():
            revenue[month, key] += value
    read = Counter()
    for row in months:
        for key in {key for _, key in revenue}:
            read[row["from"][:7], key] = cents(row[key])
    loose = sum(months_slack(s) for s in models.values())
    number = next(iter(models)) if len(models) == 1 else None
    names = ROUNDED + (("discounts",) if any(s.waivers for s in models.values()) else ())
    return differences + [((number, d[0]), *d[1:]) for d in unlike("report revenue by month", revenue, read, loose, names)]


# The shortest commands that show a difference

def kind_of(difference):
    (_, where), key = difference[0], difference[1]
    flat = [x for k in key for x in (k if isinstance(k, tuple) else (k,))]
    return where, tuple(k for k in flat if k in ROUNDED or k in ("off", "waived", "penalty", "discounts"))


def shortest(camp, plan, kind):
    """Leaves out what the difference does not need."""
    def shows(c, p):
        try:
            found = compare(c, [p], stop=False)
            return any(kind_of(d) == kind for d in found) and not any(d[0][0] == "refused" for d in found)
        except Exception:
            return False
    if not shows(camp, plan):
        return camp, plan
    smaller = True
    while smaller:
        smaller = False
        for c, p in stays.simpler(camp, plan):
            if shows(c, p):
                camp, plan, smaller = c, p, True
                break
    return camp, plan


def explain(camp, plan, seed, difference):
    camp, plan = shortest(camp, plan, kind_of(difference))
    state, stay, plan = stays.Campground(camp), None, dict(plan, id="r-1")
    print(f"\nseed {seed}: a difference")
    for index, now in enumerate(stays.MOMENTS):
        lines = state.begin(index, [plan["number"]])
        for change in (c for c in plan["changes"] if c["at"] == index):
            stay = state.apply(stay, plan, change)
            lines += state.words(plan, change)
        for line in lines:
            print(f"  {now}  {line}")
    for (_, where), key, ours, theirs in compare(camp, [plan], stop=False)[:8]:
        print(f"    {where} {' '.join(map(str, key))}: model {ours}, campctl {theirs}")


def one(seed):
    camp, planned = stays.random_campground(random.Random(seed))
    differences = compare(camp, planned)
    return seed, camp, planned, differences


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--stays", type=int, default=2000)
    options.add_argument("--kinds", type=int, default=1, help="the number of differences that are printed")
    options.add_argument("--without", default="", help="changes and scopes that are left out, such as 'move,included'")
    options = options.parse_args()
    stays.WITHOUT.update(options.without.split(","))
    table, count, failed, seen, printed = Counter(), 0, 0, Counter(), 0
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for seed, camp, planned, differences in pool.map(one, range(options.seed, options.seed + options.stays // stays.EACH)):
            count += len(planned)
            table.update(stays.counted(camp, planned))
            failed += bool(differences)
            for difference in differences:
                kind = kind_of(difference)
                seen[kind] += 1
                if seen[kind] == 1 and printed < options.kinds:
                    printed += 1
                    number = difference[0][0]
                    if number == "refused":
                        print(f"seed {seed}: refused: {difference[2]}: {difference[3]}")
                        continue
                    plans = [p for p in planned if number in (None, p["number"])]
                    plan = next((p for p in plans if any(kind_of(d) == kind for d in compare(camp, [p], stop=False))), None)
                    if plan:
                        explain(camp, plan, seed, difference)
                    else:
                        print(f"seed {seed}: only together: {difference}")
                    sys.stdout.flush()
    low = stays.show(table)
    print(f"{count} stays, {failed} of {options.stays // stays.EACH} campgrounds with a difference: {dict(seen)}" if failed
          else f"{count} stays, every line and every base as the model has it.")
    sys.exit(bool(failed) or (low and options.stays >= 2000))


if __name__ == "__main__":
    main()
