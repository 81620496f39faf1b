"""Measures what the budgets are about, in numbers and as a ratio to a fixed loop of plain Python.

Run it as ``python3 packaging/dev.py bench``. Wall time is noisy: compare ratios, run nothing beside it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import bench_growth
import bench_report
import bench_rules
import bench_table
from attrs import asdict
from bench_report import Row

from dune_desktop.content import EDITIONS


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games to play (default: %(default)s)")
    parser.add_argument("--edition", choices=sorted(EDITIONS), help="one edition only")
    parser.add_argument("--no-table", action="store_true", help="the rules only, not the window")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--report", type=Path, metavar="FILE", help="write a page (Markdown): budgets, and how cost grows"
    )
    args = parser.parse_args()
    editions = [args.edition] if args.edition else list(EDITIONS)
    rows = [row for edition in editions for row in bench_rules.measure(edition, args.games)]
    if not args.no_table:
        rows += [Row(f"table: {one.name}", one.value, one.unit, one.ratio, one.aim) for one in bench_table.figures()]
    if args.report:
        args.report.write_text(bench_report.page(rows, bench_growth.growths()), encoding="utf-8")
    if args.json:
        print(json.dumps([asdict(row) for row in rows], indent=1))
        return 0
    for row in rows:
        ratio = f"{row.ratio:10.4f} ×" if row.ratio and row.ratio != 1.0 else ""
        aim = f"   aim {row.aim}" if row.aim else ""
        print(f"{row.name:40} {row.value:12,.1f} {row.unit:9}{ratio}{aim}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
