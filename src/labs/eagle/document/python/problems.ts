/** Python: the blocks of a problem, drawn from the random streams of the page or read from a file. */

/** What all problems that are drawn need. */
export const draws = `
# ---------------------------------------------------------------------------------------------------------------------
# The problem X = [A C; B D] with D hidden. The k-th random matrix comes from the k-th stream.

def normals(index, rows, columns, purpose="matrices"):
    return Stream(SEED, PURPOSE[purpose], index).normals(rows * columns).reshape(rows, columns)


def uniforms(index, count):
    """In [0, 1), 53 bits each."""
    return (Stream(SEED, PURPOSE["matrices"], index).words(count) >> np.uint64(11)) * 2.0**-53


def orthonormal(gaussian):
    """n x r with orthonormal columns: Q of the n x r Gaussian whose columns are these rows."""
    return np.linalg.qr(gaussian.T)[0]


def singular_values(spectrum, r, kappa, u):
    """From 1 to 1/kappa, in no order between."""
    k = np.arange(r)
    share = k / max(1, r - 1)
    s = {"log-uniform": np.exp(-u * np.log(kappa)), "geometric": np.exp(-share * np.log(kappa)),
         "linear": 1 - share * (1 - 1 / kappa), "two-levels": np.where(2 * k < r, 1, 1 / kappa)}[spectrum]
    s[-1], s[0] = 1 / kappa, 1
    return s
`;

export const lowRank = `

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
`;

export const distributed = `

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
`;

/** Of a matrix that `make_matrix` makes: from a file, or by `structured-matrices.ts`. */
export const completion = `

def make_problem():
    """A is a block of full rank, which the page chose by pivoting; C and B stand beside and below it, D is the rest."""
    X = make_matrix()
    rows, columns = np.array(ROWS), np.array(COLUMNS)
    others = lambda count, chosen: np.setdiff1d(np.arange(count), chosen)[:HOLE]
    below, beside = others(X.shape[0], rows), others(X.shape[1], columns)
    part = lambda i, j: X[np.ix_(i, j)].copy()
    return [(part(rows, columns), part(below, columns))], part(rows, beside), part(below, beside)
`;

export const matrixFile = `

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
`;

export const custom = `

if DATA is None:
    with open(DATA_FILE, encoding="utf-8") as file:
        DATA = json.load(file)


def make_problem():
    """Blocks (A, B), one for each machine that holds some columns, then C and the true D; None where nobody knows it."""
    matrix = lambda rows: np.array(rows, dtype=float)
    listed = lambda M: [matrix(one) for one in (M if isinstance(M[0][0], list) else [M])]
    D = matrix(DATA["D"]) if "D" in DATA else None
    return list(zip(listed(DATA["A"]), listed(DATA["B"]))), matrix(DATA["C"]), D
`;
