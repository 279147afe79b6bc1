"""The target: data of one's own. Every sequence is one sample, supervised at its last token. Where DATA is None, save the data of
the experiment as JSON under the name DATA_FILE, beside the script; an .npz file can be read too.
"""

import json

import numpy as np

from script import DATA, DATA_FILE, Split, moments


def read_samples():
    """Lists of (Z, y) for training and test, Z with tokens as columns."""
    if DATA is not None:
        document = DATA
    elif DATA_FILE.endswith(".npz"):
        return read_npz(np.load(DATA_FILE))
    else:
        with open(DATA_FILE, encoding="utf-8") as file:
            document = json.load(file)
    return [[(np.array(sample["Z"], dtype=float), sample.get("y")) for sample in document.get(part, [])] for part in ("samples", "test")]


def read_npz(arrays):
    """As numpy.savez("data.npz", Z=Z, y=y, Z_test=Z_test, y_test=y_test) writes it."""
    parts = []
    for suffix in ("", "_test"):
        Z, lengths, y = (arrays[name + suffix] if name + suffix in arrays else None for name in ("Z", "lengths", "y"))
        if Z is None:
            parts.append([])
            continue
        sequences = list(Z) if lengths is None else [tokens.T for tokens in np.split(Z, np.cumsum(lengths)[:-1])]
        parts.append([(tokens, None if y is None else y[i]) for i, tokens in enumerate(sequences)])
    return parts


def as_split(part):
    if not part:
        return None
    G, z = (np.concatenate(arrays) for arrays in zip(*(moments(Z.T) for Z, _ in part)))
    labelled = all(y is not None for _, y in part)
    return Split(G, z, np.array([np.atleast_1d(y) for _, y in part], dtype=float) if labelled else None, 1)


def make_data():
    """Training set and test set."""
    train, test = (as_split(part) for part in read_samples())
    return train, test, []
