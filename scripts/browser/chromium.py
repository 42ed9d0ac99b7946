"""Drives a headless Chromium by the DevTools protocol: JSON over two pipes, a zero byte after each message."""

import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"


def find():
    """The browser that CHROMIUM names, else the first one installed; None without any."""
    named = os.environ.get("CHROMIUM")
    found = [named] if named else [shutil.which(name) for name in NAMES] + [MAC if os.path.exists(MAC) else None]
    return next((path for path in found if path), None)


class Chromium:
    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="campctl-browser-")
        command_in, self.commands = os.pipe()
        self.replies, reply_out = os.pipe()

        def hand_over():
            # Copies first: one of the ends may be 3 or 4 itself.
            ends = os.dup(command_in), os.dup(reply_out)
            for number, end in zip((3, 4), (os.dup2(ends[0], 30), os.dup2(ends[1], 31))):
                os.dup2(end, number, inheritable=True)

        self.process = subprocess.Popen(
            [path, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-dev-shm-usage", "--no-first-run", "--user-data-dir=" + self.profile, "about:blank"],
            preexec_fn=hand_over, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(command_in)
        os.close(reply_out)
        self.received = b""
        self.last = 0

    def close(self):
        try:
            self.call("Browser.close")
            self.process.wait(10)
        except (OSError, EOFError, TimeoutError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def page(self):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        return Page(self, self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"])

    def call(self, method, session=None, on_event=None, **params):
        self.last += 1
        message = {"id": self.last, "method": method, "params": params}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            reply = self.next_message()
            if reply.get("id") == message["id"]:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]
            if on_event and "method" in reply:
                on_event(reply["method"], reply["params"])

    def next_message(self, seconds=60):
        end = time.monotonic() + seconds
        while b"\0" not in self.received:
            if not select.select([self.replies], [], [], max(end - time.monotonic(), 0))[0]:
                raise TimeoutError("Chromium does not answer.")
            data = os.read(self.replies, 1 << 20)
            if not data:
                raise EOFError("Chromium has ended.")
            self.received += data
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)


class Page:
    """One tab. What the page does beside showing itself is kept in `events`."""

    def __init__(self, browser, session):
        self.browser = browser
        self.session = session
        self.events = []
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility", "DOM"):
            self.call(domain + ".enable")

    def call(self, method, **params):
        return self.browser.call(method, self.session, self.note, **params)

    def note(self, method, params):
        self.events.append((method, params))
        if method == "Page.javascriptDialogOpening":
            # An open dialog would stop everything.
            self.browser.call("Page.handleJavaScriptDialog", self.session, self.note, accept=False)

    def size(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=mobile)

    def prefer(self, scheme):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def load(self, path):
        """Shows a file; answers with the seconds until it was there."""
        self.events.clear()
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        while not any(method == "Page.loadEventFired" for method, _ in self.events):
            message = self.browser.next_message()
            if "method" in message:
                self.note(message["method"], message["params"])
        return time.monotonic() - start

    def ask(self, expression):
        """The value of an expression in the page."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", expression))
        return answer["result"].get("value")

    def press(self, key, code=None, text=None):
        for kind in ("keyDown", "keyUp"):
            params = {"type": kind, "key": key, "code": code or key}
            if text and kind == "keyDown":
                params["text"] = text
            self.call("Input.dispatchKeyEvent", windowsVirtualKeyCode=ord(text) if text else 9, **params)
