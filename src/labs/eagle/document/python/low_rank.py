"""The problem: a matrix of low rank."""

import numpy as np

from script import PROBLEM, normals, orthonormal, singular_values, uniforms


def factor(index, count, r):
    """count x r, rows of a factor of X = R_1 R_2^T / sqrt(r), by one of the distributions of Fig. 19; variance 1."""
    law, z = PROBLEM["distribution"], normals(index, count, r)
    if law == "student":
        squares = (normals(index + 16, count * r, 4) ** 2).sum(axis=1).reshape(count, r)
        return z / np.sqrt(squares / 4) / np.sqrt(2)
    if law == "correlated":
        for j in range(1, r):
            z[:, j] = 0.8 * z[:, j - 1] + np.sqrt(1 - 0.8**2) * z[:, j]
    if law == "sparse-signs":
        u = uniforms(index, count * r).reshape(count, r)
        return np.where(u < 0.1, np.where(u < 0.05, -1, 1) / np.sqrt(0.1), 0)
    if law == "clustered":
        centres, choices = normals(index + 16, 5, r), (5 * uniforms(index + 32, count)).astype(int)
        return (centres[choices] + 0.5 * z) / np.sqrt(1 + 0.5**2)
    return z


def make_problem():
    """Blocks (A, B), then C and the true D. A has the whole rank, so that D = B A^+ C where there is no noise."""
    d, n, d_, n_, r = (PROBLEM[name] for name in ("d", "n", "dPrime", "nPrime", "rank"))
    if PROBLEM["distribution"] == "svd":
        U, V = orthonormal(normals(0, r, d)), orthonormal(normals(1, r, n))
        s = singular_values(PROBLEM["spectrum"], r, PROBLEM["condition"], uniforms(2, r))
        A = (U * s) @ V.T
        W = normals(3, d_, d) / np.sqrt(d) @ U @ U.T
        touched = s[:, None] / np.sqrt(np.mean(s**2)) if PROBLEM["query"] == "large" else 1
        C = U @ (touched * normals(4, r, n_) / np.sqrt(r))
        B, D = W @ A, W @ C
    else:
        X = factor(5, d + d_, r) @ factor(6, n + n_, r).T / np.sqrt(r)
        A, C, B, D = X[:d, :n], X[:d, n:], X[d:, :n], X[d:, n:]
    if PROBLEM["noise"] > 0:
        C, A, B = (M + PROBLEM["noise"] * normals(k, *M.shape, purpose="noise") for k, M in enumerate((C, A, B)))
    return [(A, B)], C, D
