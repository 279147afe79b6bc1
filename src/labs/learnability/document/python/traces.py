"""Machines as one layer of linear attention: coordinates of a token are named blocks, one after the other, and the heads
have a few entries. A trace is a prompt that the layer continues, y = sum_h V_h Z (Z^T Q_h z).
"""

import numpy as np

from script import PURPOSE, SEED, TASK, Split, Stream, attend, moments, with_added_samples


class Layer:
    def __init__(self, sizes, heads):
        self.at, self.size, offset = {}, dict(sizes), 0
        for name, size in sizes:
            self.at[name], offset = offset, offset + size
        self.d = offset
        self.V, self.Q = np.zeros((2, heads, offset, offset))

    def link(self, matrix, source, target, sources=None, targets=None, factor=1.0):
        """Entries that carry coordinates of one block to coordinates of another; all of them where none are named."""
        sources = range(self.size[source]) if sources is None else sources
        targets = range(len(sources)) if targets is None else targets
        for i, j in zip(sources, targets):
            matrix[self.at[target] + j, self.at[source] + i] += factor

    def ones(self, *places):
        """The token that is 1 at each (block, coordinate)."""
        token = np.zeros(self.d)
        for name, i in places:
            token[self.at[name] + i] += 1.0
        return token

    def continued(self, prompt, count):
        tokens = list(prompt)
        G = sum(np.outer(token, token) for token in tokens)
        for _ in range(count):
            tokens.append(attend(self.V, self.Q, G[None], tokens[-1][None])[0])
            G = G + np.outer(tokens[-1], tokens[-1])
        return np.array(tokens)


def trace_split(layer, prompts, count):
    """Every prefix that ends in the last token of a prompt or in a generated one; its label is the next token."""
    parts = []
    for prompt in prompts:
        tokens = layer.continued(prompt, count)
        G, z = moments(tokens[:-1], causal=True)
        parts.append((G[len(prompt) - 1:], z[len(prompt) - 1:], tokens[len(prompt):]))
    return Split(*(np.concatenate(part) for part in zip(*parts)), count)


def train_and_test(layer, train, test, count):
    """Traces of the two lists of prompts, with added samples behind those for training."""
    answer = lambda tokens, G, z: attend(layer.V, layer.Q, G, z)
    test = trace_split(layer, test, count)
    split = trace_split(layer, train, count)
    if TASK["probes"] > 0:
        split = with_added_samples(split._replace(group=1), len(train[0]), answer)
    return split, test, []


def draw_instances(count, listed, numbered, drawn, key):
    """
    Which instances are learned from, and which are tested. Where all can be listed, one permutation orders them: training
    takes its front, the test its back. Otherwise every instance has a stream: odd ones for training, even ones for the test.
    """
    purpose, wanted = PURPOSE["instances"], TASK["testTraces"]
    if count <= listed:
        order = Stream(SEED, purpose).permutation(count).tolist()
        test = order[count - min(wanted, count - TASK["traces"]):][::-1]
        return [numbered(i) for i in order[:TASK["traces"]]], [numbered(i) for i in test]
    train = [drawn(Stream(SEED, purpose, 2 * i + 1)) for i in range(TASK["traces"])]
    known, test, i = {key(instance) for instance in train}, [], 1
    while len(test) < wanted:
        instance = drawn(Stream(SEED, purpose, 2 * i))
        if key(instance) not in known:
            test.append(instance)
        i += 1
    return train, test
