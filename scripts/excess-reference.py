#!/usr/bin/env python3
"""Writes excess.json and excess-traces.json in src/labs/learnability/math/sample-complexity/fixtures: excess risks of least
squares by LAPACK.

    python3 scripts/excess-reference.py

Each file of rows has a few subsets. For the first N rows of a subset, least squares gives p, with the smallest ||W||_F where
several are solutions; its excess is (p - p*) Lambda (p - p*)^T summed over outputs, with p* and Lambda of the whole file. `kappa`
is the condition number of the second moment of the N rows on their span. With at least as many rows as features `extended` has
the same excess from Householder QR in numpy.longdouble (64 bits of mantissa on x86).

The files of traces are all computations of finite automata, of which subsets are whole computations. Their tokens are written down
from the runs of the automata; no layer computes them.
"""
import itertools
import json
from pathlib import Path

import numpy as np

EXTENDED = np.longdouble


def features(Z):
    d = Z.shape[1]
    G, z = np.einsum("ijt,ikt->ijk", Z, Z), Z[:, :, -1]
    j, k = np.triu_indices(d, 1)
    products = np.concatenate([G[:, j, k], G[:, range(d), range(d)]], axis=1)
    return (products[:, :, None] * z[:, None, :]).reshape(len(Z), -1)


