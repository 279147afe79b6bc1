"""The data of one experiment, its certificate and Algorithm 1, with NumPy alone (1.17 or newer).

    python3 SCRIPT                      prints what the page shows
    python3 SCRIPT --json result.json   writes p, the eigenvalues and the errors as well
    python3 SCRIPT --npz weights.npz    writes p, V and Q as a NumPy archive

RIDGES has the ridge of every closed-form learner.
"""

import argparse
import json

import numpy as np

from script import (
    MOST_FEATURES, REPORTED, RIDGES, TASK, blocks, features, heads, kernel, make_data, mse, regress,
    regress_dual, spectrum,
)


def learn(train, ridge, psi, rank):
    """The fit as a report, with a function that predicts; p and its heads only where p can be written down."""
    if psi <= MOST_FEATURES:
        p = regress(train, ridge, rank)
        V, Q = heads(p, train.z.shape[1])
        predict = lambda split: np.concatenate([features(G, z) @ p.T for G, z, _ in blocks(split, psi)])
        return {"p": p, "norm": float(np.linalg.norm(p)), "first": p[0, :6]}, {"p": p, "V": V, "Q": Q}, predict
    a = regress_dual(train, ridge, rank)
    # ||p||^2 without p: its pairs are twice, its squares once what the features add up to.
    diagonals = np.einsum("njj->nj", train.G)
    gram = 2 * kernel(train, train, "X") - (diagonals @ diagonals.T) * (train.z @ train.z.T)
    norm = float(np.sqrt(max(0.0, np.sum(a * (gram @ a)))))
    predict = lambda split: kernel(split, train, "X") @ a
    first = 2 * a[:, 0] @ (train.G[:, 0, 1:2] * train.z[:, :6])
    return {"dual": a, "norm": norm, "first": first}, {"dual": a}, predict


def main():
    arguments = argparse.ArgumentParser(description="The data of the experiment, its certificate and Algorithm 1.")
    arguments.add_argument("--json", metavar="FILE", help="write every number to a JSON file")
    arguments.add_argument("--npz", metavar="FILE", help="write p, V and Q to a NumPy archive")
    if "steps" in TASK:
        arguments.add_argument("--steps", type=int, default=TASK["steps"], help="let roll-outs of what is learned go on for so many steps")
    options = arguments.parse_args()

    train, test, shifted = make_data()
    longer = test
    if "steps" in TASK and options.steps != TASK["steps"]:
        # The same computations: which there are does not depend on how long they go on.
        TASK["steps"] = options.steps
        longer = make_data()[1]
    N, d = train.z.shape
    psi, eigenvalues, rank = spectrum(train)
    hidden = rank - int((eigenvalues > max(N, psi) * np.finfo(float).eps * eigenvalues[-1]).sum())
    print(f"{N} samples of dimension {d}, {psi} cubic features, {train.y.shape[1]} outputs")
    print(f"lambda_min {eigenvalues[0]:.15g}   lambda_max {eigenvalues[-1]:.15g}")
    print(f"rank {rank}   nullity {psi - rank}")
    if hidden > 0:
        print(f"units hide {hidden} of these directions from Lambda itself: rank is decided on coordinates of one size")
    if rank == psi:
        print("identifiable: every direction is seen, so only one function of linear attention fits these samples")
    else:
        print(f"not identifiable: the samples leave {psi - rank} directions of p free, so other functions fit them as well")

    result = {"N": N, "psi": psi, "lambdaMin": float(eigenvalues[0]), "lambdaMax": float(eigenvalues[-1]), "rank": rank,
              "nullity": psi - rank, "eigenvalues": eigenvalues[-min(psi, max(N, MOST_FEATURES)):].tolist(), "learners": []}
    arrays = {"eigenvalues": eigenvalues}
    for index, ridge in enumerate(RIDGES):
        fit, weights, predict = learn(train, ridge, psi, rank)
        errors = [("training", mse(predict, train)), ("test", mse(predict, test))]
        errors += [(f"test, {name}", mse(predict, split)) for name, split in shifted]
        print(f"\nAlgorithm 1{f', ridge {ridge}' if ridge else ''}:  ||p|| = {fit['norm']:.15g}")
        print("first entries of p:", "  ".join(f"{value:.12g}" for value in fit["first"]))
        if "V" in weights:
            print(f"{len(weights['V'])} heads")
        for name, error in errors:
            print(f"mean squared error, {name}: {'no labels' if error is None else f'{error:.6g}'}")
        for report in REPORTED:
            report(fit, predict, longer)
        arrays.update({f"learner{index}_{name}": values for name, values in weights.items()})
        rows = {name: values.tolist() if isinstance(values, np.ndarray) else values for name, values in fit.items()}
        result["learners"].append({"ridge": ridge, "trainMse": errors[0][1], "testMse": errors[1][1], **rows})
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(result, file)
    if options.npz:
        np.savez(options.npz, **arrays)


if __name__ == "__main__":
    main()
