"""The problem: columns on several machines."""

import numpy as np

from script import PROBLEM, normals, orthonormal, singular_values, uniforms


def make_problem():
    """
    Blocks (A^mu, B^mu), then C and the true D. The range of A^mu is span[core, cos(phi) u_k + sin(phi) t_k^mu] with
    shared u_k and private t_k^mu; the index of diversity is alpha = sin(phi)^2 / M, and 1 for phi = 0 (Definition 1).
    """
    M, d, n, d_, n_, core, k = (PROBLEM[name] for name in ("machines", "d", "columns", "dPrime", "nPrime", "core", "tilted"))
    phi, rank = np.radians(PROBLEM["angle"]), core + k
    cos, sin = (np.cos(phi), np.sin(phi)) if phi > 0 else (1.0, 0.0)
    # Rows of d entries: the core, what is shared, and what each machine has of its own.
    all_ = orthonormal(normals(0, core + k * (M + 1 if sin > 0 else 1), d)).T
    own = lambda mu: all_[core + (mu + 1) * k : core + (mu + 2) * k] if sin > 0 else 0
    tilted = [cos * all_[core:rank] + sin * own(mu) for mu in range(M)]
    As = []
    for mu in range(M):
        base = 8 * mu + 8
        U = np.vstack([all_[:core], tilted[mu]]).T @ orthonormal(normals(base, rank, rank))
        V = orthonormal(normals(base + 1, rank, n))
        A = (U * singular_values("log-uniform", rank, PROBLEM["condition"], uniforms(base + 2, rank))) @ V.T
        As.append(A / np.linalg.norm(A, 2))
    # Orthonormal rows that span all ranges: tilted directions times G^(-1/2), G = sin^2 I + cos^2 1 1^T.
    basis = all_[:rank]
    if sin > 0:
        shift = (1 / np.sqrt(sin**2 + M * cos**2) - 1 / sin) / M
        basis = np.vstack([all_[:core]] + [rows / sin + shift * sum(tilted) for rows in tilted])
    seen = len(basis)
    W = normals(1, d_, d) / np.sqrt(d) @ basis.T @ basis
    C = basis.T @ (normals(2, seen, n_) / np.sqrt(seen))
    return [(A, W @ A) for A in As], C, W @ C
