#!/usr/bin/env python3
"""Times headless Chromium on page.html beside flowproof's figures, and prints the ratios.

usage: chromium.py FLOWPROOF FIGURES.json

Warm: one page over the DevTools protocol, its heading changed, captureScreenshot as PNG, median of 15. Cold: the whole
process with --screenshot, median of 3, beside one cold `flowproof render --block`. Needs only Python's own library, and
says so where there is no Chromium.
"""
import base64, json, os, shutil, socket, struct, subprocess, sys, tempfile, time, urllib.request

flowproof, figures = sys.argv[1], json.loads(sys.argv[2])
here = os.path.dirname(os.path.abspath(__file__))
page = "file://" + os.path.join(here, "page.html")
browser = next((p for p in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if p), None)
if not browser:
    sys.exit("Chromium is not installed (apt-get install chromium): no ratios")
common = [browser, "--headless=new", "--no-sandbox", "--hide-scrollbars", "--force-device-scale-factor=3",
          "--window-size=393,852", "--allow-file-access-from-files"]
folder = tempfile.mkdtemp()


def median(values):
    return sorted(values)[len(values) // 2]


class Protocol:
    """The least of WebSocket that DevTools needs: masked text frames out, whole messages in."""

    def __init__(self, url):
        host, path = url[5:].split("/", 1)
        name, port = host.split(":")
        self.socket, self.buffer, self.count = socket.create_connection((name, int(port))), b"", 0
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.socket.recv(1 << 20)
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def message(self):
        whole = b""
        while True:
            first, second = self.take(2)
            size = second & 127
            size = struct.unpack(">H", self.take(2))[0] if size == 126 else struct.unpack(">Q", self.take(8))[0] if size == 127 else size
            whole += self.take(size)
            if first & 128:
                return json.loads(whole)

    def call(self, method, **params):
        self.count += 1
        data = json.dumps({"id": self.count, "method": method, "params": params}).encode()
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        mask = os.urandom(4)
        self.socket.sendall(b"\x81" + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        while True:
            answer = self.message()
            if answer.get("id") == self.count:
                return answer.get("result", {})


chrome = subprocess.Popen(common + ["--remote-debugging-port=9333", "--remote-allow-origins=*", f"--user-data-dir={folder}/p", page],
                          stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
try:
    for _ in range(100):
        try:
            tabs = json.load(urllib.request.urlopen("http://127.0.0.1:9333/json"))
            tab = next(t for t in tabs if t["type"] == "page")
            break
        except (OSError, StopIteration):
            time.sleep(0.1)
    tools = Protocol(tab["webSocketDebuggerUrl"])
    tools.call("Emulation.setDeviceMetricsOverride", width=393, height=852, deviceScaleFactor=3, mobile=True)
    time.sleep(1)
    first = base64.b64decode(tools.call("Page.captureScreenshot", format="png")["data"])
    size = struct.unpack(">II", first[16:24])
    warm = []
    for i in range(16):
        start = time.perf_counter()
        tools.call("Runtime.evaluate", expression=f"document.getElementById('headline').textContent='Pick up where you left {i}'")
        tools.call("Page.captureScreenshot", format="png")
        warm.append((time.perf_counter() - start) * 1000)
finally:
    chrome.terminate()
    chrome.wait()


def cold(command):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1000


slow = median([cold(common + [f"--user-data-dir={folder}/c{i}", f"--screenshot={folder}/c.png", page]) for i in range(3)])
ours = median([cold([flowproof, "render", "--block", os.path.join(here, "screen.json"), "-o", folder]) for _ in range(5)])
warm = median(warm[1:])
print(f"Chromium warm {size[0]} x {size[1]}: {warm:.0f} ms, {warm / figures['encoded_ms']:.1f} times flowproof's {figures['encoded_ms']} ms")
print(f"Chromium cold: {slow:.0f} ms, {slow / ours:.1f} times flowproof's cold {ours:.0f} ms")
try:
    import io
    from PIL import Image, ImageChops
    a, b = Image.open(io.BytesIO(first)).convert("RGB"), Image.open(f"{folder}/screen.png").convert("RGB")
    off = sum(1 for p in ImageChops.difference(a, b).convert("L").getdata() if p > 12) / (a.width * a.height)
    print(f"the two pictures: {off:.2%} of pixels differ by more than 12/255" + ("" if off <= 0.02 else ": MORE THAN 2 %"))
except ImportError:
    print("Pillow is not installed (pip install Pillow): the two pictures were not compared")
shutil.rmtree(folder, ignore_errors=True)
