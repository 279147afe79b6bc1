"""Solvers. Each yields, after every iteration, the matrices that it changes (A and B are lists over machines), whether its
equations hold to rounding (or a function of "D rests" that tells), and whether rounding has reached the size of A.
"""

import numpy as np

from script import BLOCKS


EPS = 2.0**-52


def norm2(M):
    return np.linalg.norm(M, 2)


def inverse(x):
    return 1 / x if x > 0 else 0.0


def joined():
    """All columns in one place."""
    return np.hstack([A for A, _ in BLOCKS]), np.hstack([B for _, B in BLOCKS])


def exponent(M):
    """floor(log2 max |M|); 0 for zeros."""
    largest = np.max(np.abs(M), initial=0)
    return int(np.frexp(largest)[1]) - 1 if largest > 0 else 0


def full_rank(A):
    return np.linalg.matrix_rank(A, tol=max(A.shape) * EPS * norm2(A)) == min(A.shape)


def underflowing(A):
    """The exponent by which a matrix that has shrunk below 2^-256 is brought back to norm 1; 0 for others."""
    size = np.linalg.norm(A)
    return exponent(size) if 0 < size < 2.0**-256 else 0


def rounding_level(A):
    """||A_l|| / ||A_0|| at which rounding of A_0 has the size of A_l, to a factor of 1000."""
    return 1e3 * max(A.shape) * EPS


def start(solver):
    """The generator of a solver."""
    name = solver["kind"].replace("-", "_")
    if name == "eagle" and solver["regime"] == "limited":
        name = "eagle_limited"
    if name == "eagle" and solver["regime"] == "unconstrained" and solver["form"] == "estimation":
        name = "eagle_for_W"
    return globals()[name](solver)
