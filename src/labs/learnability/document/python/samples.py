"""Samples. A sequence Z (tokens as columns) enters linear attention only through G = Z Z^T and its last token z.
y has one row a sample; "group" samples in a row belong to one sequence.
"""

from collections import namedtuple

import numpy as np

from script import PURPOSE, SEED, TASK, Stream


Split = namedtuple("Split", "G z y group")


def moments(tokens, causal=False):
    """(G, z) of n tokens, given as rows: of the whole sequence, or of each of its n prefixes."""
    if not causal:
        return (tokens.T @ tokens)[None], tokens[-1:]
    return np.cumsum(tokens[:, :, None] * tokens[:, None, :], axis=0), tokens


def attend(V, Q, G, z):
    """Linear attention y = sum_h V_h G Q_h z, for many samples; V is heads x outputs x d, Q is heads x d x d."""
    return sum(np.einsum("njk,nk->nj", G, z @ Q_h.T) @ V_h.T for V_h, Q_h in zip(V, Q))


def draw_tokens(purpose, index, d, n, law, deviation):
    """The n tokens of one random sequence, n x d; entries have the same variance under every law."""
    stream = Stream(SEED, purpose, index)
    tokens = (stream.signs(d * n) if law == "rademacher" else stream.normals(d * n)).reshape(n, d)
    if law == "sphere":
        return tokens * (deviation * np.sqrt(d / (tokens**2).sum(axis=1, keepdims=True)))
    return tokens * deviation


def draw_split(count, answer, causal=False, **law):
    """count random sequences, labelled by answer(tokens, G, z)."""
    parts = []
    for index in range(count):
        tokens = draw_tokens(index=index, **law)
        G, z = moments(tokens, causal)
        parts.append((G, z, answer(tokens, G, z)))
    return Split(*(np.concatenate(part) for part in zip(*parts)), law["n"] if causal else 1)


def add_noise(split, deviation, first_stream=0):
    """The split with Gaussian noise on its labels, one stream for each sequence."""
    if deviation == 0:
        return split
    size = split.group * split.y.shape[1]
    streams = (Stream(SEED, PURPOSE["trainNoise"], first_stream + i) for i in range(len(split.y) // split.group))
    noise = np.concatenate([stream.normals(size) for stream in streams]).reshape(split.y.shape)
    return split._replace(y=split.y + deviation * noise)


def with_added_samples(split, n, answer):
    """The split with random sequences behind it that the target labels, where the experiment has such."""
    if TASK["probes"] == 0:
        return split
    causal = split.group > 1
    law = dict(purpose=PURPOSE["probes"], d=split.z.shape[1], n=n, law=TASK["probeLaw"], deviation=1.0)
    added = add_noise(draw_split(TASK["probes"], answer, causal, **law), TASK.get("noise", 0), 2**32)
    return Split(*(np.concatenate([a, b]) for a, b in zip(split[:3], added[:3])), split.group)
