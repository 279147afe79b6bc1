#!/usr/bin/env python3
"""Writes few-heads.json in src/labs/learnability/math/learners/few-heads/fixtures: best fits of few heads by another method.

    python3 scripts/few-heads-reference.py

The page alternates between least squares for V and for Q on second moments. Here all entries of V and Q move together by
Levenberg-Marquardt on the samples themselves, from `STARTS` normal starts. `mse` is the smallest mean squared error over samples
and outputs; `agreeing` starts ended within a millionth of it.
"""
import json
from pathlib import Path

import numpy as np

STARTS = 24
TOKENS = 4


def design(Z):
    """x_(j, k, l) = G_jk z_l, one row per sample."""
    G, z = np.einsum("ijt,ikt->ijk", Z, Z), Z[:, :, -1]
    return np.einsum("ijk,il->ijkl", G, z)


def predictions(X, V, Q):
    return np.einsum("haj,hkl,ijkl->ia", V, Q, X, optimize=True)


def jacobian(X, V, Q):
    """(sample, output) x (entries of V, then of Q)."""
    heads, outputs, d = V.shape
    byV = np.zeros((len(X), outputs, heads, outputs, d))
    met = np.einsum("hkl,ijkl->ihj", Q, X)
    for a in range(outputs):
        byV[:, a, :, a] = met
    byQ = np.einsum("haj,ijkl->iahkl", V, X)
    return np.concatenate([byV.reshape(len(X) * outputs, -1), byQ.reshape(len(X) * outputs, -1)], axis=1)


def descend(X, y, V, Q, steps=400):
    damping = 1e-2
    error = np.mean((predictions(X, V, Q) - y) ** 2)
    for _ in range(steps):
        J, residual = jacobian(X, V, Q), (y - predictions(X, V, Q)).ravel()
        square = J.T @ J
        sizes = np.diag(square) + 1e-12 * np.trace(square)
        gained = 0.0
        while damping < 1e12:
            step = np.linalg.solve(square + damping * np.diag(sizes), J.T @ residual)
            trialV, trialQ = V + step[: V.size].reshape(V.shape), Q + step[V.size :].reshape(Q.shape)
            trial = np.mean((predictions(X, trialV, trialQ) - y) ** 2)
            if trial < error:
                gained, V, Q, error = error - trial, trialV, trialQ, trial
                damping = max(damping / 5, 1e-9)  # heads can be mixed without changing the function
                break
            damping *= 4
        if gained <= 1e-13 * error:
            break
    return error


def best(Z, y, heads, generator):
    X, d, outputs = design(Z), Z.shape[1], y.shape[1]
    size = np.sqrt(np.mean(y**2) / np.mean(X**2)) ** 0.5
    errors = [
        descend(X, y, size * generator.normal(size=(heads, outputs, d)), size * generator.normal(size=(heads, d, d)))
        for _ in range(STARTS)
    ]
    least = min(errors)
    return {"heads": heads, "mse": float(least), "agreeing": int(sum(error <= (1 + 1e-6) * least for error in errors))}


def case(name, d, outputs, count, teacher, heads, seed, units=None, noise=0.0):
    generator = np.random.default_rng(seed)
    Z = np.round(generator.normal(size=(count, d, TOKENS)) * np.array(units or [1.0] * d)[None, :, None], 3)
    V, Q = generator.normal(size=(teacher, outputs, d)), generator.normal(size=(teacher, d, d))
    y = predictions(design(Z), V, Q)
    y = np.round(y + noise * np.std(y) * generator.normal(size=y.shape), 3)
    fits = [best(Z, y, count_of_heads, generator) for count_of_heads in heads]
    return {"name": name, "variance": float(np.mean(y**2)), "Z": Z.tolist(), "y": y.tolist(), "fits": fits}


cases = [
    case("one output", 2, 1, 40, 2, [1], 1),
    case("three coordinates", 3, 3, 60, 4, [1, 2, 3], 2),
    case("labels with noise, coordinates in different units", 3, 2, 60, 2, [1, 2], 3, units=[1.0, 4.0, 0.25], noise=0.3),
    case("four coordinates", 4, 4, 90, 4, [1, 2], 4),
]
target = Path(__file__).parent.parent / "src/labs/learnability/math/learners/few-heads/fixtures/few-heads.json"
target.parent.mkdir(exist_ok=True)
rows = ",\n".join(
    '{ "name": %s, "variance": %r,\n"Z": %s,\n"y": %s,\n"fits": %s }'
    % (json.dumps(c["name"]), c["variance"], *(json.dumps(c[key], separators=(",", ":")) for key in ("Z", "y")), json.dumps(c["fits"]))
    for c in cases
)
note = "made by scripts/few-heads-reference.py with NumPy %s" % np.__version__
target.write_text('{ "note": %s, "starts": %d,\n"cases": [\n%s\n] }\n' % (json.dumps(note), STARTS, rows), encoding="utf-8")
for c in cases:
    print(c["name"], c["variance"], c["fits"])
