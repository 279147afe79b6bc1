"""The target: in-context linear regression. A token is an input above its label; the query is the last one, with label 0."""

import numpy as np

from script import PURPOSE, SEED, TASK, Split, Stream, moments


def deviations():
    """Roots of the eigenvalues of the covariance of the inputs, which sum to the trace."""
    D = TASK["dimension"]
    weights = np.ones(D) if TASK["spectrum"] == "white" else np.arange(1, D + 1)
    return np.sqrt(TASK["trace"] * weights / weights.sum())


def draw_prompt(purpose, index):
    """(tokens, answer): a task vector of its own, inputs, labels with noise in the context, and the answer without."""
    D, N = TASK["dimension"], TASK["context"]
    draws = Stream(SEED, purpose, index).normals(D + (N + 1) * D + N)
    inputs = draws[D:-N].reshape(N + 1, D) * deviations()
    labels = inputs @ draws[:D]
    shown = np.append(labels[:-1] + TASK["noise"] * draws[-N:], 0.0)
    return np.column_stack([inputs, shown]), labels[-1]


def draw_prompts(purpose, count):
    """Attention is divided by the number of examples in the context: G = Z Z^T / N."""
    prompts = [draw_prompt(purpose, index) for index in range(count)]
    G, z = (np.concatenate(part) for part in zip(*(moments(tokens) for tokens, _ in prompts)))
    return Split(G / TASK["context"], z, np.array([[answer] for _, answer in prompts]), 1)


def make_data():
    """Training set, test set, and no other test sets."""
    return draw_prompts(PURPOSE["promptTrain"], TASK["samples"]), draw_prompts(PURPOSE["promptTest"], TASK["testSamples"]), []
