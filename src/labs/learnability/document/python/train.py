"""The data of one experiment and its gradient learners, with NumPy and PyTorch.

    python3 SCRIPT               trains every learner and prints its errors at the recorded steps
    python3 SCRIPT --learner 0   trains one of them; --steps 1000 stops early
    python3 SCRIPT --numpy       does without PyTorch, with the gradient written out

Rules that end a run before its last step are not applied.
"""

import argparse
import json

import numpy as np

from script import LEARNERS, PURPOSE, SEED, Split, Stream, attend, make_data


# Gradient descent on V and Q. Start and batches are the page's own; so are the constants of the optimisers, all written
# out. The page sums in another order, and in single precision normals and sums may differ in the last digit: curves agree
# until rounding has grown, which training that is not chaotic lets it do slowly.


try:
    import torch
except ImportError:
    torch = None


def initial_weights(learner, seed, d, outputs):
    """V, heads x outputs x d, and Q, heads x d x d, or K and Q' of some rank, heads x rank x d; every head has streams of its own."""
    draw = lambda index, rows: Stream((seed << 32) | SEED, PURPOSE["initialWeights"], index).normals(rows * d).reshape(rows, d)
    heads, rank = range(learner["heads"]), learner["keyQueryRank"]
    V, rest = np.array([draw(2 * h, outputs) for h in heads]), np.array([draw(2 * h + 1, 2 * rank if rank else d) for h in heads])
    return [w * learner["initialScale"] for w in ([V, rest[:, :rank], rest[:, rank:]] if rank else [V, rest])]


def merged(weights):
    """V and Q = K^T Q'."""
    if len(weights) == 2:
        return weights
    V, K, queries = weights
    return [V, K.swapaxes(1, 2) @ queries]


def batches(learner, seed, split):
    """Rows of one batch after the other: epochs follow each other, each a permutation of the sequences."""
    if learner["batch"] == "all":
        while True:
            yield np.arange(len(split.y))
    sequences, epoch, order, at = len(split.z) // split.group, -1, np.array([], dtype=int), 0
    while True:
        while len(order) - at < learner["batch"]:
            epoch += 1
            stream = Stream((seed << 32) | SEED, PURPOSE["batchOrder"], epoch)
            further = stream.permutation(sequences) if learner["order"] == "shuffled" else np.arange(sequences)
            order, at = np.concatenate([order[at:], further]), 0
        chosen, at = order[at:at + learner["batch"]], at + learner["batch"]
        yield (chosen[:, None] * split.group + np.arange(split.group)).ravel()


def scheduled_rate(learner, step):
    """Linear warm-up, then constant or half a cosine down to zero at the last step."""
    rate, warmup = learner["rate"], learner["warmup"]
    if step < warmup:
        return rate * (step + 1) / warmup
    if learner["schedule"] != "cosine":
        return rate
    return rate * 0.5 * (1 + np.cos(np.pi * (step - warmup) / max(learner["steps"] - warmup, 1)))


def recorded_steps(total):
    """Every step to 100, then 50 a decade, and the last."""
    steps, exact = list(range(1, min(100, total) + 1)), 100 * 1.0471285480508996
    while exact < total:
        step = int(exact + 0.5)
        if steps[-1] < step < total:
            steps.append(step)
        exact *= 1.0471285480508996
    return steps + ([total] if total > 100 else [])


def recorded_samples(split):
    """At most 4096 samples, evenly spread: errors along the way are measured on them."""
    kept = min(len(split.z), 4096)
    rows = np.arange(kept) * len(split.z) // kept
    return Split(split.G[rows], split.z[rows], split.y[rows], 1)


class NumpyTrainer:
    """The gradient of the mean squared error, and AdamW or SGD with momentum, written out."""

    def __init__(self, learner, weights, split):
        self.learner, self.type = learner, np.dtype(learner["precision"])
        self.weights = [w.astype(self.type) for w in weights]
        self.moments = [[np.zeros_like(w) for w in self.weights] for _ in range(2)]
        self.data, self.powers = [part.astype(self.type) for part in split[:3]], [1.0, 1.0]

    def step(self, rows, rate):
        learner, (V, Q) = self.learner, merged(self.weights)
        G, z, y = (part[rows] for part in self.data)
        seen = [np.einsum("njk,nk->nj", G, z @ Q_h.T) for Q_h in Q]
        error = (sum(s @ V_h.T for s, V_h in zip(seen, V)) - y) * self.type.type(2 / y.size)
        back = [np.einsum("njk,nj->nk", G, error @ V_h) for V_h in V]
        gradients = [np.array([error.T @ s for s in seen]), np.array([b.T @ z for b in back])]
        if len(self.weights) == 3:
            _, K, queries = self.weights
            gradients[1:] = [queries @ gradients[1].swapaxes(1, 2), K @ gradients[1]]
        norm = np.sqrt(sum(np.sum(g.astype(float) ** 2) for g in gradients))
        if 0 < learner["clip"] < norm:
            gradients = [g * self.type.type(learner["clip"] / norm) for g in gradients]
        self.powers = [self.powers[0] * learner["beta1"], self.powers[1] * learner["beta2"]]
        for w, g, m, v in zip(self.weights, gradients, *self.moments):
            if learner["optimizer"] == "adamw":
                w *= self.type.type(1 - rate * learner["weightDecay"])
                m[...] = self.type.type(learner["beta1"]) * m + self.type.type(1 - learner["beta1"]) * g
                v[...] = self.type.type(learner["beta2"]) * v + self.type.type(1 - learner["beta2"]) * g * g
                root = np.sqrt(v) * self.type.type(1 / np.sqrt(1 - self.powers[1])) + self.type.type(learner["epsilon"])
                w -= self.type.type(rate / (1 - self.powers[0])) * m / root
            else:
                m[...] = self.type.type(learner["momentum"]) * m + g + self.type.type(learner["weightDecay"]) * w
                w -= self.type.type(rate) * m

    def arrays(self):
        return [w.astype(float) for w in self.weights]


