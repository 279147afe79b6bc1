"""The text of the task."""

from script import CHARACTERS, TEXT, empty, masked


SYMBOLS = [CHARACTERS.index(character) for character in TEXT]


def text_infilling(draw, B, L):
    """Pieces of the text, a fifth of their characters masked."""
    _, answers, counts = empty(B, L)
    for b in range(B):
        piece = draw.integer(0, len(SYMBOLS) - L)
        answers[b] = SYMBOLS[piece:piece + L]
        counts[b, 1:] = [draw.uniform() < 0.2 for _ in range(1, L)]
        counts[b, draw.integer(1, L)] = 1
    return masked(answers, counts, len(CHARACTERS))
