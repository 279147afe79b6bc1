"""One head, drawn from the random streams of the page."""

import numpy as np

from script import PROBLEM, PURPOSE, SEED, VARIANT, Stream


def with_set(decay):
    """Decays with those that are set by hand, as [token from 1, decay], in their places."""
    for token, value in PROBLEM["decays"]:
        decay[token - 1] = value
    return decay


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def random_head():
    """Gaussian numbers; the decay of a token is sigmoid(bias + spread * Gaussian)."""
    L, d, dv = PROBLEM["length"], PROBLEM["d"], PROBLEM["dv"]
    q, k, v = np.split(Stream(SEED, PURPOSE["sequence"]).normals(L * (2 * d + dv)), [L * d, 2 * L * d])
    decay = PROBLEM["lambda"]
    if VARIANT == "S":
        decay = with_set(sigmoid(PROBLEM["bias"] + PROBLEM["spread"] * Stream(SEED, PURPOSE["decays"]).normals(L)))
    return {"q": q.reshape(L, d), "k": k.reshape(L, d), "v": v.reshape(L, dv), "decay": decay}


def head_of_text():
    """A random row for each character, the same wherever it stands, times random weights."""
    width, characters = PROBLEM["dModel"], PROBLEM["text"]
    row = {c: Stream(SEED, PURPOSE["embedding"], ord(c)).normals(width) / np.sqrt(width) for c in set(characters)}
    rows = np.stack([row[c] for c in characters])
    weights = lambda index, columns: Stream(SEED, PURPOSE["projections"], index).normals(width * columns).reshape(width, columns)
    q, k, v = (rows @ weights(i, PROBLEM[name]) / np.sqrt(width) for i, name in enumerate(("d", "d", "dv")))
    decay = with_set(sigmoid(rows @ weights(3, 1)[:, 0] + 2)) if VARIANT == "S" else PROBLEM["lambda"]
    return {"q": q, "k": k, "v": v, "decay": decay}


def given_heads():
    return [head_of_text() if PROBLEM["kind"] == "text" else random_head()]
