"""A backup of a campground on a server, which campctl checks before it says that it is one, beside pg_dump's."""

from desks.cluster import environment, program

BACKUP, DUMP = "campctl backup", "pg_dump -Fc"


def measure(bench, cluster, camp, rounds, result):
    """Both into a new file, in turn."""
    if (pg_dump := program("pg_dump")) is None:
        result.notes.append("the backup is left out: pg_dump is not installed")
        return
    file = bench.folder / "desks-backup"
    for _ in range(rounds):
        for what, command, its in [
            (BACKUP, [camp.executable, "backup", file], camp.environment(cluster.location)),
            (DUMP, [pg_dump, "-Fc", "-n", camp.name, "-f", file, cluster.location], environment()),
        ]:
            result.take(what, bench.runner.run(command, its))
            file.unlink()
    count = camp.rows()[0]
    result.ratio(BACKUP, DUMP, "≤ 3", f"backup of {count:,} reservations on a server / {DUMP}")
