"""What campctl asks of a store and writes to it, as SQL for the sqlite3 shell."""

import generate


def number(day):
    return (day - generate.EPOCH).days


def reservations(condition):
    """What `show-reservation` and `list-reservations` answer of each, with its nights and what its account comes to."""
    return (
        "SELECT 'r-' || r.id AS id, r.status, 'c-' || camper.id AS camper, camper.full_name AS fullName,"
        " camper.phone_number AS phoneNumber, camper.warning, site.number AS site,"
        f" {day('r.arrival')} AS arrival, {day('r.departure')} AS departure, r.departure - r.arrival AS nights,"
        f" (SELECT json_group_array(json_array(held.number, {day('night.night')}, night.price))"
        "   FROM night JOIN camp_site AS held ON held.id = night.site WHERE night.reservation = r.id) AS held,"
        " r.adults, r.children, r.pets, r.vehicles, r.plates, r.rig_length AS rigLength, r.equipment,"
        ' r.hold_expires AS holdExpires, r.party_group AS "group", r.source,'
        f" {sum_of('charge', 'tax', 'adjustment')} AS total,"
        f" {sum_of('payment')} - {sum_of('refund')} AS paid,"
        " (SELECT currency FROM settings) AS currency, r.notes, r.cancel_reason AS cancelReason, r.policy, r.taxes,"
        " r.version FROM reservation AS r JOIN camper ON camper.id = r.camper"
        " JOIN camp_site AS site ON site.id = r.site"
        f" WHERE {condition}")


def sum_of(*kinds):
    listed = ", ".join(f"'{kind}'" for kind in kinds)
    return f"(SELECT coalesce(sum(amount), 0) FROM ledger WHERE reservation = r.id AND kind IN ({listed}))"


def day(column):
    return f"date({column} * 86400, 'unixepoch')"


# In the order of `list-reservations`.
ALL_RESERVATIONS = reservations("1 ORDER BY r.arrival, site.order_key, site.number, r.id")


def free_sites(arrival, nights, today):
    """What `availability` answers of a stay without needs."""
    return (
        "SELECT site.number, site.loop, site.type, site.electricity, site.amps, site.water, site.sewer,"
        " site.max_length, site.min_people, site.max_people, site.max_vehicles, site.pull_through, site.accessible,"
        " site.equipment, site.retired, site.notes, site.version FROM camp_site AS site"
        " WHERE site.min_people <= 2 AND (site.max_people IS NULL OR site.max_people >= 2)"
        " AND (site.max_vehicles IS NULL OR site.max_vehicles >= 1) AND site.retired = 0"
        " AND NOT EXISTS (SELECT 1 FROM night WHERE night.site = site.id"
        f"  AND night.night >= {number(arrival)} AND night.night < {number(arrival) + nights}"
        "  AND (night.reservation IS NULL OR night.reservation NOT IN (SELECT id FROM reservation"
        f"   WHERE status = 'held' AND hold_expires <= {number(today) * 86_400})))"
        " ORDER BY site.order_key, site.number")


def reserve(reservation, entry, site, camper, arrival):
    """Reads what has to be read, and writes the rows that campctl writes, as one transaction under its settings."""
    first = number(arrival)
    rows = generate.sql(reservation, entry, "NULL", site, camper, arrival)
    return (
        f"{generate.SETTINGS} BEGIN IMMEDIATE; SELECT * FROM settings; SELECT * FROM rate;"
        "SELECT id FROM reservation WHERE status = 'held' AND hold_expires <= unixepoch();"
        f"SELECT * FROM camp_site WHERE number = '{site}'; SELECT * FROM camper WHERE id = {camper};"
        f"SELECT reservation, block FROM night WHERE site = (SELECT id FROM camp_site WHERE number = '{site}')"
        f" AND night >= {first} AND night < {first + generate.NIGHTS}; {rows} COMMIT;")
