"""The chain of the task: CHAIN has a row for the state before and a column for the one after, STATIONARY how often each occurs in the
long run.
"""

from script import CHAIN, STATIONARY, empty, masked


def markov_infilling(draw, B, L):
    """A Markov chain, a quarter of its states masked."""
    _, answers, counts = empty(B, L)
    for b in range(B):
        for t in range(L):
            answers[b, t] = draw.weighted(CHAIN[answers[b, t - 1]] if t else STATIONARY)
            counts[b, t] = t > 0 and draw.uniform() < 0.25
        counts[b, draw.integer(1, L)] = 1
    return masked(answers, counts, len(CHAIN))
