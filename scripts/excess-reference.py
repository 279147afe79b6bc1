#!/usr/bin/env python3
"""Writes src/labs/learnability/math/sample-complexity/fixtures/excess.json: excess risks of least squares by LAPACK.

    python3 scripts/excess-reference.py

Each file of rows has a few subsets. For the first N rows of a subset, least squares gives p, with the smallest ||W||_F where
several are solutions; its excess is (p - p*) Lambda (p - p*)^T summed over outputs, with p* and Lambda of the whole file. `kappa`
is the condition number of the second moment of the N rows on their span. With at least as many rows as features `extended` has
the same excess from Householder QR in numpy.longdouble (64 bits of mantissa on x86).
"""
import json
from pathlib import Path

import numpy as np

EXTENDED = np.longdouble


def features(Z):
    d = Z.shape[1]
    G, z = np.einsum("ijt,ikt->ijk", Z, Z), Z[:, :, -1]
    j, k = np.triu_indices(d, 1)
    products = np.concatenate([G[:, j, k], G[:, range(d), range(d)]], axis=1)
    return (products[:, :, None] * z[:, None, :]).reshape(len(Z), -1)


def pair_scale(d):
    """The norm of W counts features of pairs twice."""
    return np.concatenate([np.full(d * (d - 1) // 2 * d, np.sqrt(2)), np.ones(d * d)])


def fit(F, y, scale):
    solution, _, _, values = np.linalg.lstsq(F * scale, y, rcond=max(F.shape) * np.finfo(float).eps)
    kept = values[values > max(F.shape) * np.finfo(float).eps * values[0]]
    return scale[:, None] * solution, (kept[0] / kept[-1]) ** 2


def extended_fit(F, y):
    """Least squares of full rank by Householder reflections."""
    A, b = F.astype(EXTENDED), y.astype(EXTENDED)
    psi = A.shape[1]
    for k in range(psi):
        v = A[k:, k].copy()
        v[0] += np.copysign(np.sqrt(v @ v), v[0])
        reflect = lambda M: M - np.outer(2 * v / (v @ v), v @ M)
        A[k:, k:], b[k:] = reflect(A[k:, k:]), reflect(b[k:])
    p = np.zeros((psi, b.shape[1]), EXTENDED)
    for k in range(psi - 1, -1, -1):
        p[k] = (b[k] - A[k, k + 1 :] @ p[k + 1 :]) / A[k, k]
    return p


def excess(p, best, moment):
    q = p - best
    return float(np.sum(q * (moment @ q)))


def case(name, d, outputs, rows, tokens, samples, seed, change=lambda Z: Z):
    random = np.random.default_rng(seed)
    Z = change(np.round(random.normal(size=(rows, d, tokens)), 3))
    y = np.round(random.normal(size=(rows, outputs)), 3)
    F, scale = features(Z), pair_scale(d)
    best, _ = fit(F, y, scale)
    full = extended_fit(F, y) if np.linalg.matrix_rank(F) == F.shape[1] else None
    subsets = [random.permutation(rows)[: samples[-1]] for _ in range(5)]
    found = []
    for subset in subsets:
        at = {"rows": subset.tolist(), "excess": [], "kappa": [], "extended": []}
        for count in samples:
            chosen = subset[:count]
            p, kappa = fit(F[chosen], y[chosen], scale)
            at["excess"].append(excess(p, best, F.T @ F / rows))
            at["kappa"].append(kappa)
            exact = full is not None and count >= F.shape[1]
            moment = F.astype(EXTENDED).T @ F.astype(EXTENDED) / rows
            at["extended"].append(excess(extended_fit(F[chosen], y[chosen]), full, moment) if exact else None)
        found.append(at)
    return {"name": name, "Z": Z.tolist(), "y": y.tolist(), "samples": samples, "subsets": found}


def without_coordinate(Z):
    Z[:, -1] = 0
    return Z


def repeated(Z):
    Z[1::2] = Z[::2]
    return Z


cases = [
    case("one output", 2, 1, 40, 3, [2, 5, 6, 7, 12, 20], 1),
    case("two outputs", 3, 2, 76, 4, [9, 17, 18, 19, 25, 38], 2),
    case("a coordinate that is zero", 3, 1, 50, 3, [4, 6, 12, 25], 3, without_coordinate),
    case("rows that occur twice", 2, 1, 40, 2, [4, 8, 20], 4, repeated),
]
target = Path(__file__).parent.parent / "src/labs/learnability/math/sample-complexity/fixtures/excess.json"
compact = lambda value: json.dumps(value, separators=(",", ":"))
lines = ",\n".join(
    '{ "name": %s,\n"Z": %s,\n"y": %s,\n"samples": %s,\n"subsets": [\n%s\n] }'
    % (compact(c["name"]), compact(c["Z"]), compact(c["y"]), compact(c["samples"]), ",\n".join(compact(s) for s in c["subsets"]))
    for c in cases
)
note = "made by scripts/excess-reference.py with NumPy %s" % np.__version__
target.write_text('{ "note": %s,\n"cases": [\n%s\n] }\n' % (json.dumps(note), lines), encoding="utf-8")
