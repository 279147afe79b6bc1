"""The target: Turing machines on a bounded tape, three tokens a step. An instance is a tape and a table of rules
(next state, letter to write, move). The tape is a memory that adds up: writing w over a adds a value that is w minus a,
and a token that found itself by a key is erased by the token after it.
"""

import numpy as np

from script import LISTED, TASK, Layer, draw_instances, train_and_test


if TASK["family"] == "one":
    MACHINE = TASK["machine"]
    STATES, LETTERS, START = len(MACHINE["states"]), len(MACHINE["alphabet"]), MACHINE["start"]
    # A halting state stays in place and writes what it reads.
    RULES = [[(rule["next"], rule["write"], rule["move"]) if rule else (s, a, "S") for a, rule in enumerate(row)]
             for s, row in enumerate(MACHINE["transitions"])]
    MOVES = [move for move in "LRS" if any(rule[2] == move for row in RULES for rule in row)]
else:
    STATES, LETTERS, START, RULES, MOVES = TASK["states"], TASK["letters"], 0, None, ["L", "R"]
CELLS = TASK["cells"]
RULE = STATES + LETTERS + len(MOVES)


def turing_layer():
    """2 LETTERS + 2 + len(MOVES) heads: fetch the rules, read the cell, apply a rule, move, write."""
    cell_letter, moves = CELLS * LETTERS, len(MOVES)
    layer = Layer([("Tkey", STATES), ("Trow", LETTERS * RULE), ("Mkey", CELLS), ("Mval", cell_letter), ("Aq", STATES), ("Ap", CELLS),
                   ("Brow", LETTERS * RULE), ("BQ", cell_letter), ("BK", cell_letter), ("BV", cell_letter), ("Cq", STATES),
                   ("Clet", cell_letter), ("CwQ", LETTERS), ("CwK", LETTERS), ("CwV", LETTERS), ("CmQ", moves), ("CmK", moves),
                   ("CmV", moves)], 2 * LETTERS + 2 + moves)
    link, V, Q = layer.link, iter(layer.V), iter(layer.Q)

    def head():
        return next(V), next(Q)

    fetch, key = head()
    link(key, "Aq", "Tkey")
    link(fetch, "Trow", "Brow")
    read, key = head()
    link(key, "Ap", "Mkey")
    for target in ("BQ", "BK", "BV"):
        link(read, "Mval", target)
    for a in range(LETTERS):
        apply, key = head()
        here, rule = range(a, cell_letter, LETTERS), a * RULE
        link(key, "BQ", "BK", here, here)
        link(apply, "Brow", "Cq", range(rule, rule + STATES))
        for target in ("CwQ", "CwK", "CwV"):
            link(apply, "Brow", target, range(rule + STATES, rule + STATES + LETTERS))
        for target in ("CmQ", "CmK", "CmV"):
            link(apply, "Brow", target, range(rule + STATES + LETTERS, rule + RULE))
        link(apply, "BV", "Clet", here, here)
        link(apply, "BV", "BK", here, here, -1.0)
        link(apply, "BV", "BV", here, here)
        link(apply, "Brow", "Brow")
    everywhere = range(cell_letter)
    for m, move in enumerate(MOVES):
        go, key = head()
        step = {"L": -1, "R": 1, "S": 0}[move]
        link(key, "CmQ", "CmK", [m], [m])
        link(go, "Cq", "Aq")
        link(go, "Cq", "Cq")
        link(go, "Clet", "Ap", everywhere, [min(max(i // LETTERS + step, 0), CELLS - 1) for i in everywhere])
        link(go, "CmV", "CmK", [m], [m], -1.0)
        link(go, "CmV", "CmV", [m], [m])
    for w in range(LETTERS):
        write, key = head()
        link(key, "CwQ", "CwK", [w], [w])
        link(write, "Clet", "Mkey", everywhere, [i // LETTERS for i in everywhere])
        link(write, "Clet", "Mval", everywhere, [i // LETTERS * LETTERS + w for i in everywhere])
        link(write, "Clet", "Mval", factor=-1.0)
        link(write, "Clet", "Clet")
        link(write, "CwV", "CwK", [w], [w], -1.0)
        link(write, "CwV", "CwV", [w], [w])
    return layer


def prompt(layer, tape, rules):
    """The rules state by state, then the tape, then the start."""
    tokens = [layer.ones(("Tkey", s), ("Trow", a * RULE + to), ("Trow", a * RULE + STATES + write),
                         ("Trow", a * RULE + STATES + LETTERS + MOVES.index(move)))
              for s, row in enumerate(rules) for a, (to, write, move) in enumerate(row)]
    tokens += [layer.ones(("Mkey", p), ("Mval", p * LETTERS + letter)) for p, letter in enumerate(tape)]
    return np.array(tokens + [layer.ones(("Aq", START), ("Ap", TASK["head"]))])


def instance(choose):
    """The tape, cell by cell, and then, for random machines, the table, rule by rule."""
    tape = [choose(LETTERS) for _ in range(CELLS)]
    if RULES is not None:
        return tape, RULES
    return tape, [[(choose(STATES), choose(LETTERS), MOVES[choose(2)]) for _ in range(LETTERS)] for _ in range(STATES)]


def numbered(number):
    """The digits of a number, lowest first, each in a base of its own."""
    rest = number
    def choose(base):
        nonlocal rest
        rest, digit = divmod(rest, base)
        return digit
    return instance(choose)


def make_data():
    """Training and test set: every generated token of a trace, given all before it."""
    count = LETTERS**CELLS * (1 if RULES is not None else (STATES * LETTERS * 2) ** (STATES * LETTERS))
    train, test = draw_instances(count, LISTED, numbered, lambda stream: instance(stream.below), repr)
    layer = turing_layer()
    prompts = [[prompt(layer, *one) for one in part] for part in (train, test)]
    return train_and_test(layer, *prompts, 3 * TASK["steps"])
