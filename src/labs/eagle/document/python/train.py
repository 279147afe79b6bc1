"""Linear attention learns to complete matrices, by PyTorch.

    python3 SCRIPT                               trains, and prints the error as it falls
    python3 SCRIPT --steps 20 --json curve.json  the first steps alone, with the error of every one
    python3 SCRIPT --npz weights.npz             writes the four factors of every layer

In double precision, which is the default here, the errors of the first steps agree with the page's float64 kernels to 1e-9;
the page itself trains in single precision, so its curve and this one part after some steps, as rounding grows.
"""

import argparse
import json

import numpy as np
import torch

from script import PROBLEM, PURPOSE, SEED, SOLVER, Stream


# Initial weights and fresh matrices for each step, from the random streams of the page.


d, n, d_prime, n_prime = (PROBLEM[name] for name in ("d", "n", "dPrime", "nPrime"))
M = PROBLEM["machines"] if PROBLEM["regime"] == "distributed" else 1
columns = n // M
N, W = columns + n_prime, n + M * n_prime
r = PROBLEM["r"] if PROBLEM["regime"] == "limited" else None
q, v = (N, N) if r is None else (r, r + n_prime)
SIGN = -1.0 if SOLVER["readOut"] == "minus" else 1.0


def initial_factors():
    """W_Q, W_K, W_V and W_P of every layer: Gaussian, standard deviation 0.6 or 0.8 / sqrt(features of all machines).

    With "start": "tied" W_K is then set to W_Q, and W_P to zero: no layer changes its input before the first step.
    """
    shapes = [(N, q), (N, q), (N, v), (M, W, v)]
    sizes = [int(np.prod(shape)) for shape in shapes]
    tied = SOLVER["start"] == "tied"
    numbers = (0.8 if tied else 0.6) / np.sqrt(W) * Stream(SEED, PURPOSE["weights"]).normals(SOLVER["layers"] * sum(sizes))
    parts = np.split(numbers, np.cumsum(sizes * SOLVER["layers"])[:-1])
    layers = [[part.reshape(shape) for part, shape in zip(parts[4 * l:4 * l + 4], shapes)] for l in range(SOLVER["layers"])]
    if tied:
        layers = [[Q, Q.copy(), V, np.zeros_like(P)] for Q, _, V, P in layers]
    return layers


def normals_of_words(words):
    """Two normals from each 64-bit word: the radius from its upper half, the angle from its lower one."""
    radius = np.sqrt(-2.0 * np.log(((words >> np.uint64(32)) + np.uint64(1)) * 2.0**-32))
    angle = 2.0 * np.pi * ((words & np.uint64(0xFFFFFFFF)) * 2.0**-32)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle)], axis=1).ravel()


def matrix(step, place):
    """X = R_1 diag(alpha^i) R_2^T / sqrt(s), the one at a place in the batch of a step."""
    s, rows = PROBLEM["rank"], d + d_prime
    count = (rows + n + n_prime) * s
    normals = normals_of_words(Stream(SEED, PURPOSE["matrices"], step * 2**20 + place).words(-(-count // 2)))[:count]
    R1, R2 = normals[:rows * s].reshape(rows, s), normals[rows * s:].reshape(n + n_prime, s)
    return (R1 * (PROBLEM["decay"] ** np.arange(1, s + 1) / np.sqrt(s))) @ R2.T


def batch(step):
    """Steps count from 1."""
    return np.stack([matrix(step, place) for place in range(SOLVER["batch"])])


# The network. Each of M machines has some columns of A and B, and C and D; machine mu attends with a head of its own, and W_P
# says what it sends to which machine. The mask lets rows attend to the d complete ones alone.


def answers(factors, X):
    """The lower right blocks, as the last layer leaves them, mean over the machines."""
    shared = torch.cat([X[:, :d, n:], torch.zeros_like(X[:, d:, n:])], 1)
    states = [torch.cat([X[:, :, mu * columns:(mu + 1) * columns], shared], 2) for mu in range(M)]
    for Q, K, V, P in factors:
        sent = 0
        for mu, state in enumerate(states):
            scores = (state @ Q) @ (state[:, :d] @ K).transpose(1, 2)
            sent = sent + scores @ (state[:, :d] @ (V @ P[mu].T))
        states = [state + sent[:, :, nu * N:(nu + 1) * N] for nu, state in enumerate(states)]
    return sum(SIGN * state[:, d:, columns:] for state in states) / M


def train(steps, precision):
    type = getattr(torch, precision)
    factors = [[torch.tensor(w, dtype=type, requires_grad=True) for w in layer] for layer in initial_factors()]
    weights = [w for layer in factors for w in layer]
    # Constants written out: they are PyTorch's defaults today.
    optimizer = torch.optim.Adam(weights, lr=SOLVER["rate"], betas=(0.9, 0.999), eps=1e-8)
    curve = {"step": [], "mean": [], "median": []}
    skipped = 0
    for step in range(1, steps + 1):
        X = torch.tensor(batch(step), dtype=type)
        errors = ((answers(factors, X) - X[:, d:, n:]) ** 2).mean((1, 2))
        optimizer.zero_grad()
        errors.mean().backward()
        norm = torch.nn.utils.clip_grad_norm_(weights, SOLVER["clip"])
        # Now and then a matrix of large norm overflows: without this, one such step would end training for good.
        if torch.isfinite(norm):
            optimizer.step()
        else:
            skipped += 1
        for name, value in zip(curve, (step, errors.mean().item(), np.median(errors.detach().numpy()))):
            curve[name].append(float(value))
        if step == 1 or step % 50 == 0 or step == steps:
            print(f"step {step:6d}  median {curve['median'][-1]:.6e}  mean {curve['mean'][-1]:.6e}  left out {skipped}", flush=True)
    return curve, [[w.detach().double().numpy() for w in layer] for layer in factors], skipped


def main():
    arguments = argparse.ArgumentParser(description="The network of the experiment.")
    arguments.add_argument("--steps", type=int, default=SOLVER["steps"], help="stop after so many steps")
    arguments.add_argument("--precision", choices=("float32", "float64"), default="float64")
    arguments.add_argument("--threads", type=int, help="of PyTorch")
    arguments.add_argument("--json", metavar="FILE", help="write the errors of every step to a JSON file")
    arguments.add_argument("--npz", metavar="FILE", help="write W_Q, W_K, W_V and W_P of every layer to a NumPy archive")
    options = arguments.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    curve, factors, skipped = train(options.steps, options.precision)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({**curve, "skipped": skipped, "weights": [w.ravel().tolist() for layer in factors for w in layer]}, file)
    if options.npz:
        names = ("Q", "K", "V", "P")
        np.savez(options.npz, **{f"layer{l + 1}_{name}": w for l, layer in enumerate(factors) for name, w in zip(names, layer)})


if __name__ == "__main__":
    main()
