"""A small campground with something of everything in its store, for what is done to stores."""

import pathlib
import sqlite3

LINES = """
settings --name "Apache Trout" --time-zone UTC --open 04-01..11-01 --closed-to-departure sun
settings --type cabin --min-nights 2
add-site 1 --loop Aspen --amps 30,50 --water --max-length 40 --equipment rv,tent
add-site 2 --type tent-only --notes "By the creek"
add-site 3 --type cabin --max-people 4
add-site 4
retire-site 4
add-camper "Bacon Lover" --phone 910-543-9000 --email bacon@example.org --notes "likes shade"
add-camper "Maple Walnut" --phone "+1 (928) 555-0142" --warning "barks"
add-camper "Walnut Maple" --phone 928-555-0142
merge-campers c-2 c-3
add-rate Standard --nightly 45.00 --weekly 280.00 --extra-adult 3.33
add-rate Cabins --nightly 95.00 --type cabin --weekdays fri,sat
add-tax County --percent 7.25%
add-tax Cleaning --per-stay 10.00 --fee
policy --deposit 1-night --cancellation "7:0% 1:50% 0:100%" --no-show 1-night
reserve --site 1 --camper c-1 --arrive 2027-06-01 --nights 3 --adults 3 --check-in
reserve --site 2 --camper c-2 --arrive 2027-06-01 --nights 1 --group reunion --key k-1
reserve --site 2 --camper c-1 --arrive 2027-06-10 --nights 2 --notes "late"
reserve --site 1 --camper c-2 --arrive 2027-06-20 --nights 8
reserve --site 2 --camper c-1 --arrive 2027-08-03 --nights 2
hold --site 3 --camper c-2 --arrive 2027-07-05 --nights 2 --minutes 60
pay r-1 50.00 --method card --memo deposit
refund r-1 10.00 --method card
charge r-1 4.50 --memo ice
cancel r-3 --because "Broken axle"
change r-4 --adults 4
block-site 1 --from 2027-06-22 --nights 2 --because "broken pedestal" --force
block-site 3 --from 2027-07-20 --nights 1 --because paint
join-waitlist --camper c-2 --arrive 2027-06-02 --nights 1
"""
# What comes after it takes these nights, which are free.
STAY = ["reserve", "--site", "2", "--camper", "c-1", "--arrive", "2027-06-14", "--nights", "2"]


def make(camp, page=4096):
    """Makes the camp's store, and gives it as bytes, in pages of a size."""
    lines = "\n".join(LINES.strip().splitlines())
    made = camp.run("batch", "--json", input=lines.encode())
    if made.status != 0:
        raise AssertionError(f"the store could not be made: {made.errors.decode()}")
    camp.do("cancel", "r-5")
    camp.do("undo", "--yes")
    # The stays of yesterday: one party did not come, another has left.
    for now, line in [("2027-06-02", ["no-show", "r-2"]), ("2027-06-04", ["check-out", "r-1"])]:
        camp.do(*line, "--now", now)
    if page != 4096:
        database = sqlite3.connect(camp.store)
        database.execute(f"PRAGMA page_size = {page}")
        database.execute("VACUUM")
        database.close()
    return pathlib.Path(camp.store).read_bytes()


def contents(path):
    """Every row of every table, the schema's among them, as it is stored; what cannot be read is so, too."""
    database = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    database.text_factory = bytes
    try:
        names = ["sqlite_schema", *sorted(name for (name,) in database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_stat%'"))]
        rows = {name if isinstance(name, str) else name.decode(): table(database, name) for name in names}
        rows["pragmas"] = [database.execute(f"PRAGMA {name}").fetchall() for name in ("user_version", "application_id")]
        return rows
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return {"unreadable": str(error)}
    finally:
        database.close()


def table(database, name):
    name = name if isinstance(name, str) else name.decode()
    # Where its root page is changes when the file is written anew, and matters not.
    columns = "type, name, tbl_name, sql" if name == "sqlite_schema" else "*"
    return sorted(database.execute(f'SELECT {columns} FROM "{name}"').fetchall(), key=repr)
