#!/usr/bin/env python3
"""Imports 100,000 reservations as CSV and as JSON lines, beside a batch that makes the same, and a tenth of them.

    CAMPCTL=dist/campctl python3 Tests/Acceptance/speed.py [--short] [--folder /where/the/stores/are]

CSV may take three times as long as JSON lines, and memory must not grow with the number of rows.
"""
import argparse
import csv
import datetime
import json
import os
import shutil
import sys
import tempfile

from ridb import SLACK, measured

SITES, STAYS_A_CAMPER = 500, 4
COLUMNS = ["ref", "status", "camper", "phone", "email", "site", "arrival", "departure", "adults", "vehicles", "total", "paid",
           "method", "notes"]
FIRST = datetime.date(2027, 7, 1)


def reservations(count):
    """Stays of two nights, every third day on every site; each camper comes now and then."""
    for number in range(count):
        camper = number // STAYS_A_CAMPER
        arrival = FIRST + datetime.timedelta(days=3 * (number // SITES))
        yield dict(zip(COLUMNS, [
            f"W-{number}", "reserved", f"Camper {camper}", f"030{camper:07}", f"{camper}@example.org", str(number % SITES + 1),
            str(arrival), str(arrival + datetime.timedelta(days=2)), 2, 1, "90.00", "30.00", "card", "likes shade, and quiet"]))


def write(folder, count):
    """The same as CSV, as JSON lines, and as lines of a batch."""
    paths = {name: os.path.join(folder, name) for name in ("rows.csv", "rows.jsonl", "rows.batch")}
    files = {name: open(path, "w", newline="", encoding="utf-8") for name, path in paths.items()}
    table = csv.DictWriter(files["rows.csv"], COLUMNS, lineterminator="\n")
    table.writeheader()
    for number, row in enumerate(reservations(count)):
        table.writerow(row)
        files["rows.jsonl"].write(json.dumps(row) + "\n")
        for line in lines(number, row):
            files["rows.batch"].write(json.dumps(line) + "\n")
    for file in files.values():
        file.close()
    return paths


def lines(number, row):
    camper = f"c{number // STAYS_A_CAMPER}"
    if number % STAYS_A_CAMPER == 0:
        yield {"command": "add-camper", "as": camper, "fullName": row["camper"], "phone": row["phone"], "email": row["email"]}
    yield {"command": "reserve", "as": f"r{number}", "camper": f"@{camper}", "site": row["site"], "arrive": row["arrival"],
           "depart": row["departure"], "adults": 2, "notes": row["notes"], "source": "batch", "ref": row["ref"]}
    yield {"command": "pay", "reservation": f"@r{number}", "amount": row["paid"], "method": row["method"]}


def begin(folder, store):
    path = os.path.join(folder, "begin.batch")
    with open(path, "w", encoding="utf-8") as file:
        file.write("settings --time-zone UTC\nadd-rate Standard --nightly 45.00\n")
        file.writelines(f"add-site {number}\n" for number in range(1, SITES + 1))
    if measured(folder, "batch", path, "--quiet", "--store", store)[0] != 0:
        sys.exit("the campground could not be made")


def run(folder, count, failures):
    """Seconds and peak MB of each way."""
    found, paths = {}, write(folder, count)
    for name, words in (("CSV", ["import", "reservations", paths["rows.csv"], "--source", "there"]),
                        ("JSON lines", ["import", "reservations", paths["rows.jsonl"], "--source", "there"]),
                        ("batch", ["batch", paths["rows.batch"], "--quiet"])):
        store = os.path.join(folder, f"{name}.sqlite")
        begin(folder, store)
        status, _, took, cpu, peak = measured(folder, *words, "--store", store)
        megabytes = os.path.getsize(store) / (1 << 20)
        print(f"  {name:16} {took:8.2f} s {cpu:8.2f} s CPU {peak:8.1f} MB, a store of {megabytes:.0f} MB", flush=True)
        found[name] = took, peak
        if status != 0:
            failures.append(f"{count} rows: {name} ended with {status}")
        elif name != "batch":
            found[f"{name} again"] = again(folder, words, store, failures)
            following(folder, words, store, found, failures, name)
        os.remove(store)
    return found


def again(folder, words, store, failures):
    status, answer, took, _, peak = measured(folder, *words, "--json", "--store", store)
    print(f"  {'  again':16} {took:8.2f} s {'':14} {peak:8.1f} MB", flush=True)
    if status != 0 or json.loads(answer)["changed"]:
        failures.append(f"a second import ended with {status}, or changed something")
    return took, peak


def following(folder, words, store, found, failures, name):
    """What is exported takes no more memory for more rows, either."""
    for kind in ("reservations", "nights"):
        status, _, took, _, peak = measured(folder, "export", kind, os.path.join(folder, "out.csv"), "--store", store)
        print(f"  {'  export ' + kind:16} {took:8.2f} s {'':14} {peak:8.1f} MB", flush=True)
        found[f"{name}, export {kind}"] = took, peak
        os.remove(os.path.join(folder, "out.csv"))
        if status != 0:
            failures.append(f"export {kind} ended with {status}")
    if measured(folder, "check", "--store", store)[0] != 0:
        failures.append(f"check finds problems after {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--short", action="store_true", help="a tenth of the rows")
    parser.add_argument("--folder", help="where the stores are made (default: the folder for temporary files)")
    given = parser.parse_args()
    folder, failures = tempfile.mkdtemp(prefix="campctl-speed-", dir=given.folder), []
    most = 10_000 if given.short else 100_000
    found = {}
    for count in (most // 10, most):
        print(f"{count} rows")
        found[count] = run(folder, count, failures)
    shutil.rmtree(folder)
    ratio = found[most]["CSV"][0] / found[most]["JSON lines"][0]
    print(f"CSV / JSON lines {ratio:.2f}, CSV / batch {found[most]['CSV'][0] / found[most]['batch'][0]:.2f}")
    if ratio > 3:
        failures.append(f"CSV takes {ratio:.2f} times as long as JSON lines")
    for name, (_, peak) in found[most].items():
        fewer = found[most // 10][name][1]
        if name != "batch" and peak > 1.5 * fewer + SLACK:
            failures.append(f"{name} takes {peak:.1f} MB for {most} rows, and {fewer:.1f} MB for a tenth")
    for failure in failures:
        print("FAILED:", failure)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
