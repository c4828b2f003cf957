"""Loads results as their readers do, with pandas and jq. Fails where a figure would need a cast."""

import json
import subprocess
import sys
from pathlib import Path

import pandas as pd

# Keys and columns that hold figures wherever they stand.
FIGURES = set(
    "samples asked corrected detected undetected miscorrected clean silent silent_share silent_low silent_high silent_below "
    "exact_value z z_corrected z_detected patterns bits silent_percent standard_errors count low high of share "
    "iterations failed_iterations words word_errors bit_errors logic_errors trials found differences".split()
)


def tables(value):
    """Every list of objects inside a value."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from tables(inner)
    elif isinstance(value, list):
        if value and all(isinstance(item, dict) for item in value):
            yield pd.json_normalize(value)
        for inner in value:
            yield from tables(inner)


def is_exact(cells):
    """Whether these are whole counts in all their digits, one of which no integer of 64 bits can hold."""
    digits = [str(cell) for cell in cells]
    return all(cell.isdecimal() for cell in digits) and max(map(int, digits)) >= 2**64


def unloaded(frame):
    """Columns of figures that are not numbers."""
    for column in frame.columns:
        path = str(column).split(".")
        cells = frame[column].dropna()
        # Exact numbers are fractions and digits beside the figures.
        if path[-1] in FIGURES and "exact" not in path and not cells.empty and not cells.map(lambda c: isinstance(c, list)).any():
            if not pd.api.types.is_numeric_dtype(cells.infer_objects()) and not is_exact(cells):
                yield f"{column}: {cells.iloc[0]!r}"


failed = []
for path in sorted(Path(sys.argv[1]).iterdir()):
    if path.suffix == ".csv":
        frames = [pd.read_csv(path)]
    else:
        frames = list(tables(json.loads(path.read_text())))
        subprocess.run(["jq", "-e", ".", path], stdout=subprocess.DEVNULL, check=True)
    failed += [f"{path.name}: {column}" for frame in frames for column in unloaded(frame)]
print(*failed, sep="\n")
sys.exit(bool(failed))
