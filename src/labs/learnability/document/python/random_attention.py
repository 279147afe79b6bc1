"""The target: attention with random weights."""

import numpy as np

from script import PURPOSE, SEED, TASK, Stream, add_noise, attend, draw_split, moments, with_added_samples


def scaling(name, size):
    return {"unit": 1.0, "deviation": 1 / np.sqrt(size), "covariance": 1 / np.sqrt(np.sqrt(size))}[name]


def draw_layer(outputs, first_stream):
    d, factor = TASK["d"], scaling(TASK["teacherScaling"], TASK["d"]) * TASK["teacherScale"]
    draw = lambda index, rows: Stream(SEED, PURPOSE["teacher"], index).normals(rows * d).reshape(rows, d) * factor
    streams = range(first_stream, first_stream + 2 * TASK["heads"], 2)
    return np.array([draw(i, outputs) for i in streams]), np.array([draw(i + 1, d) for i in streams])


def teacher(deviation):
    """The target that labels the samples: answer(tokens, G, z) gives one row for every row of z."""
    d = TASK["d"]
    V, Q = draw_layer(1 if TASK["output"] == "scalar" else d, 0)
    if TASK["teacher"] == "linear":
        return lambda tokens, G, z: attend(V, Q, G, z)
    if TASK["teacher"] == "softmax":
        def softmax(tokens):
            scores = [tokens @ (Q_h @ tokens[-1]) / np.sqrt(d) for Q_h in Q]
            weights = [np.exp(s - s.max()) / np.exp(s - s.max()).sum() for s in scores]
            return sum(V_h @ (w @ tokens) for V_h, w in zip(V, weights))
        return lambda tokens, G, z: np.array([softmax(tokens[:len(tokens) - len(z) + 1 + t]) for t in range(len(z))])
    if TASK["teacher"] in ("relu", "elu"):
        phi = {"relu": lambda x: np.maximum(x, 0), "elu": lambda x: np.where(x > 0, x + 1, np.exp(np.minimum(x, 0)))}[TASK["teacher"]]
        mapped = lambda tokens: sum(V_h @ (tokens.T @ phi(tokens)) @ (Q_h @ phi(tokens[-1])) for V_h, Q_h in zip(V, Q))
        return lambda tokens, G, z: np.array([mapped(tokens[:len(tokens) - len(z) + 1 + t]) for t in range(len(z))])
    first_V, first_Q = draw_layer(d, 1024)
    first_V = first_V / (TASK["n"] * deviation * deviation)
    def two_layers(tokens, G, z):
        between = tokens + attend(first_V, first_Q, *moments(tokens, causal=True))
        return attend(V, Q, *moments(between, causal=True))[-len(z):]
    return two_layers


def make_data():
    """Training set, test set, and the test sets that differ from it, each with its name."""
    deviation = scaling(TASK["inputScaling"], TASK["n"]) * TASK["inputScale"]
    law = dict(d=TASK["d"], n=TASK["n"], law=TASK["inputLaw"], deviation=deviation)
    causal, answer = TASK["supervision"] == "causal", teacher(deviation)
    train = draw_split(TASK["samples"], answer, causal, purpose=PURPOSE["trainInputs"], **law)
    train = with_added_samples(add_noise(train, TASK["noise"]), TASK["n"], answer)
    test = draw_split(TASK["testSamples"], answer, causal, purpose=PURPOSE["testInputs"], **law)
    shifted = []
    for k, shift in enumerate(TASK["shifts"]):
        other = {"scaled": lambda: dict(deviation=deviation * shift["factor"]), "law": lambda: dict(law=shift["inputLaw"]),
                 "length": lambda: dict(n=shift["n"])}[shift["kind"]]()
        split = draw_split(TASK["testSamples"], answer, causal, purpose=PURPOSE["shiftedInputs"] + k, **{**law, **other})
        shifted.append((", ".join(f"{name} {value}" for name, value in other.items()), split))
    return train, test, shifted
