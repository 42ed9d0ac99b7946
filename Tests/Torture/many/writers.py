"""Sixteen processes that want the same: each night has one holder, each change is seen or refused."""

import datetime
import json

from camp import Camp
from figures import Figures
from many.crowd import CROWD, at_once, unexpected

SITES = 3


def nights(size):
    """All reserve overlapping nights; whoever is refused has met somebody who is there."""
    figures = Figures("many: overlapping nights")
    for _ in size.rounds(1, 60, 120):
        with Camp() as camp:
            camp.settle(SITES)
            wishes = [wish(size.chance) for _ in range(CROWD * 2)]

            def reserve(number):
                return [camp.run("reserve", "--site", site, "--camper", "c-1", "--arrive", first, "--depart", end)
                        for site, first, end in wishes[number::CROWD]]

            answers = at_once(reserve)
            figures.runs += len(wishes)
            losses = unexpected(sum(answers, []), 0, 3) + camp.losses()
            held = {(each["site"], each["arrival"], each["departure"]) for each in camp.do("list-reservations")}
            told = [wishes[number + CROWD * turn] for number in range(CROWD)
                    for turn, answer in enumerate(answers[number]) if answer.status == 0]
            if sorted(told) != sorted(held):
                losses.append(f"{told} were told to hold what {held} hold")
            losses += [f"{one} and {other} hold a night together" for one in held for other in held
                       if one < other and overlap(one, other)]
            losses += [f"{each} was refused, and is free" for each in set(wishes) - held
                       if not any(overlap(each, one) for one in held)]
            figures.judge(losses)
    return figures


def wish(chance):
    first = datetime.date(2027, 7, 1) + datetime.timedelta(chance.randrange(20))
    end = first + datetime.timedelta(chance.randint(1, 3))
    return str(chance.randint(1, SITES)), str(first), str(end)


def overlap(one, other):
    return one[0] == other[0] and one[1] < other[2] and other[1] < one[2]


def any_site(size):
    """All want the same nights on whichever site: there are as many who get it as sites."""
    figures = Figures("many: any site")
    for _ in size.rounds(1, 60, 60):
        with Camp() as camp:
            camp.settle(SITES)
            answers = at_once(lambda _: camp.run(
                "reserve", "--any-site", "--camper", "c-1", "--arrive", "2027-07-01", "--nights", "5"))
            figures.runs += CROWD
            losses = unexpected(answers, 0, 3) + camp.losses()
            if (done := [answer.status for answer in answers].count(0)) != SITES:
                losses.append(f"{done} of {CROWD} got one of {SITES} sites")
            if sorted(each["site"] for each in camp.do("list-reservations")) != ["1", "2", "3"]:
                losses.append("a site has two holders or none")
            figures.judge(losses)
    return figures


def counter(size):
    """All add one to what they have read, unless it has changed since: what is there is how often it was done."""
    figures = Figures("many: read, then change")
    turns = size.count(3, 100)
    with Camp() as camp:
        camp.settle()
        camp.do("change-camper", "c-1", "--notes", "0")

        def add(_):
            done, losses = 0, []
            for _ in range(turns):
                camper = camp.do("show-camper", "c-1")
                version = camper["version"]
                answer = camp.run("change-camper", "c-1", "--notes", int(camper["notes"]) + 1, "--if-version", version,
                                  "--json")
                done += answer.status == 0
                losses += [] if answer.status == 0 else stale(answer, version)
            return done, losses

        answers = at_once(add)
        camper = camp.do("show-camper", "c-1")
        done = sum(done for done, _ in answers)
        losses = [loss for _, losses in answers for loss in losses] + camp.losses()
        if (camper["notes"], camper["version"]) != (str(done), done + 2):
            losses.append(f"{done} changes were acknowledged, and {camper} is there")
        if done in (0, CROWD * turns):
            losses.append(f"{done} of {CROWD * turns} were done: nothing was shown")
        print(f"many: of {CROWD * turns} changes {done} were done, the others refused as stale", flush=True)
        figures.runs = CROWD * turns
        figures.faults = figures.runs - done
        figures.judge(losses)
    return figures


def stale(answer, asked):
    """What is wrong with the refusal of a change: it names the version asked for, and the one there is."""
    if answer.status != 3:
        return unexpected([answer], 3)
    error = json.loads(answer.errors)["error"]
    problem, = error["problems"]
    words = f"expected version {asked}, found version "
    found = problem["problem"].partition(words)[2].removesuffix(" now")
    is_right = error["name"] == "versionChanged" and problem["value"] == str(asked) and words in error["message"]
    return [] if is_right and found.isdigit() and int(found) > asked else [f"a refusal says {error}"]
