"""Many at once: no night has two holders, no change is lost, nobody starves."""

import many_busy
import many_fair
import many_old_and_new
import many_readers
import many_writers


def run(size):
    # Its ten seconds of waiting go by while others are at work.
    busy = many_busy.Busy()
    busy.start()
    figures = [
        many_writers.nights(size), many_writers.any_site(size), many_writers.counter(size), many_fair.run(size),
        many_readers.run(size), many_old_and_new.first(size), many_old_and_new.migration(size),
    ]
    busy.join()
    return [*figures, busy.figures]
