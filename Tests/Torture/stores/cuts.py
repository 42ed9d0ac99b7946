"""Stores of which a part is missing, in the wrong place, or twice."""

import summer
from camp import Camp
from figures import Figures
from stores.witness import Witness


def run(size, pristine, page):
    """Tries lengths of every sort, and pages that are not where they were."""
    figures = Figures("bad stores: cut and mixed")
    with Camp() as camp:
        place = camp.home / "cut" / "s.sqlite"
        place.parent.mkdir()
        witness = Witness(camp, figures, size)
        for label, content in damages(size, pristine, page):
            place.write_bytes(content)
            figures.faults += 1
            lost = len(figures.losses)
            witness.reads(label, place)
            witness.writes(label, place)
            figures.survivors += len(figures.losses) == lost
            for other in place.parent.iterdir():
                other.unlink()
    return figures


def damages(size, pristine, page):
    for length in lengths(size, len(pristine), page):
        yield f"cut to {length} bytes", pristine[:length]
    pages = len(pristine) // page
    for _ in size.rounds(4, 200, 60):
        one, other = size.chance.randrange(pages), size.chance.randrange(1, pages)
        yield f"page {other + 1} as page {one + 1}", put(pristine, page, other, at(pristine, page, one))
        yield f"page {other + 1} of zeros", put(pristine, page, other, bytes(page))
        yield f"page {other + 1} of chance", put(pristine, page, other, size.chance.randbytes(page))
        swapped = put(pristine, page, one, at(pristine, page, other))
        yield f"pages {one + 1} and {other + 1} swapped", put(swapped, page, other, at(pristine, page, one))
    yield "twice over", pristine * 2
    yield "with a page of chance behind", pristine + size.chance.randbytes(page)


def lengths(size, whole, page):
    """The first bytes one by one, and one more and one less than whole pages; some of these in the short form."""
    borders = [border + more for border in range(page, whole + page, page) for more in (-1, 0, 1)]
    wanted = sorted({length for length in [*range(1024), *borders] if length < whole})
    if size.long:
        return wanted
    return sorted({0, 1, 99, 100, 511, 512, 1023, whole - 1, *size.chance.sample(wanted, 12)})


def at(content, page, number):
    return content[number * page:(number + 1) * page]


def put(content, page, number, other):
    return content[:number * page] + other + content[(number + 1) * page:]
