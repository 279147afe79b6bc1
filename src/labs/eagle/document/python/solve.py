"""A matrix with a missing block and the solvers that complete it, with NumPy alone (1.17 or newer).

    python3 SCRIPT                                 prints how far every solver comes
    python3 SCRIPT --json result.json              writes D and the error of every iteration
    python3 SCRIPT --json result.json --iterates   writes A, B, C and D of every iteration

Iterates agree with the page's to rounding, which conjugate gradients and LSMR magnify: where A is badly conditioned
theirs drift apart after some iterations, here as between any two machines.
"""

import argparse
import json

import numpy as np

from script import SKETCHES, SOLVERS, exponent, inverse, joined, make_problem, start


# Stopping. A small change of D does not mean that D is right: where B A^T C = 0, D stays zero at first. So a solver ends
# when its own equations hold to rounding and D rests. Rounding leaves directions of A of size 1e-16; every iteration
# multiplies them by 1 / (1 - eta) relative to the rest, and once they are of size 1 they destroy D. So it also ends when
# the change of D has grown three times in a row since its equations held (the D of the smallest change is kept), and when
# rounding has reached the size of A.


def watch_of(solver):
    """Changes in a row below the tolerance that mean D rests, and whether growing changes count."""
    if solver["kind"] == "sketch-sgd" or solver.get("regime") == "limited":
        n = sum(A.shape[1] for A, _ in BLOCKS)
        r = len(SKETCHES[0][0]) if SKETCHES and solver["kind"] == "eagle" else min(solver["r"], n)
        return int(np.ceil(n / r)), False
    return int(solver["kind"] == "eagle"), solver["kind"] in ("eagle", "newton-schulz")


def in_units_of_the_problem(iterate, solver):
    """Solvers work on A, B and C times powers of two, so that no square overflows."""
    a, b, c = EXPONENTS
    if solver.get("normalised") or solver.get("rescaled") or solver.get("regime") == "distributed":
        a, b, c = 0, b - a, c
    of = {"A": a, "B": b, "C": c, "D": EXPONENTS[1] + EXPONENTS[2] - EXPONENTS[0]}
    scaled = lambda M, name: np.ldexp(M, of[name])
    return {name: [scaled(M, name) for M in value] if isinstance(value, list) else scaled(value, name) for name, value in iterate.items()}


def relative_squared_error(D):
    scale = -exponent(TRUE_D)
    D, true = np.ldexp(D, scale), np.ldexp(TRUE_D, scale)
    return float(np.sum((D - true) ** 2) * inverse(np.sum(true**2)))


def solve(solver, keep=lambda iterate: None):
    """Runs a solver to its end; keep is given every iterate."""
    calm_for, guarded = watch_of(solver)
    errors, D, before, smallest, held, kept, grown, below, acted, ended = [], 0, np.nan, np.inf, None, 0, 0, 0, None, None
    most = 1 if solver["kind"] == "direct" else solver["iterations"]
    for l, (own, resolved, lost) in enumerate(start(solver), 1):
        change, size = np.linalg.norm(own["D"] - D), np.linalg.norm(own["D"])
        D = own["D"]
        iterate = in_units_of_the_problem(own, solver)
        keep(iterate)
        grown = grown + 1 if change > before and kept > 0 else 0
        below = below + 1 if change == 0 or change < solver.get("tolerance", 0) * size else 0
        if not np.isfinite(size):
            ended = "diverged"
            if acted is None and kept > 0:
                acted = "over-iterating"
        elif acted is None and solver["kind"] != "direct":
            if callable(resolved):
                resolved = resolved(below >= calm_for)
            if (kept > 0 or resolved) and (change <= smallest or calm_for > 1):
                smallest, held, kept = change, iterate["D"], l
            because = ("settled" if solver["tolerance"] > 0 and resolved and below >= calm_for
                       else "over-iterating" if guarded and grown >= 3 else "rounding" if lost else None)
            if because and solver["whenSettled"] != "continue":
                acted = because
                if kept == 0:
                    held, kept = iterate["D"], l
            ended = acted if acted and solver["whenSettled"] == "stop" else None
        if solver["kind"] == "direct" and ended is None:
            ended = "solved"
        before = change
        answer = iterate["D"] if acted is None else held
        if TRUE_D is not None:
            errors.append(relative_squared_error(answer))
        if ended is None and l >= most:
            ended = "iterations"
        if ended is not None:
            return {"kind": solver["kind"], "iterations": l, "ended": ended, "heldIteration": kept if acted and kept != l else None,
                    "D": answer.tolist(), "relativeSquaredError": errors if TRUE_D is not None else None}


def main():
    arguments = argparse.ArgumentParser(description="The problem of the experiment and every solver of it.")
    arguments.add_argument("--json", metavar="FILE", help="write D and the errors of every iteration to a JSON file")
    arguments.add_argument("--iterates", action="store_true", help="with A, B, C and D of every iteration; solvers do all of theirs")
    options = arguments.parse_args()
    A, B = joined()
    s = np.ldexp(np.linalg.svd(A, compute_uv=False), EXPONENTS[0])
    rank = int((s > s[0] * max(A.shape) * np.finfo(float).eps).sum())
    print(f"A is {A.shape[0]} x {A.shape[1]} of rank {rank}, condition number {s[0] / s[rank - 1] if rank else np.nan:.6g}; "
          f"D is {len(B)} x {C0.shape[1]}")
    results = []
    for solver in SOLVERS:
        iterates = []
        written = lambda iterate: {name: [M.tolist() for M in value] if isinstance(value, list) else value.tolist()
                                   for name, value in iterate.items()}
        if options.iterates:
            if solver.get("whenSettled") == "stop":
                solver["whenSettled"] = "hold"
            result = solve(solver, lambda iterate: iterates.append(written(iterate)))
            result["iterates"] = iterates
        else:
            result = solve(solver)
        results.append(result)
        errors = result["relativeSquaredError"]
        print(f"{solver['kind']:20s} {result['iterations']:7d} iterations, ended: {result['ended']}"
              + (f", relative squared error {errors[-1]:.3g}" if errors else ""))
        if errors and min(errors) <= 1e-20:
            print(f"{'':20s} {next(l for l, error in enumerate(errors, 1) if error <= 1e-20):7d} iterations to 1e-20")
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"rank": rank, "singularValues": s.tolist(), "solvers": results}, file)


BLOCKS, C0, TRUE_D = make_problem()
EXPONENTS = [exponent(np.concatenate([np.ravel(M) for M in each])) for each in (*zip(*BLOCKS), [C0])]
BLOCKS = [(np.ldexp(A, -EXPONENTS[0]), np.ldexp(B, -EXPONENTS[1])) for A, B in BLOCKS]
C0 = np.ldexp(C0, -EXPONENTS[2])

if __name__ == "__main__":
    main()
