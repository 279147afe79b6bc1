"""What every form is told of a head, in float64: features mapped, padding hidden, decays of every step."""

import numpy as np

from script import CONVENTION, FEATURE_MAP, GRID, SCANS, VARIANT


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
