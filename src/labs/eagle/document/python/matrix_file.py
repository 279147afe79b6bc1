"""A matrix in the Matrix Market format. Where DATA is None, save it under the name DATA_FILE beside the script."""

import numpy as np

from script import DATA, DATA_FILE


def make_matrix():
    """The matrix of a Matrix Market file, dense."""
    if DATA is None:
        with open(DATA_FILE, encoding="utf-8") as file:
            lines = file.read().splitlines()
    else:
        lines = DATA.splitlines()
    layout, _, symmetry = lines[0].lower().split()[2:5]
    size, *entries = [line.split() for line in lines[1:] if line and not line.startswith("%")]
    rows, columns = int(size[0]), int(size[1])
    if layout == "array":
        # Column by column; of a symmetric matrix what lies on and below the diagonal, of a skew one what lies below.
        first = lambda j: {"general": 0, "symmetric": j}.get(symmetry, j + 1)
        places = [(i, j) for j in range(columns) for i in range(first(j), rows)]
        triplets = [(i, j, float(value)) for (i, j), (value,) in zip(places, entries)]
    else:
        triplets = [(int(i) - 1, int(j) - 1, float(value)) for i, j, value in entries]
    X = np.zeros((rows, columns))
    for i, j, value in triplets:
        X[i, j] = value
        if symmetry != "general" and i != j:
            X[j, i] = -value if symmetry == "skew-symmetric" else value
    return X
