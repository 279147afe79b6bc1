"""Where tokens stand."""

import numpy as np


def snakes(rows, columns):
    """Two scans of a grid, by rows and by columns, forth and back."""
    by_rows = [r * columns + (c if r % 2 == 0 else columns - 1 - c) for r in range(rows) for c in range(columns)]
    by_columns = [r * columns + c for c in range(columns) for r in (range(rows) if c % 2 == 0 else range(rows - 1, -1, -1))]
    return [np.array(by_rows), np.array(by_columns)]


def sinusoids(L, D):
    """Half of sines and cosines of places, with wavelengths from 2 pi to 2000 pi."""
    waves, column = D // 2, np.arange(D)
    angles = np.arange(L)[:, None] / 1000.0 ** (2 * (column % waves) / D)
    return 0.5 * np.where(column < waves, np.sin(angles), np.cos(angles))
