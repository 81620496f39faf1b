"""Builds, installs, runs and looks at all that people get, in new folders; one line for each step.

dev.py release-check               everything that this computer has the tools for; what it lacks is named
dev.py release-check packages      only wheel and sources; so do: bundle, linux
dev.py release-check --python P    with this Python too; those named python3.11 to python3.14 are found
dev.py release-check --install     and install the Debian package here, use it, and remove it; as root
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from check_bundle import check_bundle
from check_linux import check_linux
from check_packages import check_packages
from report import Report

PARTS = ("packages", "bundle", "linux")


def main() -> int:
    parser = argparse.ArgumentParser(
        "dev.py release-check", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="packages, bundle or linux; all if none is named")
    parser.add_argument("--python", action="append", default=[], metavar="PATH", help="install with this Python too")
    parser.add_argument("--install", action="store_true", help="install the Debian package, and remove it again")
    arguments = parser.parse_args()
    parts = arguments.parts or PARTS
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    report = Report()
    with TemporaryDirectory(prefix="dune-release-") as folder:
        work = Path(folder)
        wheel = check_packages(report, work, arguments.python) if "packages" in parts else None
        if "bundle" in parts:
            check_bundle(report, work, wheel)
        if "linux" in parts:
            check_linux(report, work, install=arguments.install)
    return report.end()


if __name__ == "__main__":
    sys.exit(main())
