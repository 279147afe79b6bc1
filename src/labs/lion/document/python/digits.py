"""Optical Recognition of Handwritten Digits (Alpaydin and Kaynak 1998, UCI Machine Learning Repository, CC BY 4.0): IMAGES are
8 x 8 pixels from 0 to 16, which is written g.
"""

import numpy as np

from script import DIGITS, IMAGES


PIXELS = np.array([int(pixel, 17) for pixel in IMAGES]).reshape(-1, 8, 8)
ANSWERS = np.array([int(digit) for digit in DIGITS])


def digits(draw, B, L):
    """Images in patches of 2 x 2 pixels, row by row; which digit it is, is asked for."""
    chosen = [draw.integer(0, len(PIXELS)) for _ in range(B)]
    patches = PIXELS[chosen].reshape(B, 4, 2, 4, 2).transpose(0, 1, 3, 2, 4).reshape(B, L, 4)
    return (patches / 16 - 0.3) * 2, None, ANSWERS[chosen], None
