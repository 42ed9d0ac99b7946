"""A person at the desk, who uses an installed campctl: at each shell, in the manual, and for the nightly backup."""

import os
import pathlib
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Completion"))
from terminal import PROMPT, Terminal  # noqa: E402

USER = 4321
HOME = "/home/desk"
STORE = f"{HOME}/.local/share/campctl"
# Each shell as a system starts it: the file of the user's own has a prompt, what a system's own files load, and its line of the guide.
SHELLS = {
    "bash": (".bashrc", "PS1='{prompt} '\n. /usr/share/bash-completion/bash_completion\n", ["-i"]),
    "zsh": (".zshrc", "PS1='{prompt} '\n{line}\nautoload -Uz compinit\ncompinit -u -D\n", ["-d", "-i"]),
    "fish": (".config/fish/config.fish",
             "function fish_prompt; echo '{prompt} '; end\nset -g fish_greeting\n{line}\n", ["-i"]),
}
# The lines that the guide has for a prefix: without them a shell looks elsewhere.
LINES = {
    ("zsh", f"{HOME}/.local"): "fpath+=(~/.local/share/zsh/site-functions)",
    ("fish", f"{HOME}/.local"): "set -p fish_complete_path ~/.local/share/fish/vendor_completions.d",
    ("fish", "/usr/local"): "set -p fish_complete_path /usr/local/share/fish/vendor_completions.d",
}
# Files of the shells, which each makes in a home for itself.
SHELLS_OWN = [".bashrc", ".zshrc", ".zcompdump", ".config", ".cache", ".local/share/fish", ".bash_history"]


class Desk:
    def __init__(self, root, prefix):
        self.root, self.prefix = root, prefix
        self.environment = {
            "HOME": HOME, "PATH": f"{prefix}/bin:/usr/local/bin:/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C.UTF-8",
            "LANG": "C.UTF-8", "USER": "desk", "CAMPCTL_CONFIG": "", "CAMPCTL_NOW": "2027-06-01"}
        home = root.folder / HOME[1:]
        home.mkdir(parents=True, exist_ok=True)
        os.chown(home, USER, USER)
        for shell, (file, text, _) in SHELLS.items():
            self.write(file, text.format(prompt=PROMPT, line=LINES.get((shell, prefix), "")))
        # As fish_update_completions writes it from the pages of the manual: campctl's own has to come before it.
        self.write(".local/share/fish/generated_completions/campctl.fish",
                   "complete -c campctl -s h -l help --description 'Of the manual'\n")

    def write(self, name, text):
        """A file of the user's own, and the folders that lead to it."""
        file = self.root.folder / HOME[1:] / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        while file != self.root.folder / HOME[1:]:
            os.chown(file, USER, USER)
            file = file.parent

    def run(self, *words, environment=None, fails=False):
        return self.root.run(*words, user=USER, environment=self.environment | (environment or {}), fails=fails)

    def expect(self, text, *words):
        answer = self.run(*words)
        if text not in answer:
            raise AssertionError(f"{' '.join(words)} does not show {text!r}: {answer}")

    def reserves(self):
        self.run("campctl", "add-site", "12")
        self.run("campctl", "add-camper", "Bacon Lover", "--phone", "910-543-9000")
        self.expect("Reserved site 12", "campctl", "reserve", "--site", "12", "--camper", "Bacon Lover",
                    "--arrive", "2027-07-04", "--nights", "2")
        self.expect("America/Phoenix", "campctl", "settings", "--time-zone", "America/Phoenix")

    def completes(self, shell):
        """A camper's name is completed: the line that is run then finds the camper, and shows the telephone number."""
        words = [shell, *SHELLS[shell][2]]
        terminal = Terminal(self.root.command(*words, user=USER), self.environment, "/")
        try:
            if not terminal.wait(lambda: PROMPT in terminal.text):
                raise AssertionError(f"{shell} shows no prompt: {terminal.text!r}")
            terminal.type("cd; campctl show-camper Bac\t")
            # An error, too, would name a camper like Bac: the whole name has to be there before the line is run.
            came = terminal.wait(lambda: "Lover" in terminal.text, seconds=10)
            terminal.settle()
            shown = terminal.text
            terminal.type("\r")
            if not came or not terminal.wait(lambda: "910-543-9000" in terminal.text, seconds=10):
                raise AssertionError(f"{shell} does not complete a camper's name: {shown!r}, then {terminal.text!r}")
        finally:
            terminal.close()

    def reads_the_manual(self):
        for page in ["campctl", "campctl-reserve"]:
            self.expect("SYNOPSIS", "man", "-P", "cat", page)

    def rotates(self, command=None, environment=None):
        """Five nights in June and one in July, with backups kept for 30 days: two of June are older."""
        environment = environment or {}
        folder = environment.get("STATE_DIRECTORY", f"{HOME}/backups")
        place = self.root.folder / folder[1:]
        june = [f"2027-06-0{day}" for day in range(1, 6)]
        for day in [*june, "2027-07-03"]:
            earlier = set(place.glob("*"))
            self.run(*(command or ["campctl", "backup", "--rotate", "30", folder]), environment=environment | {"CAMPCTL_NOW": day})
            # The clock of files, too, is at that day.
            for file in set(place.glob("*")) - earlier:
                os.utime(file, (time.mktime(time.strptime(day, "%Y-%m-%d")),) * 2)
        left = sorted(file.name for file in place.iterdir())
        kept = [*june[-3:], "2027-07-03"]
        if len(left) != len(kept) or not all(f"-{day}-" in name for day, name in zip(kept, left)):
            raise AssertionError(f"A rotation leaves {left}, not {kept}.")
        self.expect("Bacon Lover", "campctl", "list-campers", "--store", f"{folder}/{left[-1]}")

    def works(self):
        self.reserves()
        for shell in SHELLS:
            self.completes(shell)
        self.reads_the_manual()

    def leaves(self, changed, kept):
        """Fails for a path that is left, but for those that are kept and the shells' own."""
        homes = [f"{HOME}/{name}"[1:] for name in SHELLS_OWN]
        kept = [path[1:] for path in kept]
        left = [path for path in sorted(changed) if not any(
            path == place or path.startswith(f"{place}/") or f"{place}/".startswith(f"{path}/") for place in homes + kept)]
        if left:
            raise AssertionError(f"These paths are left: {left}")
