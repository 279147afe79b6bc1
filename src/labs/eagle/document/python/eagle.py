"""EAGLE in all regimes."""

import numpy as np

from script import (
    BLOCKS, C0, EPS, PURPOSE, SEED, SKETCHES, Stream, full_rank, inverse, joined, norm2, orthonormal, rounding_level,
    underflowing,
)


class Rho:
    """rho_l = 1 / ||A_l||_2^2: exact, by the recursion rho / (1 - eta)^2, or by one warm power step an iteration."""

    def __init__(self, solver, exact):
        self.source, eta = solver["rho"], solver["eta"]
        self.growth = (1 - eta) ** -2 if eta <= 1 / 3 else np.inf
        self.most, self.last, self.v = np.inf if exact is None else exact, 0.0, None

    def next(self, A):
        if self.source == "exact" or (self.source == "recursive" and self.last == 0):
            self.last = inverse(norm2(A) ** 2)
        elif self.source == "recursive":
            self.last *= self.growth
        else:
            # A power step underestimates the norm, so rho is capped by what is known of it: ||A||_F^2 <= rank ||A||_2^2.
            if self.v is None:
                self.v = Stream(0, PURPOSE["power start"], 0).normals(A.shape[1])
            self.v = A.T @ (A @ self.v)
            self.v *= inverse(np.linalg.norm(self.v))
            bound = min(A.shape) * inverse(np.sum(A**2))
            self.last = min(inverse(np.sum((A @ self.v) ** 2)), bound, self.most)
        self.most *= self.growth
        return self.last

    def rescale(self, e):
        """A has been multiplied by 2^-e."""
        self.last, self.most = np.ldexp(self.last, 2 * e), np.ldexp(self.most, 2 * e)


def eagle(solver):
    """
    Algorithm 1 with S = I, on one machine or on several:

        A <- A - eta rho A A^T A        C <- C - gamma rho A A^T C
        B <- B - eta rho B A^T A        D <- D + gamma rho B A^T C,     C and D averaged over machines

    Normalised, A and B are multiplied by 1 / (1 - eta) = 3/2 after every update, and rho stays 1.
    """
    eta, gamma, spread = solver["eta"], solver["gamma"], solver["regime"] == "distributed"
    As, Bs = (list(M) for M in zip(*(BLOCKS if spread else [joined()])))
    C, D = C0, np.zeros((len(Bs[0]), C0.shape[1]))
    unit = spread or solver["normalised"]
    if unit:
        norms = [norm2(A) or 1.0 for A in As]
        As, Bs = [A / s for A, s in zip(As, norms)], [B / s for B, s in zip(Bs, norms)]
    rules, frozen = [Rho(solver, 1.0 if unit else None) for _ in As], None
    next_rho = lambda mu: 1.0 if solver["normalised"] else rules[mu].next(As[mu])
    factor = 1 / (1 - eta) if solver["normalised"] else 1.0
    firsts, shrunk, deficient = [None] * len(As), [1.0] * len(As), [None] * len(As)
    originals, shifts = list(As), [0] * len(As)
    while True:
        received, change, resolved, rounding = [], 0.0, True, False
        for mu, (A, B) in enumerate(zip(As, Bs)):
            rho = next_rho(mu) if frozen is None else frozen[mu]
            if firsts[mu] is None:
                firsts[mu] = 1.0 if solver["normalised"] else np.sqrt(inverse(rho))
            if frozen is None and not solver["normalised"]:
                shrunk[mu] = np.sqrt(inverse(rho)) * inverse(firsts[mu])
            Q = A.T @ C
            left = np.linalg.norm(Q) * (shrunk[mu] if solver["normalised"] else 1.0)
            resolved = resolved and left <= max(A.shape) * EPS * firsts[mu] * np.linalg.norm(C0)
            received.append((C - gamma * rho * (A @ Q), D + gamma * rho * (B @ Q)))
            if frozen is None:
                G = A.T @ A
                As[mu], Bs[mu] = factor * (A - eta * rho * (A @ G)), factor * (B - eta * rho * (B @ G))
                before = A if solver["normalised"] else (1 - eta) * A
                change = max(change, np.linalg.norm(As[mu] - before) * inverse(np.linalg.norm(As[mu])))
                if solver["normalised"]:
                    shrunk[mu] *= abs(1 - eta)
                e = underflowing(As[mu])
                if e != 0:
                    As[mu], Bs[mu], firsts[mu] = np.ldexp(As[mu], -e), np.ldexp(Bs[mu], -e), np.ldexp(firsts[mu], -e)
                    rules[mu].rescale(e)
                    shifts[mu] += e
                if shrunk[mu] < rounding_level(A):
                    if deficient[mu] is None:
                        deficient[mu] = not full_rank(originals[mu])
                    rounding = rounding or deficient[mu]
        C, D = (sum(each) / len(received) for each in zip(*received))
        # Accelerated: A and B rest on all machines once none of them changes beyond the common shrinking, or once what rounding
        # left of one of them has its size.
        accelerated = spread and solver["accelerated"]
        if accelerated and frozen is None and (change < 1e-10 or rounding):
            frozen = [next_rho(mu) for mu in range(len(As))]
        As_now, Bs_now = ([np.ldexp(M, e) for M, e in zip(Ms, shifts)] for Ms in (As, Bs))
        yield {"A": As_now, "B": Bs_now, "C": C, "D": D}, resolved, rounding and not accelerated


