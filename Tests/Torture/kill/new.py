"""Killed while a store is made, brought up to date, or written anew."""

from aftermath import keys, litter, opening, place, privacy, rows, template
from camp import Camp
from figures import Figures
from frozen import VERSIONS, enlarged
from kill.victim import SIGKILL, Victim, again, until

SECRETS = [b"Marshmallow", b"near the lake"]


def run(size):
    first_batch = [f"add-site {number}" for number in range(60)]
    return [
        first(size, "kill: first command", size.count(8, 150), 1, ["add-site", "1", "--key", "k"], None),
        first(size, "kill: first batch", size.count(4, 100), 60, ["batch", "--key", "k"], first_batch),
        migration(size), forgetting(size),
    ]


def first(size, name, faults, count, arguments, lines):
    """There is no store, or one in which the command was done or not; what is left beside it goes with the next."""
    figures = Figures(name)
    with Camp() as camp:
        victim = Victim(camp, size.chance, *arguments, lines=lines)
        for _ in until(figures, faults):
            place(camp, None)
            figures.runs += 1
            killed = victim.die()
            losses = left(camp, count) if camp.store.parent.exists() else []
            if killed.status == 0 and not camp.store.exists():
                losses.append("an acknowledged store is not there")
            losses += again_anew(victim, count)
            if killed.status == SIGKILL:
                figures.faults += 1
                figures.judge(losses)
            elif killed.status != 0 or losses:
                figures.lose(f"{killed.status} {killed.errors.decode().strip()} {losses}")
    return figures


def left(camp, count):
    """What is wrong with what a killed first command has left."""
    if not camp.store.exists():
        status = camp.run("check").status
        return privacy(camp.store.parent) + ([] if status == 78 else [f"check of no store ends with {status}"])
    kept = opening(camp)
    if not kept and len(keys(camp.store)) not in (0, count):
        kept.append(f"{len(keys(camp.store))} of {count} first lines were kept")
    return kept


def again_anew(victim, count):
    if victim.camp.store.exists():
        return again(victim, "k", count)
    answer = victim.live()
    if answer.status != 0 or len(keys(victim.camp.store)) != count:
        return [f"a killed first command cannot be done again: {answer.status} {answer.errors.decode().strip()}"]
    return litter(victim.camp)


def migration(size):
    """Each step is taken or not, and the next command takes the rest: the same store as if nobody had been killed."""
    figures = Figures("kill: migration")
    with Camp() as camp:
        olds = [enlarged(version, camp.home, size.count(200, 3000)) for version in VERSIONS]
        migrated = []
        victim = Victim(camp, size.chance, "list-sites")
        for old in olds:
            place(camp, old)
            figures.runs += 1
            if victim.live().status != 0 or (losses := opening(camp)):
                figures.lose(f"{old.name} cannot be brought up to date: {losses}")
                return figures
            migrated.append(rows(camp.store))
        for _ in until(figures, size.count(8, 150)):
            number = size.chance.randrange(len(olds))
            place(camp, olds[number])
            figures.runs += 1
            if victim.die().status == SIGKILL:
                figures.faults += 1
                losses = opening(camp) + litter(camp)
                if not losses and rows(camp.store) != migrated[number]:
                    losses.append("the store differs from one that was brought up to date in peace")
                figures.judge(losses)
    return figures


def forgetting(size):
    """Somebody is forgotten or not; when it was done again, no byte of the folder tells who it was."""
    figures = Figures("kill: forgetting")
    with Camp() as camp:
        full = remembered(camp, size.count(150, 600))
        victim = Victim(camp, size.chance, "forget-camper", "c-3", "--yes", "--key", "f")
        victim.live()
        for _ in until(figures, size.count(4, 100)):
            place(camp, full)
            figures.runs += 1
            if victim.die().status == SIGKILL:
                figures.faults += 1
                losses = opening(camp) or again(victim, "f", 1)
                kept = camp.store.read_bytes()
                figures.judge(losses + [f"{secret} is left" for secret in SECRETS if secret in kept])
    return figures


def remembered(camp, count):
    """A store in which rows about somebody were moved from page to page."""
    lines = ["add-camper 'Marshmallow Toaster' --phone 555-010-0199"]
    for number in range(count):
        notes = "near the lake " + "x" * (number * 31 % 400)
        lines.append(f"change-camper c-3 --notes '{notes}' --key k{number * 7919 % count}")
    if camp.settle().run("batch", input="\n".join(lines).encode()).status != 0:
        raise AssertionError("there is nobody to forget")
    return template(camp)
