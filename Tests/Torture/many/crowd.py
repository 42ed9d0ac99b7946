"""Sixteen at once."""

import threading

CROWD = 16


def at_once(work, count=CROWD):
    """Runs `work(number)` in threads that all begin at the same moment; gives what they returned, in order."""
    answers = [None] * count
    problems = []
    barrier = threading.Barrier(count)

    def begin(number):
        try:
            barrier.wait()
            answers[number] = work(number)
        except Exception as problem:
            problems.append(problem)

    threads = [threading.Thread(target=begin, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]
    return answers


def unexpected(answers, *statuses):
    """What ended with none of these statuses."""
    return [f"{answer.status}: {answer.errors.decode().strip()}" for answer in answers if answer.status not in statuses]