def pair_scale(d):
    """The norm of W counts features of pairs twice."""
    return np.concatenate([np.full(d * (d - 1) // 2 * d, np.sqrt(2)), np.ones(d * d)])


def fit(F, y, scale):
    solution, _, _, values = np.linalg.lstsq(F * scale, y, rcond=max(F.shape) * np.finfo(float).eps)
    kept = values[values > max(F.shape) * np.finfo(float).eps * values[0]]
    return scale[:, None] * solution, (kept[0] / kept[-1]) ** 2


def extended_fit(F, y):
    """Least squares of full rank by Householder reflections."""
    A, b = F.astype(EXTENDED), y.astype(EXTENDED)
    psi = A.shape[1]
    for k in range(psi):
        v = A[k:, k].copy()
        v[0] += np.copysign(np.sqrt(v @ v), v[0])
        reflect = lambda M: M - np.outer(2 * v / (v @ v), v @ M)
        A[k:, k:], b[k:] = reflect(A[k:, k:]), reflect(b[k:])
    p = np.zeros((psi, b.shape[1]), EXTENDED)
    for k in range(psi - 1, -1, -1):
        p[k] = (b[k] - A[k, k + 1 :] @ p[k + 1 :]) / A[k, k]
    return p


def excess(p, best, moment):
    q = p - best
    return float(np.sum(q * (moment @ q)))


def moments_of(traces):
    """Features of each prefix that ends in a token with a label: of the Gram matrix of all its tokens and of its last token."""
    rows = []
    for tokens, prompt in traces:
        for end in range(prompt, len(tokens)):
            rows.append((tokens[:end].T @ tokens[:end], tokens[end - 1], tokens[end]))
    G, z, y = (np.array(part) for part in zip(*rows))
    d = z.shape[1]
    j, k = np.triu_indices(d, 1)
    products = np.concatenate([G[:, j, k], G[:, range(d), range(d)]], axis=1)
    return (products[:, :, None] * z[:, None, :]).reshape(len(z), -1), y


def places(*blocks):
    """First coordinate of each block, and the number of all."""
    at, offset = {}, 0
    for name, size in blocks:
        at[name], offset = offset, offset + size
    return at, offset


def one_hot(d, *coordinates):
    token = np.zeros(d)
    token[list(coordinates)] = 1
    return token


def in_the_weights(table, states, letters, word):
    """The letters with their places, then the state after each letter; a token for every (place, state)."""
    length = len(word)
    at, d = places(("place", length), ("letter", length * letters), ("state", (length + 1) * states))
    tokens = [one_hot(d, at["place"] + t, at["letter"] + t * letters + w) for t, w in enumerate(word)]
    state = 0
    tokens.append(one_hot(d, at["state"] + state))
    for t, w in enumerate(word):
        state = table[state][w]
        tokens.append(one_hot(d, at["state"] + (t + 1) * states + state))
    return np.array(tokens), length + 1


def in_the_prompt(table, states, letters, word):
    """The transitions, the letters, the first state; then for each letter what was read, and the state after it."""
    length, rows = len(word), letters * states
    at, d = places(("from", states), ("to", rows), ("place", length), ("letter", length * letters), ("state", states),
                   ("position", length + 1), ("read", rows), ("seen", length * letters))
    tokens = [one_hot(d, at["from"] + s, at["to"] + w * states + table[s][w]) for s in range(states) for w in range(letters)]
    tokens += [one_hot(d, at["place"] + t, at["letter"] + t * letters + w) for t, w in enumerate(word)]
    state = 0
    tokens.append(one_hot(d, at["state"] + state, at["position"]))
    prompt = len(tokens)
    for t, w in enumerate(word):
        read = [at["read"] + letter * states + table[state][letter] for letter in range(letters)]
        tokens.append(one_hot(d, *read, at["seen"] + t * letters + w))
        state = table[state][w]
        tokens.append(one_hot(d, at["state"] + state, at["position"] + t + 1))
    return np.array(tokens), prompt


def tables(states, letters):
    for flat in itertools.product(range(states), repeat=states * letters):
        yield [flat[s * letters : (s + 1) * letters] for s in range(states)]


def trace_case(name, task, traces, samples, seed):
    """Subsets of whole computations, numbered as they are listed."""
    F, y = moments_of(traces)
    d = traces[0][0].shape[1]
    scale, each = pair_scale(d), len(y) // len(traces)
    best, _ = fit(F, y, scale)
    random = np.random.default_rng(seed)
    found = []
    for _ in range(3):
        subset = random.permutation(len(traces))[: samples[-1]]
        at = {"traces": subset.tolist(), "excess": [], "kappa": []}
        for count in samples:
            rows = (subset[:count, None] * each + np.arange(each)).ravel()
            p, kappa = fit(F[rows], y[rows], scale)
            # Through the labels: the matrix of psi x psi is large.
            at["excess"].append(float(np.sum((F @ (p - best)) ** 2) / len(F)))
            at["kappa"].append(kappa)
        found.append(at)
    return {"name": name, "task": task, "d": d, "samples": samples, "subsets": found}


def case(name, d, outputs, rows, tokens, samples, seed, change=lambda Z: Z):
    random = np.random.default_rng(seed)
    Z = change(np.round(random.normal(size=(rows, d, tokens)), 3))
    y = np.round(random.normal(size=(rows, outputs)), 3)
    F, scale = features(Z), pair_scale(d)
    best, _ = fit(F, y, scale)
    full = extended_fit(F, y) if np.linalg.matrix_rank(F) == F.shape[1] else None
    subsets = [random.permutation(rows)[: samples[-1]] for _ in range(5)]
    found = []
    for subset in subsets:
        at = {"rows": subset.tolist(), "excess": [], "kappa": [], "extended": []}
        for count in samples:
            chosen = subset[:count]
            p, kappa = fit(F[chosen], y[chosen], scale)
            at["excess"].append(excess(p, best, F.T @ F / rows))
            at["kappa"].append(kappa)
            exact = full is not None and count >= F.shape[1]
            moment = F.astype(EXTENDED).T @ F.astype(EXTENDED) / rows
            at["extended"].append(excess(extended_fit(F[chosen], y[chosen]), full, moment) if exact else None)
        found.append(at)
    return {"name": name, "Z": Z.tolist(), "y": y.tolist(), "samples": samples, "subsets": found}


def without_coordinate(Z):
    Z[:, -1] = 0
    return Z


def repeated(Z):
    Z[1::2] = Z[::2]
    return Z


cases = [
    case("one output", 2, 1, 40, 3, [2, 5, 6, 7, 12, 20], 1),
    case("two outputs", 3, 2, 76, 4, [9, 17, 18, 19, 25, 38], 2),
    case("a coordinate that is zero", 3, 1, 50, 3, [4, 6, 12, 25], 3, without_coordinate),
    case("rows that occur twice", 2, 1, 40, 2, [4, 8, 20], 4, repeated),
]
parity = [[0, 1], [1, 0]]
words = lambda letters, length: itertools.product(range(letters), repeat=length)
trace_cases = [
    trace_case("parity in the weights", {"kind": "automaton", "family": "one", "form": "fixed", "length": 4, "traces": 2},
               [in_the_weights(parity, 2, 2, word) for word in words(2, 4)], [1, 2, 4, 6, 8, 11, 16], 5),
    trace_case("random automata in the prompt", {"kind": "automaton", "states": 2, "letters": 2, "length": 1, "traces": 2},
               [in_the_prompt(table, 2, 2, word) for table in tables(2, 2) for word in words(2, 1)], [1, 4, 8, 12, 20, 32], 6),
]
fixtures = Path(__file__).parent.parent / "src/labs/learnability/math/sample-complexity/fixtures"
compact = lambda value: json.dumps(value, separators=(",", ":"))
note = "made by scripts/excess-reference.py with NumPy %s" % np.__version__


def write(name, cases):
    """A line for each part of a case and for each subset."""
    parts = lambda c: ",\n".join(["%s: %s" % (compact(key), compact(value)) for key, value in c.items() if key != "subsets"])
    lines = ",\n".join("{ %s,\n\"subsets\": [\n%s\n] }" % (parts(c), ",\n".join(compact(s) for s in c["subsets"])) for c in cases)
    (fixtures / name).write_text('{ "note": %s,\n"cases": [\n%s\n] }\n' % (compact(note), lines), encoding="utf-8")


write("excess.json", cases)
write("excess-traces.json", trace_cases)
