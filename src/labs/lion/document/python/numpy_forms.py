"""The forms with NumPy alone (1.17 or newer). Each returns out_i = sum_j M_ij (q_i . k_j) v_j, where v has a last column of
ones, so that the last column of out is the denominator. f and b have a row for each token. Products of decays begin where
they are 1 and run outward: nothing overflows, and nothing is divided by a product.
"""

import numpy as np

from script import CHUNK, DTYPE


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


def full(q, k, v, f, b):
    """Every pair of tokens."""
    return masked_scores(q, k, f, b) @ v


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


def run_form(form, q, k, v, f, b):
    """The sums of a form, from float64 arrays and back, computed in DTYPE."""
    return form(*(x.astype(DTYPE) for x in (q, k, v, f, b))).astype(float)
