"""The parsers as functions, under libFuzzer where the toolchain has it; scripts/fuzz.sh makes the executable."""

import os
import pathlib
import re
import subprocess
import tempfile

from figures import Figures
from input.grammar import VALUES

# Each says which property it is for by its first byte; the fuzzer finds out which go together.
PROPERTIES = 35
LINES = [
    "arriving:2027-07-04..2027-07-09 rigLength:>35 balance:>=1,000.00 -type:tent (loop:Aspen or notes:~wood,/H2) group:* ref:",
    "reserve --site 12 --camper c-1 --arrive 2027-07-01 --nights 3", "add-site A-7 --amps 30,50 --water --no-sewer",
    '"command":"reserve","site":"12","camper":"c-1","arrive":"2027-07-01","nights":3', "'a b'|\"c\"|d\\|e,f",
    '"command":"add-site","number":12,"amps":[30,50],"water":true,"notes":null', 'id,name,"quo""ted",\r\n1,2,3\n',
    "reserve --sites @a,12 --camper @a --arrive 2027-07-01 --nights 3 --as b", '"command":"pay","reservation":"@a","as":"b"',
    "1,12,Aspen,STANDARD,40,,,Y,\n2,,,,,,,,\n", "30/50 amp,Pull-Through,40.0,n/a,yes",
    "UID:a\nDTSTART;VALUE=DATE:20270704\nDTEND;VALUE=DATE:20270708\nSUMMARY:Reserved\n",
    'DTSTART;TZID="America/Denver":20270704T150000\nDURATION:P1DT2H\nSUMMARY:CLOSED - Not \n available\nSTATUS:CONFIRMED\n',
    "BEGIN:VEVENT\r\nDTSTART:20270704T013000Z\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nEND:VALARM\r\nRRULE:FREQ=DAILY\r\n",
    "{{#a}}\n  {{.}} {{{e}}} {{&e.x}}\n{{/a}}\n{{^b}}{{! c }}{{/b}}{{=<% %>=}}<%>d%>\n",
]


def run(size):
    """Says that it is left out without the executable, which the short form does not make: `make test` tries the properties."""
    figures = Figures("bad input: parsers, by the fuzzer")
    program = os.environ.get("CAMPCTL_FUZZ")
    if not program:
        print(f"{figures.name}: left out, CAMPCTL_FUZZ names no executable", flush=True)
        return figures
    with tempfile.TemporaryDirectory(prefix="campctl-fuzz-") as folder:
        corpus = pathlib.Path(folder) / "corpus"
        corpus.mkdir()
        for number, text in enumerate(VALUES + LINES):
            # Each value for each property would take a good part of the short form.
            for kind in range(PROPERTIES) if size.long or text in LINES else [number % PROPERTIES]:
                (corpus / f"{number}-{kind}").write_bytes(bytes([kind]) + text.encode(errors="surrogateescape")[:400])
        fuzz(size, os.path.abspath(program), corpus, figures)
    return figures


def fuzz(size, program, corpus, figures):
    """As many runs as there are to be, or as fit into the time."""
    options = [f"-runs={size.count(50_000, 1_000_000)}", f"-max_total_time={size.count(6, 280)}", "-timeout=5",
               f"-seed={size.seed % 0xFFFFFFFF or 1}", "-max_len=400", "-use_value_profile=1",
               f"-artifact_prefix={corpus.parent}/"]
    done = subprocess.run(
        [program, *options, corpus], capture_output=True, cwd=corpus.parent, timeout=size.count(120, 900))
    words = (done.stdout + done.stderr).decode(errors="replace")
    runs = re.search(r"Done (\d+) runs", words)
    figures.runs = figures.faults = int(runs[1]) if runs else 0
    if done.returncode != 0 or not runs:
        told = [line for line in words.splitlines() if re.search("Fatal|Not so|ERROR|SUMMARY|Base64", line)]
        figures.lose(f"the fuzzer ends with {done.returncode}: {' '.join(told)[:2000]}")
    else:
        figures.survivors = figures.runs
