#!/usr/bin/env python3
"""Writes feature-maps.json in src/labs/learnability/math/learners/feature-maps/fixtures: layers with a feature map, fitted by LAPACK.

    python3 scripts/feature-maps-reference.py

Rows of the design are vec(Z phi(Z)^T) times phi(z_n), columns (j, k, l). Labels are random, so that no layer fits them. W is the
least-squares solution of smallest norm, (outputs d) x m^2; `mse` is its error on the same samples, `eigenvalues` those of the second
moment of the features, ascending.
"""
import json
from pathlib import Path

import numpy as np

MAPS = {
    "identity": lambda Z: Z,
    "relu": lambda Z: np.maximum(Z, 0),
    "elu": lambda Z: np.where(Z > 0, Z + 1, np.exp(np.minimum(Z, 0))),
    "both": lambda Z: np.concatenate([np.maximum(Z, 0), np.maximum(-Z, 0)], axis=1),
}
# Map, d, n, samples, outputs.
SIZES = [("identity", 2, 4, 20, 2), ("relu", 2, 4, 30, 2), ("relu", 2, 3, 5, 1), ("elu", 3, 5, 60, 3), ("both", 2, 4, 60, 1)]


def case(name, d, n, samples, outputs, rng):
    Z = np.round(rng.standard_normal((samples, d, n)), 3)
    y = np.round(rng.standard_normal((samples, outputs)), 3)
    phi = MAPS[name](Z)
    X = np.einsum("ijt,ikt,il->ijkl", Z, phi, phi[:, :, -1]).reshape(samples, -1)
    solution = np.linalg.lstsq(X, y, rcond=max(X.shape) * np.finfo(float).eps)[0]
    m = phi.shape[1]
    W = solution.T.reshape(outputs * d, m * m)
    return {
        **{"map": name, "d": d, "n": n, "outputs": outputs, "Z": Z.transpose(0, 2, 1).ravel().tolist(), "y": y.ravel().tolist()},
        "eigenvalues": np.linalg.eigvalsh(X.T @ X / samples).tolist(),
        "rank": int(np.linalg.matrix_rank(X)),
        "W": W.ravel().tolist(),
        "singularValues": np.linalg.svd(W, compute_uv=False).tolist(),
        "mse": float(np.mean((X @ solution - y) ** 2)),
    }


if __name__ == "__main__":
    rng = np.random.default_rng(38)
    folder = Path(__file__).parent.parent / "src/labs/learnability/math/learners/feature-maps/fixtures"
    folder.mkdir(exist_ok=True)
    cases = [case(*size, rng) for size in SIZES]
    (folder / "feature-maps.json").write_text(json.dumps({"cases": cases}) + "\n")
