"""Small matrices of kinds that engineers meet."""

import numpy as np

from script import PROBLEM, uniforms


def rounded(x):
    return int(np.floor(x + 0.5))


PARTS = PROBLEM["parts"]
EACH = max(4, rounded(PROBLEM["size"] / PARTS))
random = iter(uniforms(0, 16 * EACH * PARTS + 64).tolist()).__next__


def couple(X, i, j, weight):
    """A spring, conductance or edge between two unknowns."""
    X[i, i] += weight
    X[j, j] += weight
    X[i, j] -= weight
    X[j, i] -= weight


def finite_element():
    """Stiffness of linear triangles on square grids that hang together by themselves, a random coefficient in each triangle."""
    side = max(2, rounded(np.sqrt(EACH)))
    X = np.zeros((side * side * PARTS,) * 2)
    for part in range(PARTS):
        for i in range(side - 1):
            for j in range(side - 1):
                at = part * side * side + i * side + j
                for corner in (at, at + side + 1):
                    coefficient = 0.5 + 1.5 * random()
                    couple(X, corner, at + 1, coefficient / 2)
                    couple(X, corner, at + side, coefficient / 2)
    return X


def staircase():
    """A linear programme over periods: constraints on the activities of a period and of the one before, and their sums."""
    constraints = max(3, EACH - 1)
    activities = int(np.ceil(1.3 * constraints))
    X = np.zeros(((constraints + 1) * PARTS, activities * PARTS))
    for period in range(PARTS):
        def put(k, column, value):
            X[period * (constraints + 1) + k, column] += value
            X[period * (constraints + 1) + constraints, column] += value
        for k in range(constraints):
            put(k, period * activities + k, 1)
            for _ in range(3):
                column = period * activities + constraints + int(random() * (activities - constraints))
                put(k, column, 1 + int(random() * 4))
            if period > 0:
                column = (period - 1) * activities + int(random() * activities)
                put(k, column, -1 - int(random() * 3))
    return X


def laplacian():
    """Laplacian of rings with random chords."""
    X = np.zeros((EACH * PARTS,) * 2)
    for part in range(PARTS):
        for i in range(EACH):
            couple(X, part * EACH + i, part * EACH + (i + 1) % EACH, 0.5 + 1.5 * random())
            chord = int(random() * EACH)
            if chord != i:
                couple(X, part * EACH + i, part * EACH + chord, 0.5 + 1.5 * random())
    return X


def circuit():
    """Modified nodal analysis, [G E; E^T 0], of circuits that are not grounded."""
    nodes, sources = EACH * PARTS, EACH // 8
    X = np.zeros((nodes + sources * PARTS,) * 2)
    for part in range(PARTS):
        base = part * EACH
        conductance = lambda: 1 / (1 + 99 * random())
        for i in range(1, EACH):
            couple(X, base + i, base + int(random() * i), conductance())
            other = int(random() * EACH)
            if other != i:
                couple(X, base + i, base + other, conductance())
        for k in range(sources):
            source = nodes + part * sources + k
            for node, sign in ((base + 2 * k, 1), (base + 2 * k + 1, -1)):
                X[source, node] += sign
                X[node, source] += sign
    return X


def make_matrix():
    """Of the kind that the problem names."""
    return globals()[PROBLEM["matrix"].replace("-", "_")]()
