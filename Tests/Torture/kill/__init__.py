"""Killed at any moment: what was acknowledged is there, and nothing is half done."""

from aftermath import keys, opening, replied, rows
from camp import Camp
from figures import Figures
from kill import calls, files, new, others
from kill.victim import SIGKILL, Victim, again, until


def run(size):
    return [
        single(size), batch(size), each_line(size), *new.run(size), others.run(size), *calls.run(size), *files.run(size),
    ]


def single(size):
    """One command after the other, each killed, and done again under its key."""
    figures = Figures("kill: single commands")
    durations = {}
    for _ in until(figures, size.count(20, 600)):
        with Camp() as camp:
            camp.settle()
            stay = a_stay(figures.runs)
            answer = None
            for number in range(100):
                try:
                    arguments = stay.send(answer)
                except StopIteration:
                    break
                victim = Victim(camp, size.chance, *arguments, "--key", f"k-{number}", "--yes")
                victim.duration = durations.get(arguments[0], 0.01)
                answer = strike(victim, f"k-{number}", figures)
                durations[arguments[0]] = victim.duration
                if answer is None:
                    return figures
    return figures


def a_stay(number):
    """The commands of a reservation's life; answers to each of them are sent in."""
    day = f"2027-{7 + number % 3:02}-{1 + number % 20:02}"
    reserved = yield ["reserve", "--site", "1", "--camper", "c-1", "--arrive", day, "--nights", "5"]
    held = yield ["hold", "--site", "2", "--camper", "c-2", "--arrive", day, "--nights", "3", "--minutes", "30"]
    yield ["confirm", held["id"]]
    yield ["change", reserved["id"], "--nights", "9", "--adults", "4"]
    yield ["charge", reserved["id"], "25.00", "--memo", "firewood"]
    yield ["pay", reserved["id"], "20.00", "--method", "cash"]
    yield ["refund", reserved["id"], "5.00", "--method", "cash"]
    yield ["move", reserved["id"], "--site", "3"]
    yield ["swap", reserved["id"], held["id"]]
    yield ["undo"]
    yield ["cancel", held["id"], "--because", "rain"]
    yield ["undo"]
    yield ["block-site", "5", "--from", day, "--nights", "40", "--because", "new gravel"]
    yield ["unblock-site", "b-1"]
    yield ["add-camper", "Marshmallow Toaster", "--phone", "555-010-0199"]
    yield ["join-waitlist", "--camper", "c-3", "--arrive", day, "--nights", "2"]
    yield ["change-camper", "c-3", "--notes", "comes early"]
    yield ["merge-campers", "c-2", "c-3"]
    yield ["add-rate", "Summer", "--nightly", "45.00"]
    yield ["settings", "--check-in", "16:00"]


def strike(victim, key, figures):
    """Kills a command, looks at what it left, and does it again; returns its answer, nil after a loss."""
    camp = victim.camp
    before = rows(camp.store)
    figures.runs += 1
    killed = victim.die()
    if killed.status not in (0, SIGKILL):
        figures.lose(f"{victim.arguments}: {killed.status} {killed.errors.decode().strip()}")
        return None
    losses = opening(camp)
    if not losses:
        is_kept = keys(camp.store).count(key)
        if is_kept > 1 or replied(killed) and not is_kept:
            losses.append(f"{key} has {is_kept} entries and was {'' if replied(killed) else 'not '}acknowledged")
        after = rows(camp.store)
        if not is_kept and after != before:
            losses.append(f"{key} was not done, and something has changed")
        losses += again(victim, key, 1)
        if is_kept and rows(camp.store) != after:
            losses.append(f"{key} was kept, and doing it again changed something")
    if killed.status == SIGKILL:
        figures.faults += 1
        figures.judge(losses)
    return victim.live().json() if not losses else None


def lines(count):
    """Lines of a batch that all succeed."""
    days = [f"2027-{month:02}-{day:02}" for month in range(7, 10) for day in range(1, 29)]
    stays = [f"--site {site} --arrive {day}" for day in days for site in range(1, 9)]
    return [f"reserve {stay} --camper c-1 --nights 1" for stay in stays[:count]]


def batch(size):
    """All or nothing: there are all of its entries, or none."""
    count = 60
    figures = Figures("kill: batch")
    for _ in until(figures, size.count(5, 150)):
        with Camp() as camp:
            victim = Victim(camp.settle(), size.chance, "batch", "--key", "b", lines=lines(count))
            victim.duration = 0.05
            strike_batch(victim, count, figures, lambda kept, told: kept in (0, count) and told in (0, count))
    return figures


def each_line(size):
    """Each line for itself: what was answered is there, in the order of the lines."""
    count = 400
    figures = Figures("kill: batch --keep-going")
    for _ in until(figures, size.count(3, 150)):
        with Camp() as camp:
            victim = Victim(camp.settle(), size.chance, "batch", "--keep-going", "--key", "b", lines=lines(count))
            victim.duration = size.chance.choice([0.05, 0.15, 0.4])
            strike_batch(victim, count, figures, lambda kept, told: kept <= count)
    return figures


def strike_batch(victim, count, figures, is_right):
    """Kills a batch; `is_right` judges how many lines were kept and how many answered."""
    camp = victim.camp
    figures.runs += 1
    killed = victim.die()
    losses = opening(camp)
    if not losses:
        kept, told = keys(camp.store), killed.output.count(b"\n")
        if kept != [f"b:{number + 1}" for number in range(len(kept))]:
            losses.append(f"the lines that were kept are {kept}")
        if told > len(kept) or not is_right(len(kept), told):
            losses.append(f"{len(kept)} of {count} lines were kept, and {told} answered")
        losses += again(victim, "b", count)
    if killed.status == SIGKILL:
        figures.faults += 1
        figures.judge(losses)
    elif killed.status != 0 or losses:
        figures.lose(f"{killed.status} {killed.errors.decode().strip()} {losses}")
