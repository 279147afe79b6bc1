#!/usr/bin/env python3
"""Writes src/certificate/fixtures/rank.json: ranks of cubic features by LAPACK, for coordinates in different units.

    python3 scripts/rank-reference.py

Ranks are those of the singular value decomposition of the features, every column divided by its length, at the tolerance
max(N, psi) eps that numpy.linalg.matrix_rank has by default. Tokens are rounded to three decimals, so that the test makes
the same float64 data from them: coordinates are multiplied, combined, put to zero and permuted in the order of `changed`.
"""
import json
from pathlib import Path

import numpy as np

TOKENS = 3


def base(d, count, seed):
    return np.round(np.random.default_rng(seed).normal(size=(count, d, TOKENS)), 3)


def changed(Z, case):
    """Coordinate by coordinate: a sum of coordinates in place of the last one, zeros, factors, an order."""
    Z = Z.copy()
    if "sum" in case:
        Z[:, -1] = sum(Z[:, j] for j in case["sum"])
    for j in case.get("zero", []):
        Z[:, j] = 0
    Z = Z * np.array(case["factors"])[None, :, None]
    return Z[:, case.get("order", range(Z.shape[1]))]


def features(Z):
    d = Z.shape[1]
    G, z = np.einsum("ijt,ikt->ijk", Z, Z), Z[:, :, -1]
    j, k = np.triu_indices(d, 1)
    products = np.concatenate([G[:, j, k], G[:, range(d), range(d)]], axis=1)
    return (products[:, :, None] * z[:, None, :]).reshape(len(Z), -1)


def rank(F):
    lengths = np.linalg.norm(F, axis=0)
    return int(np.linalg.matrix_rank(F / np.where(lengths > 0, lengths, 1)))


def cases(d):
    ones = [1.0] * d
    for exponent in range(2, 7):
        yield {"factors": ones[1:] + [10.0**-exponent]}
        yield {"factors": [1.0] + [10.0**-exponent] * (d - 1)}
    mixed = [1e3, 1.0, 1e-2, 1e-4][4 - d :]
    for order in ([*range(d)], [*range(d)][::-1], [*range(1, d), 0]):
        yield {"factors": mixed, "order": order}
        yield {"factors": mixed, "sum": [0], "order": order}
        yield {"factors": mixed, "sum": [0, 1], "order": order}
        yield {"factors": mixed, "zero": [1], "order": order}
    yield {"factors": [1e6] + ones[2:] + [1e-6]}
    yield {"factors": ones, "sum": [0]}
    yield {"factors": ones[1:] + [1e-5], "sum": [0]}
    yield {"factors": ones[1:] + [0.3], "sum": [0, 1]}
    yield {"factors": ones[1:] + [1e-6], "zero": [0]}
    yield {"factors": ones, "zero": [d - 1]}


sets = []
for d, count, seed in [(3, 80, 1), (3, 13, 2), (4, 120, 3), (4, 31, 4)]:
    Z = base(d, count, seed)
    listed = [{**case, "rank": rank(features(changed(Z, case)))} for case in cases(d)]
    sets.append({"d": d, "n": TOKENS, "Z": Z.tolist(), "cases": listed})
target = Path(__file__).parent.parent / "src" / "certificate" / "fixtures" / "rank.json"
rows = ",\n".join(
    '{ "d": %d, "n": %d,\n"Z": %s,\n"cases": [\n%s\n] }'
    % (s["d"], s["n"], json.dumps(s["Z"], separators=(",", ":")), ",\n".join(json.dumps(case) for case in s["cases"]))
    for s in sets
)
note = "made by scripts/rank-reference.py with NumPy %s" % np.__version__
target.write_text('{ "note": %s,\n"sets": [\n%s\n] }\n' % (json.dumps(note), rows), encoding="utf-8")
