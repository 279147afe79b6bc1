"""Learning Linear Attention in Polynomial Time (arXiv 2410.10101): cubic features, certificate, Algorithm 1."""

import numpy as np


MOST_FEATURES = 2200  # above, the fit stays in dual form: coefficients over the samples
REPORTED = []  # what other parts add to the report of a fit: functions of (fit, predict, test)


def features(G, z, pair_scale=1.0):
    """H(Z), Algorithm 2: G_jk z_l for pairs j < k row by row, then G_jj z_l. One row a sample, d^2 (d + 1) / 2 columns."""
    d = z.shape[1]
    j, k = np.triu_indices(d, 1)
    products = np.concatenate([pair_scale * G[:, j, k], G[:, range(d), range(d)]], axis=1)
    return (products[:, :, None] * z[:, None, :]).reshape(len(z), -1)


def pair_scaling(d, psi):
    """sqrt 2 on pairs, 1 on squares: least squares on features scaled so has the W of least Frobenius norm."""
    return np.where(np.arange(psi) < d * d * (d - 1) // 2, np.sqrt(2.0), 1.0)


def blocks(split, psi):
    size = max(1, min(len(split.z), 20_000_000 // psi))
    for first in range(0, len(split.z), size):
        part = slice(first, first + size)
        yield split.G[part], split.z[part], None if split.y is None else split.y[part]


def kernel(a, b, of):
    """<X, X'> = <G, G'> <z, z'>, or <H, H'> = (<G, G'> + <diag G, diag G'>) <z, z'> / 2."""
    products = a.G.reshape(len(a.z), -1) @ b.G.reshape(len(b.z), -1).T
    if of == "H":
        products = (products + np.einsum("njj->nj", a.G) @ np.einsum("njj->nj", b.G).T) / 2
    return products * (a.z @ b.z.T)


def unit_factors(squares):
    """Powers of two that bring coordinates with these sums of squares to about one size; 1 for the largest and for zeros."""
    seen = squares > 0
    factors = np.ones(len(squares))
    if not seen.any():
        return factors
    logarithms = np.log2(squares[seen]) / 2
    places = np.sort(logarithms % 1)
    # Where to round is free: in the middle of the widest gap, so that coordinates of about one size share a factor.
    gaps = np.r_[places[0] + 1 - places[-1], np.diff(places)]
    widest = int(np.argmax(gaps))
    cut = 0.0 if widest == 0 else (places[widest - 1] + places[widest]) / 2
    exponents = np.floor(logarithms - cut)
    factors[seen] = 2.0 ** np.minimum(160, exponents.max() - exponents)
    return factors


def unit_scaling(train):
    """Tokens and last tokens by coordinate, and features: what brings each to about one size, so that units do not matter."""
    tokens, last = unit_factors(np.einsum("njj->j", train.G)), unit_factors((train.z**2).sum(axis=0))
    return tokens, last, features((tokens[:, None] * tokens)[None], last[None])[0]


def in_units(train):
    tokens, last, _ = unit_scaling(train)
    return train._replace(G=train.G * (tokens[:, None] * tokens), z=train.z * last)


def eigenvalues_of(train):
    """Eigenvalues of Lambda = (1/N) sum H H^T, ascending; with fewer samples than features the missing ones are zeros."""
    N, d = train.z.shape
    psi = d * d * (d + 1) // 2
    if N >= psi:
        moment = np.zeros((psi, psi))
        for G, z, _ in blocks(train, psi):
            F = features(G, z)
            moment += F.T @ F
        return np.linalg.eigvalsh(moment / N)
    return np.sort(np.r_[np.zeros(psi - N), np.linalg.eigvalsh(kernel(train, train, "H")) / N])


def spectrum(train):
    """psi, the eigenvalues of Lambda, and the rank: eigenvalues above max(N, psi) eps of the largest, in units."""
    eigenvalues = eigenvalues_of(train)
    own = eigenvalues_of(in_units(train)) if unit_scaling(train)[2].max() > 1 else eigenvalues
    psi = len(eigenvalues)
    return psi, eigenvalues, int((own > max(len(train.z), psi) * np.finfo(float).eps * own[-1]).sum())


def regress(train, ridge, rank):
    """Steps 1 to 3: p, outputs x psi, of least squares plus ridge ||W||_F^2; the least ||W||_F where that leaves a choice."""
    N, d = train.z.shape
    psi = d * d * (d + 1) // 2
    factors = np.ones(psi) if ridge > 0 else unit_scaling(train)[2]
    R = np.empty((0, psi + train.y.shape[1]))
    if ridge > 0:
        R = np.hstack([np.sqrt(N * ridge) * np.eye(psi), np.zeros((psi, train.y.shape[1]))])
        rank = psi
    for G, z, y in blocks(train, psi):
        R = np.vstack([R, np.hstack([features(G, z, np.sqrt(2.0)) * factors, y])])
        if len(R) > R.shape[1]:
            R = np.linalg.qr(R, mode="r")
    U, s, Vt = np.linalg.svd(R[:, :psi], full_matrices=factors.max() > 1)
    solution = factors[:, None] * (Vt[:rank].T @ ((U[:, :rank].T @ R[:, psi:]) / s[:rank, None]))
    if rank < psi and factors.max() > 1:
        # Free directions, as they are in W: what the solution has along them is taken out.
        free = factors[:, None] * Vt[rank:].T
        free /= np.linalg.norm(free, axis=0)
        solution = solution - free @ np.linalg.lstsq(free, solution, rcond=None)[0]
    return (solution * pair_scaling(d, psi)[:, None]).T


def regress_dual(train, ridge, rank):
    """The same as coefficients a over the samples, N x outputs: the prediction on Z is sum_i a_i <X_i, X(Z)>."""
    N = len(train.z)
    values, vectors = np.linalg.eigh(kernel(train, train, "X") + N * ridge * np.eye(N))
    kept = values > N * np.finfo(float).eps * values[-1]
    if ridge == 0:
        kept[: max(0, N - rank)] = False
    return vectors[:, kept] @ ((vectors[:, kept].T @ train.y) / values[kept, None])


def heads(p, d):
    """Steps 4 and 5: V and Q from the singular value decomposition of the W of least norm."""
    outputs, pairs = len(p), d * (d - 1) // 2
    j, k = np.triu_indices(d, 1)
    blocks_of_p = p.reshape(outputs, pairs + d, d)
    W = np.zeros((outputs, d, d, d))
    W[:, j, k] = W[:, k, j] = blocks_of_p[:, :pairs] / 2
    W[:, range(d), range(d)] = blocks_of_p[:, pairs:]
    U, s, Vt = np.linalg.svd(W.reshape(outputs * d, d * d), full_matrices=False)
    kept = s > 1e-10 * s[0]
    root = np.sqrt(s[kept])
    return (U[:, kept] * root).T.reshape(-1, outputs, d), (root[:, None] * Vt[kept]).reshape(-1, d, d)


def mse(predict, split):
    """Mean over samples and outputs of the squared error; None without labels."""
    if split is None or split.y is None:
        return None
    return float(np.mean((predict(split) - split.y) ** 2))
