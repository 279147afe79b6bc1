"""The forms with PyTorch. Each returns out_i = sum_j M_ij (q_i . k_j) v_j, where v has a last column of ones, so that the last
column of out is the denominator. f and b have a row for each token. Products of decays begin where they are 1 and run
outward: nothing overflows, and nothing is divided by a product. No tensor is changed in place, so that gradients flow.
"""

import torch

from script import CHUNK, DTYPE


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


def full(q, k, v, f, b):
    """Every pair of tokens."""
    return masked_scores(q, k, f, b) @ v


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


def run_form(form, q, k, v, f, b):
    """The sums of a form, from float64 arrays and back, computed in DTYPE."""
    return form(*(torch.tensor(x, dtype=getattr(torch, DTYPE)) for x in (q, k, v, f, b))).double().numpy()
