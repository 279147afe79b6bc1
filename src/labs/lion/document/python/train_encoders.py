"""Small bidirectional encoders (arXiv 2502.16249), trained by PyTorch.

    python3 SCRIPT                                trains every learner, and prints losses beside the page's
    python3 SCRIPT --learner 1 --steps 20         the first learner alone, for some steps; the schedule stays that of all of them
    python3 SCRIPT --json losses.json             writes the loss of every step
    python3 SCRIPT --npz weights.npz              writes the weights, named as the page names them

First weights and sequences come from the page's own random streams. In double precision, which is the default here, losses of the
first steps agree with the page's float64 arithmetic to 1e-9; the page itself trains in single precision, so its losses and these
part after some steps, as rounding grows.

LEARNERS are settings, how each is trained, the seeds of its encoders, and losses on the page (float32). WEIGHTS are by name: shape,
role, and what they are at first, which is normals of a standard deviation, a constant, or values.
"""

import argparse
import json

import numpy as np
import torch
import torch.nn.functional as F

from script import LEARNERS, PROBLEM, PURPOSE, WEIGHTS, Draws, Stream, encode, first_weights


# Training: AdamW with a linear warm-up and half a cosine down to zero, the gradient brought down to norm 1. Matrices decay;
# logits of decays are learned ten times as fast.


PACE = {"decay": 10.0}
WEIGHT_DECAY = {"matrix": 0.01}


def loss_of(scores, answers, counts):
    """Mean cross-entropy of the answers that count, in nats."""
    nats = F.cross_entropy(scores.reshape(-1, scores.shape[-1]), answers.reshape(-1), reduction="none")
    return nats.mean() if counts is None else (nats * counts.reshape(-1)).sum() / counts.sum()


def train(learner, weights, seed, page, steps, precision):
    """Losses of every step and the weights after them."""
    s, plan, type = learner["settings"], learner["training"], getattr(torch, precision)
    W = {name: torch.tensor(value, dtype=type, requires_grad=True) for name, value in first_weights(weights, seed).items()}
    groups = [{"params": [W[name]], "weight_decay": WEIGHT_DECAY.get(role, 0.0), "pace": PACE.get(role, 1.0)}
              for name, (shape, role, how, value) in weights.items()]
    optimizer = torch.optim.AdamW(groups, lr=plan["rate"], betas=(0.9, 0.98), eps=1e-8)
    generate = globals()[PROBLEM["task"].replace("-", "_")]
    known = dict(zip(page["step"], page["loss"]))
    every = max(1, steps // 20)
    losses, skipped = [], 0
    for step in range(steps):
        warm = min(1.0, (step + 1) / plan["warmup"])
        share = warm * (0.5 * (1 + np.cos(np.pi * step / plan["steps"])) if plan["schedule"] == "cosine" else 1.0)
        for group in optimizer.param_groups:
            group["lr"] = plan["rate"] * share * group["pace"]
        batch = generate(Draws(Stream(seed, PURPOSE["batches"], step)), learner["batch"], PROBLEM["length"])
        symbols, second, answers, counts = [None if part is None else torch.from_numpy(part) for part in batch]
        loss = loss_of(encode(s, W, symbols, second), answers, None if counts is None else counts.to(type))
        optimizer.zero_grad()
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(list(W.values()), 1.0)
        # A step whose gradient overflows is left out.
        if torch.isfinite(norm):
            optimizer.step()
        else:
            skipped += 1
        losses.append(loss.item())
        done = step + 1
        if done in known or done <= 5 or done % every == 0 or done == steps:
            beside = "   page %.6f" % known[done] if done in known else ""
            print("step %6d   loss %.6f%s   left out %d" % (done, losses[-1], beside, skipped), flush=True)
    return losses, {name: value.detach().double().numpy() for name, value in W.items()}


def main():
    arguments = argparse.ArgumentParser(description="The encoders of the experiment.")
    arguments.add_argument("--learner", type=int, choices=range(1, len(LEARNERS) + 1), help="one of them alone, counted from 1")
    arguments.add_argument("--steps", type=int, help="stop after so many steps")
    arguments.add_argument("--precision", choices=("float32", "float64"), default="float64")
    arguments.add_argument("--threads", type=int, help="of PyTorch")
    arguments.add_argument("--json", metavar="FILE", help="write the losses of every step to a JSON file")
    arguments.add_argument("--npz", metavar="FILE", help="write the weights to a NumPy archive")
    options = arguments.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    report, arrays = [], {}
    for number, (learner, weights) in enumerate(zip(LEARNERS, WEIGHTS), 1):
        if options.learner not in (None, number):
            continue
        steps = min(learner["training"]["steps"], options.steps or learner["training"]["steps"])
        for seed, page in zip(learner["seeds"], learner["losses"]):
            print("learner %d (%s), seed %d, %s" % (number, learner["settings"]["variant"], seed, options.precision))
            losses, trained = train(learner, weights, seed, page, steps, options.precision)
            prefix = "learner%d_seed%d_" % (number, seed)
            report.append({"learner": number, "seed": seed, "losses": losses,
                           "weights": [value for weight in trained.values() for value in weight.ravel().tolist()]})
            arrays.update({prefix + name.replace(".", "_"): value for name, value in trained.items()})
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump({"encoders": report}, file)
    if options.npz:
        np.savez(options.npz, **arrays)


if __name__ == "__main__":
    main()
