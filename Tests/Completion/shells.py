"""The shells, each with campctl's completions and nothing else of its user's."""

import subprocess

from terminal import PROMPT


def bash(camp, script):
    rc = camp.folder / "bashrc"
    rc.write_text(f"PS1='{PROMPT} '\nset +o histexpand\nset -o histexpand\nHISTFILE=\n{script}")
    return ["bash", "--noprofile", "--rcfile", str(rc), "-i"]


def zsh(camp, script):
    (camp.folder / "functions").mkdir(exist_ok=True)
    (camp.folder / "functions/_campctl").write_text(script)
    (camp.folder / ".zshrc").write_text(
        f"PS1='{PROMPT} '\nfpath=({camp.folder}/functions $fpath)\nautoload -Uz compinit\ncompinit -u -D\n")
    return ["zsh", "-d", "-i"]


def fish(camp, script):
    folder = camp.folder / ".config/fish"
    (folder / "completions").mkdir(parents=True, exist_ok=True)
    (folder / "completions/campctl.fish").write_text(script)
    (folder / "config.fish").write_text(
        f"function fish_prompt; echo '{PROMPT} '; end\nset -g fish_greeting\nset -g fish_autosuggestion_enabled 0\n")
    # Without this folder, fish reads all pages of the manual, and goes on doing so behind its own end.
    (camp.folder / ".local/share/fish/generated_completions").mkdir(parents=True, exist_ok=True)
    return ["fish", "-i"]


ALL = {"bash": bash, "zsh": zsh, "fish": fish}


def script(campctl, shell):
    return subprocess.run(
        [campctl, "--generate-completion-script", shell], check=True, capture_output=True, text=True).stdout
