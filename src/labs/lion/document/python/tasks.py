"""The task: fresh sequences for every step, each from the stream of that step."""

import numpy as np

from script import PROBLEM


class Draws:
    """Uniform numbers, one after the other, 53 bits each."""

    def __init__(self, stream):
        self.stream, self.numbers = stream, iter(())

    def uniform(self):
        number = next(self.numbers, None)
        if number is None:
            self.numbers = iter(((self.stream.words(4096) >> np.uint64(11)) * 2.0**-53).tolist())
            number = next(self.numbers)
        return number

    def integer(self, start, end):
        """From start up to, not including, end."""
        return start + int(self.uniform() * (end - start))

    def different(self, count, below):
        """So many different numbers below a bound, in the order in which they are drawn."""
        numbers = list(range(below))
        for i in range(count):
            j = self.integer(i, below)
            numbers[i], numbers[j] = numbers[j], numbers[i]
        return numbers[:count]

    def weighted(self, probabilities):
        """An index, with these probabilities."""
        left = self.uniform()
        for index, probability in enumerate(probabilities):
            left -= probability
            if left < 0:
                return index
        return len(probabilities) - 1


def empty(B, L):
    """Symbols, answers, and which of those count."""
    return np.zeros((B, L), int), np.zeros((B, L), int), np.zeros((B, L))


def walls(draw, B, L):
    """Segments of 3 to 14 tokens between walls (6): one letter of 6 at a random place, else fillers, which answer with that letter."""
    symbols, answers, counts = empty(B, L)
    for b in range(B):
        start = -draw.integer(0, 3)
        while start < L:
            cells, letter = draw.integer(3, 15), draw.integer(0, 6)
            first, end = max(start, 0), min(start + cells, L)
            if end > first:
                symbols[b, first:end] = [7 + draw.integer(0, 4) for _ in range(first, end)]
                place = draw.integer(first, end)
                symbols[b, place] = letter
                answers[b, first:end] = letter
                counts[b, first:end] = 1
                counts[b, place] = 0
            if end < L:
                symbols[b, end] = 6
            start += cells + 1
    return symbols, None, answers, counts


def nearest_marker(draw, B, L):
    """Fillers and markers (4), one of them for sure; every filler answers how far the nearest marker is, at most 7."""
    symbols, answers, counts = empty(B, L)
    for b in range(B):
        sure = draw.integer(0, L)
        for t in range(L):
            symbols[b, t] = 4 if t == sure or draw.uniform() < 1 / 12 else draw.integer(0, 4)
        distance = np.abs(np.arange(L)[:, None] - np.flatnonzero(symbols[b] == 4)).min(1)
        answers[b], counts[b] = np.minimum(distance, 7), distance > 0
    return symbols, None, answers, counts


def which_first(draw, B, L):
    """Fillers and two marks (8 and 9): whether the first mark comes first. With a start token (10) it is asked there."""
    start = 1 if PROBLEM["readOut"] == "start" else 0
    symbols = np.array([draw.integer(0, 8) for _ in range(B * L)]).reshape(B, L)
    answers = np.zeros(B, int)
    for b in range(B):
        one, other = [start + place for place in draw.different(2, L - start)]
        symbols[b, one], symbols[b, other] = 8, 9
        answers[b] = one < other
    symbols[:, :start] = 10
    return symbols, None, answers, None


def grid_neighbours(draw, B, L):
    """Marks in a grid of 8 x 8; every cell answers how many of its four neighbours are marked."""
    symbols = np.array([draw.uniform() < 0.3 for _ in range(B * L)]).astype(int).reshape(B, 8, 8)
    wide = np.pad(symbols, ((0, 0), (1, 1), (1, 1)))
    answers = wide[:, :-2, 1:-1] + wide[:, 2:, 1:-1] + wide[:, 1:-1, :-2] + wide[:, 1:-1, 2:]
    return symbols.reshape(B, L), None, answers.reshape(B, L), np.ones((B, L))


def recall(draw, B, L):
    """Half of the tokens say which of 8 values a key has, the others ask for it (8), in random order."""
    symbols, answers, counts = empty(B, L)
    second, facts = np.zeros((B, L), int), L // 2
    for b in range(B):
        known = [(key, draw.integer(0, 8)) for key in draw.different(facts, 32)]
        for t, place in enumerate(draw.different(L, L)):
            key, value = known[t if t < facts else draw.integer(0, facts)]
            symbols[b, place], answers[b, place] = key, value
            second[b, place], counts[b, place] = (value, 0) if t < facts else (8, 1)
    return symbols, second, answers, counts


def expression(draw, depth):
    """A digit, or a list of digits and lists: its symbols (10 MIN, 11 MAX, 12 MED, 13 the end) and its value."""
    if depth == 0:
        value = draw.integer(0, 10)
        return [value], value
    operation, arguments = draw.integer(0, 3), draw.integer(2, 5)
    parts = [expression(draw, depth - 1 if draw.uniform() < 0.45 else 0) for _ in range(arguments)]
    values = sorted(value for _, value in parts)
    value = (values[0], values[-1], values[len(values) // 2])[operation]
    return [10 + operation] + [symbol for symbols, _ in parts for symbol in symbols] + [13], value


def listops(draw, B, L):
    """Lists of at most two levels behind a start token (14), filled up (15); the value is asked for."""
    symbols, answers = np.full((B, L), 15), np.zeros(B, int)
    for b in range(B):
        tokens = []
        while not 6 <= len(tokens) < L:
            tokens, answers[b] = expression(draw, 2)
        symbols[b, :len(tokens) + 1] = [14] + tokens
    return symbols, None, answers, None


def masked(answers, counts, states):
    """Everything that is asked for behind a mask, and a start token in the first place."""
    symbols = np.where(counts > 0, states, answers)
    symbols[:, 0] = states + 1
    return symbols, None, answers, counts
