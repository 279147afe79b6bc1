/** Python: every form written out, with NumPy and with PyTorch, and what compares their outputs with the page's. */
import type { FormName } from "../../math/forms/form";

interface Library {
  /** What forms are made of. */
  readonly start: string;
  readonly forms: Readonly<Record<FormName, string>>;
  /** Gives `attention` for a form, q, k, v and the steps in one order of the tokens. */
  readonly end: string;
}

const numpyStart = `

# ---------------------------------------------------------------------------------------------------------------------
# The forms. Each returns out_i = sum_j M_ij (q_i . k_j) v_j, where v has a last column of ones, so that the last column of
# out is the denominator. f and b have a row for each token. Products of decays begin where they are 1 and run outward:
# nothing overflows, and nothing is divided by a product.

def masked_scores(q, k, f, b):
    """Q K^T (.) M; where every coordinate decays by itself, the sum of them over the coordinates."""
    n, width = f.shape
    total = np.zeros((n, n), q.dtype)
    for c in range(width):
        M = np.eye(n, dtype=q.dtype)
        for i in range(1, n):
            M[i, :i] = M[i - 1, :i] * f[i, c]
        for i in range(n - 2, -1, -1):
            M[i, i + 1:] = M[i + 1, i + 1:] * b[i, c]
        part = slice(None) if width == 1 else slice(c, c + 1)
        total += q[:, part] @ k[:, part].T * M
    return total


def arriving(f):
    """f_s ... f_i for the tokens i of a chunk that begins with s; flipped, b_i ... b_e."""
    return np.cumprod(f, axis=0)


def leaving(f):
    """f_(i+1) ... f_e for the tokens i of a chunk that ends with e; flipped, b_s ... b_(i-1)."""
    return np.concatenate([np.cumprod(f[:0:-1], axis=0)[::-1], np.ones_like(f[:1])])


def chunks(length):
    return [slice(start, min(start + CHUNK, length)) for start in range(0, length, CHUNK)]
`;

const numpyForms: Library["forms"] = {
  full: `

def full(q, k, v, f, b):
    """Every pair of tokens."""
    return masked_scores(q, k, f, b) @ v
`,
  recurrent: `

def recurrent(q, k, v, f, b):
    """Two states: forward writes and reads, backward reads and writes, so that the diagonal is counted once."""
    L, out = len(q), np.zeros_like(v)
    S, R = (np.zeros((q.shape[1], v.shape[1]), q.dtype) for _ in range(2))
    for i in range(L):
        S = f[i][:, None] * S + np.outer(k[i], v[i])
        out[i] += q[i] @ S
    for i in range(L - 1, -1, -1):
        R = b[i][:, None] * R
        out[i] += q[i] @ R
        R = R + np.outer(k[i], v[i])
    return out
`,
  chunk: `

def chunk(q, k, v, f, b):
    """The paper's: all blocks, column by column; beside the diagonal masks are outer products."""
    out, blocks = np.zeros_like(v), chunks(len(q))
    for column, J in enumerate(blocks):
        out[J] += masked_scores(q[J], k[J], f[J], b[J]) @ v[J]
        keys = k[J] * leaving(f[J])
        for I in blocks[column + 1:]:
            out[I] += (q[I] * arriving(f[I])) @ keys.T @ v[J]
            keys = keys * arriving(f[I])[-1]
        keys = k[J] * leaving(b[J][::-1])[::-1]
        for I in blocks[:column][::-1]:
            out[I] += (q[I] * arriving(b[I][::-1])[::-1]) @ keys.T @ v[J]
            keys = keys * arriving(b[I][::-1])[-1]
    return out
`,
  "state-chunk": `

def state_chunk(q, k, v, f, b):
    """Blocks on the diagonal, and two states that are carried over the chunks: time grows with the length."""
    out, blocks = np.zeros_like(v), chunks(len(q))
    for I in blocks:
        out[I] += masked_scores(q[I], k[I], f[I], b[I]) @ v[I]
    P, R = (np.zeros((q.shape[1], v.shape[1]), q.dtype) for _ in range(2))
    for I in blocks:
        out[I] += (q[I] * arriving(f[I])) @ P
        P = arriving(f[I])[-1][:, None] * P + (k[I] * leaving(f[I])).T @ v[I]
    for I in blocks[::-1]:
        out[I] += (q[I] * arriving(b[I][::-1])[::-1]) @ R
        R = arriving(b[I][::-1])[-1][:, None] * R + (k[I] * leaving(b[I][::-1])[::-1]).T @ v[I]
    return out
`,
};

