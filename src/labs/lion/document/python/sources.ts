/** Python: queries, keys, values and decays, written as numbers, read from a file, or drawn from the random streams of the page. */

/** DATA has been written above, or lies in a file. */
export const given = `
if DATA is None:
    with open(DATA_FILE, encoding="utf-8") as file:
        DATA = json.load(file)


def given_heads():
    """One dictionary for each head: q, k, v, and decay and padding where there are some."""
    return DATA.get("heads", [DATA])
`;

const setByHand = `

def with_set(decay):
    """Decays with those that are set by hand, as [token from 1, decay], in their places."""
    for token, value in PROBLEM["decays"]:
        decay[token - 1] = value
    return decay


def sigmoid(x):
    return 1 / (1 + np.exp(-x))
`;

export const random = `${setByHand}

def given_heads():
    """One head of Gaussian numbers; the decay of a token is sigmoid(bias + spread * Gaussian)."""
    L, d, dv = PROBLEM["length"], PROBLEM["d"], PROBLEM["dv"]
    q, k, v = np.split(Stream(SEED, PURPOSE["sequence"]).normals(L * (2 * d + dv)), [L * d, 2 * L * d])
    decay = PROBLEM["lambda"]
    if VARIANT == "S":
        decay = with_set(sigmoid(PROBLEM["bias"] + PROBLEM["spread"] * Stream(SEED, PURPOSE["decays"]).normals(L)))
    return [{"q": q.reshape(L, d), "k": k.reshape(L, d), "v": v.reshape(L, dv), "decay": decay}]
`;

export const text = `${setByHand}

def given_heads():
    """One head: a random row for each character, the same wherever it stands, times random weights."""
    width, characters = PROBLEM["dModel"], PROBLEM["text"]
    row = {c: Stream(SEED, PURPOSE["embedding"], ord(c)).normals(width) / np.sqrt(width) for c in set(characters)}
    rows = np.stack([row[c] for c in characters])
    weights = lambda index, columns: Stream(SEED, PURPOSE["projections"], index).normals(width * columns).reshape(width, columns)
    q, k, v = (rows @ weights(i, PROBLEM[name]) / np.sqrt(width) for i, name in enumerate(("d", "d", "dv")))
    decay = with_set(sigmoid(rows @ weights(3, 1)[:, 0] + 2)) if VARIANT == "S" else PROBLEM["lambda"]
    return [{"q": q, "k": k, "v": v, "decay": decay}]
`;

/** What both libraries are told of a head, in NumPy's float64: features mapped, padding hidden, decays of every step. */
export const heads = `

def features(x):
    """phi of every row."""
    if FEATURE_MAP == "elu":
        return np.where(x > 0, x + 1, np.exp(np.minimum(x, 0)))
    if FEATURE_MAP == "shifted-silu":
        shifted = x / (1 + np.exp(-x)) + 0.5
        # Squares of large numbers would overflow.
        shifted = shifted / shifted.max(axis=1, keepdims=True)
        return shifted / np.linalg.norm(shifted, axis=1, keepdims=True)
    return x


def prepared(head):
    """q, k, v as float64 arrays and lambda with a row for each token: one number, or d where every coordinate decays by itself."""
    q, k, v = (np.asarray(head[name], dtype=float) for name in "qkv")
    q, k = features(q), features(k)
    if head.get("padding") is not None:
        k = k * (1 - np.asarray(head["padding"], dtype=float)[:, None])
    decay = 1.0 if VARIANT == "LIT" else np.asarray(head["decay"], dtype=float)
    rows = np.broadcast_to(decay, len(q)) if np.ndim(decay) == 0 else decay
    return q, k, v, rows.reshape(len(q), -1)


def steps(decay):
    """f_i = lambda of one token and b_i = lambda of another, as the convention says: S_i = f_i S_(i-1) + ..., R_i = b_i R_(i+1) + ..."""
    L, one = len(decay), np.ones_like(decay[:1])
    before, after = np.concatenate([one, decay[:-1]]), np.concatenate([decay[1:], one])
    f, b = {"eq9": (before, after), "thm": (decay, decay), "sym": (decay, after)}[CONVENTION]
    f, b = f.copy(), b.copy()
    f[0], b[L - 1] = 1, 1
    return f, b


def scans(count):
    """Orders in which the tokens are met: as they come, or a grid row by row and column by column, forth and back."""
    if SCANS == 1:
        return [np.arange(count)]
    grid = np.arange(count).reshape(GRID)
    snake = lambda rows: np.concatenate([row[::-1] if i % 2 else row for i, row in enumerate(rows)])
    return [snake(grid), snake(grid.T)]
`;
