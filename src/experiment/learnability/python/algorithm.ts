/** Python: the certificate and Algorithm 1. */

export const algorithm = `
# ---------------------------------------------------------------------------------------------------------------------
# Learning Linear Attention in Polynomial Time (arXiv 2410.10101): cubic features, certificate, Algorithm 1.

MOST_FEATURES = 2200  # above, the fit stays in dual form: coefficients over the samples


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


def spectrum(train):
    """Eigenvalues of Lambda = (1/N) sum H H^T, ascending; with fewer samples than features the missing ones are zeros."""
    N, d = train.z.shape
    psi = d * d * (d + 1) // 2
    if N >= psi:
        moment = np.zeros((psi, psi))
        for G, z, _ in blocks(train, psi):
            F = features(G, z)
            moment += F.T @ F
        return psi, np.linalg.eigvalsh(moment / N)
    return psi, np.sort(np.r_[np.zeros(psi - N), np.linalg.eigvalsh(kernel(train, train, "H")) / N])


def regress(train, ridge):
    """Steps 1 to 3: p, outputs x psi, of least squares plus ridge ||W||_F^2; the least ||W||_F where that leaves a choice."""
    N, d = train.z.shape
    psi = d * d * (d + 1) // 2
    R = np.empty((0, psi + train.y.shape[1]))
    if ridge > 0:
        R = np.hstack([np.sqrt(N * ridge) * np.eye(psi), np.zeros((psi, train.y.shape[1]))])
    for G, z, y in blocks(train, psi):
        R = np.vstack([R, np.hstack([features(G, z, np.sqrt(2.0)), y])])
        if len(R) > R.shape[1]:
            R = np.linalg.qr(R, mode="r")
    solution = np.linalg.lstsq(R[:, :psi], R[:, psi:], rcond=max(N, psi) * np.finfo(float).eps)[0]
    return (solution * pair_scaling(d, psi)[:, None]).T


def regress_dual(train, ridge):
    """The same as coefficients a over the samples, N x outputs: the prediction on Z is sum_i a_i <X_i, X(Z)>."""
    N = len(train.z)
    values, vectors = np.linalg.eigh(kernel(train, train, "X") + N * ridge * np.eye(N))
    kept = values > N * np.finfo(float).eps * values[-1]
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
`;
