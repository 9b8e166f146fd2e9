"""What the subjects of tools/bench share."""
import json, os, shutil, subprocess, sys, time

here = os.path.dirname(os.path.abspath(__file__))
flowproof = os.environ.get("FLOWPROOF") or os.path.join(here, "../../.build/release/flowproof")
folder = os.environ.get("BENCH_FOLDER") or "/tmp"
screen = os.path.join(here, "screen.json")


def row(what, figure):
    """Prints a row of the table at once."""
    print(f"| {what} | {figure} |", flush=True)


def absent(what):
    """Says on standard error what is not installed, and ends well: a peer's absence fails nothing."""
    print(f"flowproof: {what}", file=sys.stderr)
    sys.exit(0)


def median(values):
    return sorted(values)[len(values) // 2]


def milliseconds(command, **more):
    """Runs a command to its end, which must be a good one."""
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True, **more)
    return (time.perf_counter() - start) * 1000


def cold(command, runs=15):
    """The median of whole processes, the first of which only fills the caches."""
    return median([milliseconds(command) for _ in range(runs + 1)][1:])


def peak(command):
    """Seconds and peak memory in MiB of a command and what it starts."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"{command[:2]} ended with {status}")
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def keep(name, figures):
    """Leaves figures for the subjects after this one."""
    with open(os.path.join(folder, name + ".json"), "w") as file:
        json.dump(figures, file)


def kept(name):
    try:
        with open(os.path.join(folder, name + ".json")) as file:
            return json.load(file)
    except OSError:
        return None
