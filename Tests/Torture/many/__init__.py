"""Many at once: no night has two holders, no change is lost, nobody starves."""

from many import busy, fair, old_and_new, readers, writers


def run(size):
    # Its ten seconds of waiting go by while others are at work.
    kept = busy.Busy()
    kept.start()
    figures = [
        writers.nights(size), writers.any_site(size), writers.counter(size), fair.run(size),
        readers.run(size), old_and_new.first(size), old_and_new.migration(size),
    ]
    kept.join()
    return [*figures, kept.figures]