def eagle_for_W(solver):
    """Estimation form: W <- W + gamma rho (B - W A) A^T, A and B as in Algorithm 1, D_l = W_l C."""
    eta, gamma = solver["eta"], solver["gamma"]
    A, B = joined()
    W = np.zeros((len(B), len(A)))
    if solver["normalised"]:
        s = norm2(A) or 1.0
        A, B = A / s, B / s
    rule, factor = Rho(solver, 1.0 if solver["normalised"] else None), 1 / (1 - eta) if solver["normalised"] else 1.0
    original, C, first, shrunk, deficient, shift = A, C0, None, 1.0, None, 0
    while True:
        rho, G = 1.0 if solver["normalised"] else rule.next(A), A.T @ A
        if first is None:
            first = 1.0 if solver["normalised"] else np.sqrt(inverse(rho))
        shrunk = shrunk if solver["normalised"] else np.sqrt(inverse(rho)) * inverse(first)
        # C is reduced as in the other form: it shows which directions of A are still to come.
        Q = A.T @ C
        left = np.linalg.norm(Q) * (shrunk if solver["normalised"] else 1.0)
        resolved = left <= max(A.shape) * EPS * first * np.linalg.norm(C0)
        C = C - gamma * rho * (A @ Q)
        W = W + gamma * rho * (B - W @ A) @ A.T
        A, B = factor * (A - eta * rho * (A @ G)), factor * (B - eta * rho * (B @ G))
        shrunk *= abs(1 - eta) if solver["normalised"] else 1.0
        e = underflowing(A)
        if e != 0:
            A, B, first, shift = np.ldexp(A, -e), np.ldexp(B, -e), np.ldexp(first, -e), shift + e
            rule.rescale(e)
        if deficient is None and shrunk < rounding_level(A):
            deficient = not full_rank(original)
        yield {"A": [np.ldexp(A, shift)], "B": [np.ldexp(B, shift)], "D": W @ C0}, resolved, bool(deficient)


def sketch(solver, iteration, n):
    """S, n x r: given with the data, r columns of the identity, or r orthonormal columns; drawn afresh at every iteration."""
    if SKETCHES:
        return np.array(SKETCHES[iteration % len(SKETCHES)], dtype=float)
    stream, r = Stream(SEED, PURPOSE["sketch"], iteration), min(solver["r"], n)
    if solver["sketch"] == "columns":
        return np.eye(n)[:, np.sort(stream.permutation(n)[:r])]
    return orthonormal(stream.normals(r * n).reshape(r, n))


