"""The problem: a matrix that is completed from ROWS and COLUMNS, at most HOLE of the others each way."""

import numpy as np

from script import COLUMNS, HOLE, ROWS, make_matrix


def make_problem():
    """A is a block of full rank, which the page chose by pivoting; C and B stand beside and below it, D is the rest."""
    X = make_matrix()
    rows, columns = np.array(ROWS), np.array(COLUMNS)
    others = lambda count, chosen: np.setdiff1d(np.arange(count), chosen)[:HOLE]
    below, beside = others(X.shape[0], rows), others(X.shape[1], columns)
    part = lambda i, j: X[np.ix_(i, j)].copy()
    return [(part(rows, columns), part(below, columns))], part(rows, beside), part(below, beside)
