"""Bidirectional linear attention in several forms.

    python3 SCRIPT                      prints how far every form is from the page's outputs
    python3 SCRIPT --json result.json   writes the outputs as well

y_i = sum_j M_ij (q_i . k_j) v_j, over sum_j M_ij (q_i . k_j) where rows are scaled (arXiv 2502.16249). OURS is what the page
computed in float64, head by head, at TOKENS.
"""

import argparse
import json
import time

import numpy as np

from script import (
    DIVIDE_BY_SQRT_D, DTYPE, FORMS, LARGEST, OURS, SCALED, TOKENS, VARIANT, given_heads, prepared, run_form, scans,
    steps,
)


def attention(form, head):
    """y of a head, L x d_v: sums of every scan, averaged, then divided. Rows that overflow are inf, those over a sum of 0 nan."""
    q, k, v, decay = prepared(head)
    ones = np.concatenate([v, np.ones((len(v), 1))], axis=1)
    sums, orders = np.zeros_like(ones), scans(len(q))
    for order in orders:
        sums[order] += run_form(form, q[order], k[order], ones[order], *steps(decay[order])) / len(orders)
    divisor = sums[:, -1:] if SCALED else np.full((len(v), 1), np.sqrt(q.shape[1]) if DIVIDE_BY_SQRT_D else 1.0)
    with np.errstate(all="ignore"):
        y = sums[:, :-1] / divisor
    y[~np.isfinite(y).all(axis=1) | ~np.isfinite(divisor[:, 0])] = np.inf
    y[divisor[:, 0] == 0] = np.nan
    return y


def difference(y, ours):
    """The largest of any entry that both have; infinite where one side has a number and the other has none."""
    y, ours = y[TOKENS], np.asarray(ours, dtype=float)
    numbers = np.isfinite(y)
    if (numbers != np.isfinite(ours)).any():
        return np.inf
    return float(np.abs(y[numbers] - ours[numbers]).max(initial=0))


def main():
    arguments = argparse.ArgumentParser(description="Bidirectional linear attention in the forms of the experiment.")
    arguments.add_argument("--json", metavar="FILE", help="write the outputs, their differences and the seconds to a JSON file")
    options = arguments.parse_args()
    heads, results = given_heads(), []
    L, d = np.shape(heads[0]["q"])
    rows = f"{len(TOKENS)} of its {L} rows of outputs" if len(TOKENS) < L else "its outputs"
    print(f"LION-{VARIANT}: {L} tokens of {d} numbers, in {DTYPE}; compared with {rows}, which the page computed in float64")
    for name in FORMS:
        form = globals()[name.replace("-", "_")]
        start = time.perf_counter()
        outputs = [attention(form, head) for head in heads]
        seconds = time.perf_counter() - start
        worst = max(difference(y, ours) for y, ours in zip(outputs, OURS))
        overflown = sum(int(np.isinf(y).any(axis=1).sum()) for y in outputs)
        note = f"; rows beyond the range of {DTYPE}: {overflown}" if overflown else ""
        print(f"{name:12s} largest difference {worst:.2e} where outputs go up to {LARGEST:.3g}, {seconds:.3f} s{note}")
        # JSON has no infinity and no nan.
        rows_of = [np.where(np.isfinite(y), y, None).tolist() for y in outputs]
        results.append({"form": name, "y": rows_of, "largestDifference": worst if np.isfinite(worst) else None, "seconds": seconds})
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"forms": results}, file)


if __name__ == "__main__":
    main()