const numpyEnd = `

def run_form(form, q, k, v, f, b):
    """The sums of a form, from float64 arrays and back, computed in DTYPE."""
    return form(*(x.astype(DTYPE) for x in (q, k, v, f, b))).astype(float)
`;

const torchStart = `

# ---------------------------------------------------------------------------------------------------------------------
# The forms. Each returns out_i = sum_j M_ij (q_i . k_j) v_j, where v has a last column of ones, so that the last column of
# out is the denominator. f and b have a row for each token. Products of decays begin where they are 1 and run outward:
# nothing overflows, and nothing is divided by a product. No tensor is changed in place, so that gradients flow.

def decay_mask(f, b):
    """M, n x n, for the decays of one coordinate."""
    n = len(f)
    lower, upper, row = [], [], f[:0]
    for i in range(n):
        row = torch.cat([row * f[i], torch.ones_like(f[:1])])
        lower.append(torch.nn.functional.pad(row, (0, n - 1 - i)))
    row = f[:0]
    for i in range(n - 1, -1, -1):
        upper.append(torch.nn.functional.pad(row * b[i], (i + 1, 0)))
        row = torch.cat([torch.ones_like(f[:1]), row * b[i]])
    return torch.stack(lower) + torch.stack(upper[::-1])


def masked_scores(q, k, f, b):
    """Q K^T (.) M; where every coordinate decays by itself, the sum of them over the coordinates."""
    if f.shape[1] == 1:
        return q @ k.T * decay_mask(f[:, 0], b[:, 0])
    return sum(torch.outer(q[:, c], k[:, c]) * decay_mask(f[:, c], b[:, c]) for c in range(f.shape[1]))


def arriving(f):
    """f_s ... f_i for the tokens i of a chunk that begins with s; flipped, b_i ... b_e."""
    return torch.cumprod(f, 0)


def leaving(f):
    """f_(i+1) ... f_e for the tokens i of a chunk that ends with e; flipped, b_s ... b_(i-1)."""
    return torch.cat([torch.cumprod(f[1:].flip(0), 0).flip(0), torch.ones_like(f[:1])])


def chunks(length):
    return [slice(start, min(start + CHUNK, length)) for start in range(0, length, CHUNK)]
`;

const torchForms: Library["forms"] = {
  full: `

def full(q, k, v, f, b):
    """Every pair of tokens."""
    return masked_scores(q, k, f, b) @ v
`,
  recurrent: `

def recurrent(q, k, v, f, b):
    """Two states: forward writes and reads, backward reads and writes, so that the diagonal is counted once."""
    L, ahead, behind = len(q), [], []
    S, R = (q.new_zeros(q.shape[1], v.shape[1]) for _ in range(2))
    for i in range(L):
        S = f[i][:, None] * S + torch.outer(k[i], v[i])
        ahead.append(q[i] @ S)
    for i in range(L - 1, -1, -1):
        R = b[i][:, None] * R
        behind.append(q[i] @ R)
        R = R + torch.outer(k[i], v[i])
    return torch.stack(ahead) + torch.stack(behind[::-1])
`,
  chunk: `

def chunk(q, k, v, f, b):
    """The paper's: all blocks, column by column; beside the diagonal masks are outer products."""
    blocks = chunks(len(q))
    out = [q.new_zeros(len(v[I]), v.shape[1]) for I in blocks]
    for column, J in enumerate(blocks):
        out[column] = out[column] + masked_scores(q[J], k[J], f[J], b[J]) @ v[J]
        keys = k[J] * leaving(f[J])
        for row in range(column + 1, len(blocks)):
            weights = arriving(f[blocks[row]])
            out[row] = out[row] + (q[blocks[row]] * weights) @ keys.T @ v[J]
            keys = keys * weights[-1]
        keys = k[J] * leaving(b[J].flip(0)).flip(0)
        for row in range(column - 1, -1, -1):
            weights = arriving(b[blocks[row]].flip(0)).flip(0)
            out[row] = out[row] + (q[blocks[row]] * weights) @ keys.T @ v[J]
            keys = keys * weights[0]
    return torch.cat(out)
`,
  "state-chunk": `

def state_chunk(q, k, v, f, b):
    """Blocks on the diagonal, and two states that are carried over the chunks: time grows with the length."""
    blocks = chunks(len(q))
    out = [masked_scores(q[I], k[I], f[I], b[I]) @ v[I] for I in blocks]
    P, R = (q.new_zeros(q.shape[1], v.shape[1]) for _ in range(2))
    for row, I in enumerate(blocks):
        weights = arriving(f[I])
        out[row] = out[row] + (q[I] * weights) @ P
        P = weights[-1][:, None] * P + (k[I] * leaving(f[I])).T @ v[I]
    for row, I in reversed(list(enumerate(blocks))):
        weights = arriving(b[I].flip(0)).flip(0)
        out[row] = out[row] + (q[I] * weights) @ R
        R = weights[0][:, None] * R + (k[I] * leaving(b[I].flip(0)).flip(0)).T @ v[I]
    return torch.cat(out)
`,
};