class TorchTrainer:
    """The same by automatic differentiation and PyTorch's own optimisers."""

    def __init__(self, learner, weights, split):
        self.learner, self.type = learner, getattr(torch, learner["precision"])
        self.weights = [torch.tensor(w, dtype=self.type, requires_grad=True) for w in weights]
        self.data = [torch.tensor(part, dtype=self.type) for part in split[:3]]
        common = dict(lr=learner["rate"], weight_decay=learner["weightDecay"])
        if learner["optimizer"] == "adamw":
            betas = (learner["beta1"], learner["beta2"])
            self.optimizer = torch.optim.AdamW(self.weights, betas=betas, eps=learner["epsilon"], **common)
        else:
            self.optimizer = torch.optim.SGD(self.weights, momentum=learner["momentum"], **common)

    def step(self, rows, rate):
        (V, Q), rows = merged(self.weights), torch.as_tensor(rows)
        G, z, y = (part[rows] for part in self.data)
        # In this order, from the right: all at once would make a d x d matrix of every head and sample.
        asked = torch.einsum("hkl,nl->hnk", Q, z)
        seen = torch.einsum("njk,hnk->hnj", G, asked)
        answers = torch.einsum("haj,hnj->na", V, seen)
        self.optimizer.zero_grad()
        torch.mean((answers - y) ** 2).backward()
        norm = torch.sqrt(sum(torch.sum(w.grad.double() ** 2) for w in self.weights)).item()
        if 0 < self.learner["clip"] < norm:
            for w in self.weights:
                w.grad.mul_(self.learner["clip"] / norm)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.step()

    def arrays(self):
        return [w.detach().double().numpy() for w in self.weights]


def train_learner(learner, seed, train, test, Trainer, steps):
    weights = initial_weights(learner, seed, train.z.shape[1], train.y.shape[1])
    trainer, batch, measured = Trainer(learner, weights, train), batches(learner, seed, train), recorded_samples(train)
    wanted, curve = set(recorded_steps(learner["steps"])), {"step": [], "train": [], "test": []}
    for step in range(min(learner["steps"], steps or learner["steps"])):
        trainer.step(next(batch), scheduled_rate(learner, step))
        if step + 1 not in wanted:
            continue
        V, Q = merged(trainer.arrays())
        errors = [None if s is None or s.y is None else float(np.mean((attend(V, Q, s.G, s.z) - s.y) ** 2)) for s in (measured, test)]
        print(f"{step + 1:10d}  {errors[0]:.6e}  {'' if errors[1] is None else f'{errors[1]:.6e}'}")
        for name, value in zip(curve, (step + 1, *errors)):
            curve[name].append(value)
        if not np.isfinite(errors[0]):
            print("diverged")
            break
    V, *factors = trainer.arrays()
    return curve, {"V": V, "Q": merged([V, *factors])[1], **(dict(zip(("K", "Qprime"), factors)) if len(factors) == 2 else {})}


def main():
    arguments = argparse.ArgumentParser(description="The gradient learners of the experiment.")
    arguments.add_argument("--numpy", action="store_true", help="train with NumPy, the gradient written out, instead of PyTorch")
    arguments.add_argument("--learner", type=int, help="train this one alone, counted from 0")
    arguments.add_argument("--steps", type=int, help="stop after so many steps")
    arguments.add_argument("--json", metavar="FILE", help="write the curves to a JSON file")
    arguments.add_argument("--npz", metavar="FILE", help="write V and Q, and separate keys and queries, to a NumPy archive")
    options = arguments.parse_args()
    if torch is None and not options.numpy:
        raise SystemExit("PyTorch is not installed: install it, or add --numpy to train without it")
    train, test, _ = make_data()
    curves, arrays = [], {}
    for index, learner in enumerate(LEARNERS):
        if options.learner not in (None, index):
            continue
        for seed in range(learner["seed"], learner["seed"] + learner["repeats"]):
            print(f"\nlearner {index}: {learner['heads']} heads, {learner['optimizer']}, {learner['precision']}, seed {seed}")
            print("      step  training      test (mean squared errors)")
            curve, named = train_learner(learner, seed, train, test, NumpyTrainer if options.numpy else TorchTrainer, options.steps)
            curves.append({"learner": index, "seed": seed, **curve})
            arrays.update({f"learner{index}_seed{seed}_{name}": values for name, values in named.items()})
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(curves, file)
    if options.npz:
        np.savez(options.npz, **arrays)


if __name__ == "__main__":
    main()