def sketched_rho(solver, At, state):
    """1 / ||At||_2^2, exact or by power steps from the left vector of the last sketch."""
    if solver["rescaled"]:
        return 1.0
    if solver["rho"] == "exact":
        return inverse(norm2(At) ** 2)
    u = state.get("u", Stream(0, PURPOSE["power start"], 1).normals(len(At)))
    squared, settled, steps = 0.0, False, 0
    while not settled and steps < 40:
        v = At.T @ u
        v *= inverse(np.linalg.norm(v)) or 1.0
        u = At @ v
        settled = steps >= 2 and u @ u <= 1.02 * squared
        squared, steps = u @ u, steps + 1
    bound = min(At.shape) * inverse(np.sum(At**2))
    if squared > 0:
        state["u"] = u / np.sqrt(squared)
    return min(1 / squared, bound) if squared > 0 else bound


def eagle_limited(solver):
    """
    Algorithm 1 with a sketch S (n x r), At = A S, Bt = B S:

        A <- A - eta rho At At^T At S^T      C <- C - gamma rho At At^T C
        B <- B - eta rho Bt At^T At S^T      D <- D + gamma rho Bt At^T C

    The rescaled variant, which is not the paper's: ||A|| = 1 once, rho = 1, f = 1 / (1 - eta), and
    A <- A + (f At - f eta At At^T At - At) S^T, B likewise.
    """
    eta, gamma, state = solver["eta"], solver["gamma"], {}
    A, B = joined()
    C, D, iteration = C0, np.zeros((len(B), C0.shape[1])), 0
    if solver["rescaled"]:
        s = norm2(A) or 1.0
        A, B = A / s, B / s
    f = 1 / (1 - eta) if solver["rescaled"] else 1.0
    original, r, deficient = A, sketch(solver, 0, A.shape[1]).shape[1], None
    first, shift = np.linalg.norm(A), 0

    def left_over():
        """||A_l|| / ||A_0||; where what is seen is rescaled, what it would be on average without."""
        return abs(1 - eta) ** (iteration * r / A.shape[1]) if solver["rescaled"] else np.linalg.norm(A) * inverse(first)

    def resolved(calm):
        """On all columns, of which some may not have been drawn for long."""
        if not calm:
            return False
        Q = A.T @ C
        rho = 1.0 if solver["rescaled"] else min(A.shape) * inverse(np.sum(A**2))
        left, size = (np.linalg.norm(Q) * left_over(), 1.0) if solver["rescaled"] else (np.linalg.norm(Q), first / np.sqrt(min(A.shape)))
        rests = gamma * rho * np.linalg.norm(B @ Q) <= solver["tolerance"] * np.linalg.norm(D)
        return rests and left <= max(A.shape) * EPS * size * np.linalg.norm(C0)

    while True:
        S = sketch(solver, iteration, A.shape[1])
        At, Bt = A @ S, B @ S
        G, rho, Q = At.T @ At, sketched_rho(solver, At, state), At.T @ C
        C, D = C - gamma * rho * (At @ Q), D + gamma * rho * (Bt @ Q)
        A = A + ((f - 1) * At - f * eta * rho * (At @ G)) @ S.T
        B = B + ((f - 1) * Bt - f * eta * rho * (Bt @ G)) @ S.T
        iteration += 1
        e = underflowing(A)
        if e != 0:
            A, B, first, shift = np.ldexp(A, -e), np.ldexp(B, -e), np.ldexp(first, -e), shift + e
        if deficient is None and iteration % int(np.ceil(A.shape[1] / r)) == 0 and left_over() < rounding_level(A):
            deficient = not full_rank(original)
        yield {"A": [np.ldexp(A, shift)], "B": [np.ldexp(B, shift)], "C": C, "D": D}, resolved, bool(deficient)
