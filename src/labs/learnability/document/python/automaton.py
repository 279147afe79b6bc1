"""The target: finite automata. An instance is a table next[state][letter] and a word."""

import numpy as np

from script import LISTED, TASK, Layer, draw_instances, train_and_test


if TASK["family"] == "one":
    STATES, LETTERS = len(TASK["machine"]["states"]), len(TASK["machine"]["alphabet"])
    START = TASK["machine"]["start"]
else:
    STATES, LETTERS, START = TASK["states"], TASK["letters"], 0
LENGTH = TASK["length"]


def universal_layer():
    """Reads the machine in its prompt: one head fetches the row of the state, one the letter, one follows each letter."""
    layer = Layer([("Tkey", STATES), ("Trow", LETTERS * STATES), ("Wpos", LENGTH), ("Wlet", LENGTH * LETTERS), ("Ast", STATES),
                   ("Apos", LENGTH + 1), ("Brow", LETTERS * STATES), ("Blet", LENGTH * LETTERS)], LETTERS + 2)
    layer.link(layer.Q[0], "Ast", "Tkey")
    layer.link(layer.V[0], "Trow", "Brow")
    layer.link(layer.Q[1], "Apos", "Wpos", range(LENGTH))
    layer.link(layer.V[1], "Wlet", "Blet")
    for w in range(LETTERS):
        places = range(w, LENGTH * LETTERS, LETTERS)
        layer.link(layer.Q[2 + w], "Blet", "Blet", places, places)
        layer.link(layer.V[2 + w], "Brow", "Ast", range(w * STATES, (w + 1) * STATES))
        layer.link(layer.V[2 + w], "Blet", "Apos", places, range(1, LENGTH + 1))
    return layer


def fixed_layer(table):
    """Holds one machine in its weights: a head for each state."""
    layer = Layer([("Wpos", LENGTH), ("Wlet", LENGTH * LETTERS), ("A", (LENGTH + 1) * STATES)], STATES)
    for s in range(STATES):
        for t in range(LENGTH):
            layer.link(layer.Q[s], "A", "Wpos", [t * STATES + s], [t])
            for w in range(LETTERS):
                layer.link(layer.V[s], "Wlet", "A", [t * LETTERS + w], [(t + 1) * STATES + table[s][w]])
    return layer


def prompt(layer, table, word):
    tokens = []
    if TASK["form"] == "universal":
        tokens = [layer.ones(("Tkey", s), ("Trow", w * STATES + table[s][w])) for s in range(STATES) for w in range(LETTERS)]
    tokens += [layer.ones(("Wpos", t), ("Wlet", t * LETTERS + w)) for t, w in enumerate(word)]
    start = [("A", START)] if TASK["form"] == "fixed" else [("Ast", START), ("Apos", 0)]
    return np.array(tokens + [layer.ones(*start)])


def digits(number, base, count):
    return [number // base ** (count - 1 - i) % base for i in range(count)]


def instance(arrows, word):
    if TASK["family"] == "one":
        return TASK["machine"]["transitions"], word
    flat = arrows()
    return [flat[s * LETTERS:(s + 1) * LETTERS] for s in range(STATES)], word


def numbered(number):
    machine, word = divmod(number, LETTERS**LENGTH)
    return instance(lambda: digits(machine, STATES, STATES * LETTERS), digits(word, LETTERS, LENGTH))


def drawn(stream):
    word = [stream.below(LETTERS) for _ in range(LENGTH)]
    return instance(lambda: [stream.below(STATES) for _ in range(STATES * LETTERS)], word)


def make_data():
    """Training and test set: every generated token of a trace, given all before it."""
    count = LETTERS**LENGTH * (1 if TASK["family"] == "one" else STATES ** (STATES * LETTERS))
    train, test = draw_instances(count, LISTED, numbered, drawn, repr)
    layer = fixed_layer(TASK["machine"]["transitions"]) if TASK["form"] == "fixed" else universal_layer()
    prompts = [[prompt(layer, *one) for one in part] for part in (train, test)]
    return train_and_test(layer, *prompts, LENGTH * (1 if TASK["form"] == "fixed" else 2))