const torchEnd = `

def run_form(form, q, k, v, f, b):
    """The sums of a form, from float64 arrays and back, computed in DTYPE."""
    return form(*(torch.tensor(x, dtype=getattr(torch, DTYPE)) for x in (q, k, v, f, b))).double().numpy()
`;

export const libraries = {
  NumPy: { start: numpyStart, forms: numpyForms, end: numpyEnd },
  PyTorch: { start: torchStart, forms: torchForms, end: torchEnd },
} as const satisfies Readonly<Record<string, Library>>;

export const program = `

def attention(form, head):
    """y of a head, L x d_v: sums of every scan, averaged, then divided. Rows that overflow are inf, those over a sum of 0 nan."""
    q, k, v, decay = prepared(head)
    ones = np.concatenate([v, np.ones((len(v), 1))], axis=1)
    sums, orders = np.zeros_like(ones), scans(len(q))
    for order in orders:
        sums[order] += run_form(form, q[order], k[order], ones[order], *steps(decay[order])) / len(orders)
    divisor = sums[:, -1:] if SCALED else np.full((len(v), 1), np.sqrt(q.shape[1]) if DIVIDE_BY_SQRT_D else 1.0)
    with np.errstate(all="ignore"):
        y = sums[:, :-1] / divisor
    y[~np.isfinite(y).all(axis=1) | ~np.isfinite(divisor[:, 0])] = np.inf
    y[divisor[:, 0] == 0] = np.nan
    return y


def difference(y, ours):
    """The largest of any entry that both have; infinite where one side has a number and the other has none."""
    y, ours = y[TOKENS], np.asarray(ours, dtype=float)
    numbers = np.isfinite(y)
    if (numbers != np.isfinite(ours)).any():
        return np.inf
    return float(np.abs(y[numbers] - ours[numbers]).max(initial=0))


def main():
    arguments = argparse.ArgumentParser(description="Bidirectional linear attention in the forms of the experiment.")
    arguments.add_argument("--json", metavar="FILE", help="write the outputs, their differences and the seconds to a JSON file")
    options = arguments.parse_args()
    heads, results = given_heads(), []
    L, d = np.shape(heads[0]["q"])
    rows = f"{len(TOKENS)} of its {L} rows of outputs" if len(TOKENS) < L else "its outputs"
    print(f"LION-{VARIANT}: {L} tokens of {d} numbers, in {DTYPE}; compared with {rows}, which the page computed in float64")
    for name, form in FORMS.items():
        start = time.perf_counter()
        outputs = [attention(form, head) for head in heads]
        seconds = time.perf_counter() - start
        worst = max(difference(y, ours) for y, ours in zip(outputs, OURS))
        overflown = sum(int(np.isinf(y).any(axis=1).sum()) for y in outputs)
        note = f"; rows beyond the range of {DTYPE}: {overflown}" if overflown else ""
        print(f"{name:12s} largest difference {worst:.2e} where outputs go up to {LARGEST:.3g}, {seconds:.3f} s{note}")
        # JSON has no infinity and no nan.
        rows_of = [np.where(np.isfinite(y), y, None).tolist() for y in outputs]
        results.append({"form": name, "y": rows_of, "largestDifference": worst if np.isfinite(worst) else None, "seconds": seconds})
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"forms": results}, file)


if __name__ == "__main__":
    main()
`;
