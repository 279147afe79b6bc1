"""The target: associative memories. A token is a key above its value; the last one is the query, one of the keys."""

import numpy as np

from script import PURPOSE, SEED, TASK, Split, Stream, add_noise, attend, moments, with_added_samples


def orthonormal(vectors):
    """Gram-Schmidt, every projection made twice."""
    rows = vectors.copy()
    for i, row in enumerate(rows):
        for _ in range(2):
            for unit in rows[:i]:
                row -= (row @ unit) * unit
        row /= np.sqrt(row @ row)
    return rows


def draw_memory(purpose, index, pairs, kind):
    d, stream = TASK["d"], Stream(SEED, purpose, index)
    asked = stream.below(pairs)
    normals = stream.normals(d + 2 * d * pairs) / (np.sqrt(d) if kind == "gaussian-scaled" else 1.0)
    vectors = normals[d:].reshape(pairs, 2, d)
    if kind == "orthonormal":
        keys, values = orthonormal(vectors[:, 0]), orthonormal(vectors[:, 1])
    elif kind == "one-hot":
        keys, values = (np.eye(d)[stream.permutation(d)[:pairs]] for _ in range(2))
    else:
        keys, values = vectors[:, 0], vectors[:, 1]
    beside = normals[:d] if TASK["ownNoise"] == "on" else np.zeros(d)
    return np.vstack([np.hstack([keys, values]), np.hstack([keys[asked], beside])])


def answer(tokens, G, z):
    """The one head that reads a memory: V = [[0, 0], [0, I]], Q = [[I, 0], [0, 0]]."""
    d = TASK["d"]
    Q, V = np.diag(np.r_[np.ones(d), np.zeros(d)]), np.diag(np.r_[np.zeros(d), np.ones(d)])
    return attend(V[None], Q[None], G, z)


def draw_memories(purpose, count, pairs, kind, share):
    parts = []
    for i in range(count):
        gaussian = np.floor((i + 1) * share) > np.floor(i * share)
        tokens = draw_memory(purpose, i, pairs, "gaussian" if gaussian else kind)
        parts.append(moments(tokens))
    G, z = (np.concatenate(part) for part in zip(*parts))
    return Split(G, z, answer(None, G, z), 1)


def without_own_column(split):
    """Equation 14 as printed: without ||q||^2 zeta, which the query's own column adds."""
    if TASK["labels"] == "attention":
        return split
    d, y = TASK["d"], split.y.copy()
    y[:, d:] -= (split.z[:, :d] ** 2).sum(axis=1, keepdims=True) * split.z[:, d:]
    return split._replace(y=y)


def make_data():
    """Training set, test set, and memories of the other kind."""
    kind, pairs = TASK["keyLaw"], TASK["pairs"]
    throughout = kind in ("gaussian", "gaussian-scaled")
    share = 0 if throughout else TASK["gaussianShare"]
    train = add_noise(draw_memories(PURPOSE["memoryTrain"], TASK["samples"], pairs, kind, share), TASK["noise"])
    train = with_added_samples(train, pairs + 1, answer)
    test = draw_memories(PURPOSE["memoryTest"], TASK["testSamples"], pairs, kind, share)
    if not throughout and TASK["gaussianShare"] < 1:
        name, other = "Gaussian keys", (pairs, "gaussian")
    else:
        name, other = "orthonormal keys", (min(pairs, TASK["d"]), "orthonormal")
    shifted = draw_memories(PURPOSE["memoryShifted"], TASK["testSamples"], *other, 0)
    return without_own_column(train), without_own_column(test), [(name, without_own_column(shifted))]
