"""The problem: data of one's own. Where DATA is None, save them as JSON under the name DATA_FILE beside the script."""

import json

import numpy as np

from script import DATA, DATA_FILE


if DATA is None:
    with open(DATA_FILE, encoding="utf-8") as file:
        DATA = json.load(file)
SKETCHES = DATA.get("S")


def make_problem():
    """Blocks (A, B), one for each machine that holds some columns, then C and the true D; None where it is unknown."""
    matrix = lambda rows: np.array(rows, dtype=float)
    listed = lambda M: [matrix(one) for one in (M if isinstance(M[0][0], list) else [M])]
    D = matrix(DATA["D"]) if "D" in DATA else None
    return list(zip(listed(DATA["A"]), listed(DATA["B"]))), matrix(DATA["C"]), D
