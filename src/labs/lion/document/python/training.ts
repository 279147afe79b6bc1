/** Encoders of a document as a PyTorch script: trained from the page's first weights, on the page's sequences. */
import { encodeLink } from "../../../../platform/documents/link";
import { pythonLiteral } from "../../../../platform/documents/python/literal";
import { type PythonScript, scriptHeading } from "../../../../platform/documents/python/script";
import { streams } from "../../../../platform/documents/python/streams";
import { kernelVersion } from "../../../../platform/kernels/tensors/generated/version";
import { purposes } from "../../../../platform/numerics/random";
import type { EncoderTraining } from "../../math/encoder/encoder";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { EncoderWeight } from "../../math/encoder/weights";
import type { TaskSource } from "../../math/tasks/tasks";
import type { LionDocument } from "../document";
import { lionKind } from "../kind";
import { places } from "./places";
import { generatorOf } from "./tasks";

/** A learner of the page as a script trains it. */
export interface LearnerToTrain {
  readonly settings: EncoderSettings;
  readonly training: EncoderTraining;
  readonly batch: number;
  /** One for each of its encoders. */
  readonly seeds: readonly number[];
  readonly weights: readonly EncoderWeight[];
  /** What the page has of each encoder so far: losses of some steps; empty where nobody has trained. */
  readonly losses: readonly { readonly step: readonly number[]; readonly loss: readonly number[] }[];
}

/** @param source  what the task draws from. @returns null where the document trains nobody. */
export function encoderTrainingScript(
  document: LionDocument,
  learners: readonly LearnerToTrain[],
  source: TaskSource,
): PythonScript | null {
  const { problem } = document;
  if (problem.kind !== "task" || learners.length === 0) return null;
  // A text of one's own may be longer than any link.
  const { text: own, ...fields } = problem;
  const link = own === "" ? encodeLink(lionKind, document, {}) : "";
  const constants = [
    `PROBLEM = ${pythonLiteral(fields)}`,
    "# What each random stream is for.",
    `PURPOSE = ${pythonLiteral({ weights: purposes.lionWeights, batches: purposes.lionBatches })}`,
    "# Every learner: its settings, how it is trained, the seeds of its encoders, and losses on the page (float32).",
    `LEARNERS = ${pythonLiteral(learners.map(({ weights, ...learner }) => learner))}`,
    "# Its weights: name, shape, role, and what they are at first: normals of a standard deviation, a constant, or values.",
    `WEIGHTS = [${learners.map(({ weights }) => `[\n${weights.map(tableRow).join("")}]`).join(", ")}]`,
    "",
  ].join("\n");
  const heading = scriptHeading(title, link, kernelVersion, imports);
  return { text: [heading, constants, streams, generatorOf(problem.task, source), places, network, training].join(""), dataFile: null };
}

function tableRow({ name, shape, role, start }: EncoderWeight): string {
  const [[how, value]] = Object.entries(start);
  return `    ${pythonLiteral([name, shape, role, how, value])},\n`;
}

const title = `Small bidirectional encoders (arXiv 2502.16249), trained by PyTorch.

    python3 SCRIPT                                trains every learner, and prints losses beside the page's
    python3 SCRIPT --learner 1 --steps 20         the first learner alone, for some steps; the schedule stays that of all of them
    python3 SCRIPT --json losses.json             writes the loss of every step
    python3 SCRIPT --npz weights.npz              writes the weights, named as the page names them

First weights and sequences come from the page's own random streams. In double precision, which is the default here, losses of the
first steps agree with the page's float64 arithmetic to 1e-9; the page itself trains in single precision, so its losses and these
part after some steps, as rounding grows.`;

const imports = `import argparse
import json

import numpy as np
import torch
import torch.nn.functional as F
`;

const network = `

# ---------------------------------------------------------------------------------------------------------------------
# The network: x = E[token] (+ position), or pixels E + b;  x += att(n(x)) W_o and x += max(n(x) W_1 + b_1, 0) W_2 + b_2 in every layer;
# n(x) W + b, with n the layer norm. W holds the weights by name; matrices are inputs x outputs.

def first_weights(weights, seed):
    """All of them from one stream, in the order of the table; those that begin as constants draw nothing."""
    stream = Stream(seed, PURPOSE["weights"])
    first = {
        "deviation": lambda shape, deviation: deviation * stream.normals(int(np.prod(shape))).reshape(shape),
        "constant": lambda shape, constant: np.full(shape, float(constant)),
        "values": lambda shape, values: np.array(values),
    }
    return {name: first[how](shape, value) for name, shape, role, how, value in weights}


def feature_map(x, kind):
    if kind == "shifted-silu":
        u = F.silu(x) + 0.5
        return u / u.norm(dim=-1, keepdim=True)
    if kind == "elu":
        return F.elu(x) + 1
    return torch.exp(x.clamp(-8, 8)) if kind == "exp" else x


def mask(a, convention):
    """M_ij of one scan from the logarithms of decays, B x H x L; every exponent is at most 0."""
    zero = torch.zeros_like(a[..., :1])
    own_forward, own_backward = torch.cat([zero, a[..., 1:]], -1), torch.cat([a[..., :-1], zero], -1)
    before, after = torch.cat([zero, a[..., :-1]], -1), torch.cat([a[..., 1:], zero], -1)
    f, b = {"eq9": (before, after), "thm": (own_forward, own_backward), "sym": (own_forward, after)}[convention]
    F_, G = f.cumsum(-1), b.flip(-1).cumsum(-1).flip(-1)
    below = torch.ones(a.shape[-1], a.shape[-1], dtype=torch.bool).tril()
    return torch.exp(torch.where(below, F_[..., :, None] - F_[..., None, :], G[..., :, None] - G[..., None, :]))


def attention(s, W, layer, x):
    """y_i = sum_j M_ij (phi(q_i).phi(k_j)) v_j / sum_j M_ij (phi(q_i).phi(k_j)) in every head, or softmax."""
    B, L, D = x.shape
    H = s["heads"]
    split = lambda t: t.view(B, L, H, D // H).transpose(1, 2)
    q, k, v = [split(x @ W[layer + "w" + name]) for name in "qkv"]
    if s["variant"] == "softmax":
        y = (q @ k.transpose(-1, -2) / np.sqrt(D // H)).softmax(-1) @ v
        return y.transpose(1, 2).reshape(B, L, D)
    A = feature_map(q, s["featureMap"]) @ feature_map(k, s["featureMap"]).transpose(-1, -2)
    M = torch.ones(1, 1, L, L, dtype=x.dtype)
    if s["variant"] in ("d", "s"):
        M = 0
        for scan, order in enumerate(snakes(*s["grid"]) if s["grid"] else [np.arange(L)]):
            logits = W["%sa%d" % (layer, scan)].expand(B, L, H)
            if s["variant"] == "s":
                logits = logits + x @ W["%swa%d" % (layer, scan)]
            a = F.logsigmoid(logits).transpose(1, 2)
            place = np.argsort(order)
            M = M + mask(a[..., order], s["convention"])[..., place, :][..., place]
    if s["directions"] == "double":
        M = M * (1 + torch.eye(L, dtype=x.dtype))
    elif s["directions"] != "both":
        past = torch.ones(L, L, dtype=x.dtype).tril()
        ahead = H if s["directions"] == "forward" else (H + 1) // 2
        M = M * torch.stack([past if head < ahead else past.T for head in range(H)])
    A = A * M
    y = A @ v / A.sum(-1, keepdim=True)
    return y.transpose(1, 2).reshape(B, L, D)


def encode(s, W, symbols, second):
    """Scores of the classes: of every token, or of every sequence. Tokens are symbols, or patches of pixels."""
    norm = lambda t, name: F.layer_norm(t, t.shape[-1:], W[name + "g"], W[name + "b"], 1e-5)
    x = symbols.to(W["emb"].dtype) @ W["emb"] + W["embb"] if "embb" in W else W["emb"][symbols]
    L, D = x.shape[1:]
    if second is not None:
        x = x + W["emb2"][second]
    if s["positions"] == "learned":
        x = x + W["pos"][:L]
    if s["positions"] == "sin":
        x = x + torch.tensor(sinusoids(L, D), dtype=x.dtype)
    for index in range(s["layers"]):
        layer = "l%d." % index
        x = x + attention(s, W, layer, norm(x, layer + "ln1")) @ W[layer + "wo"]
        inner = torch.relu(norm(x, layer + "ln2") @ W[layer + "w1"] + W[layer + "b1"])
        x = x + inner @ W[layer + "w2"] + W[layer + "b2"]
    x = norm(x, "lnf")
    x = {"token": lambda: x, "mean": lambda: x.mean(1), "first": lambda: x[:, 0]}[s["readOut"]]()
    return x @ W["head"] + W["headb"]
`;

const training = `

# ---------------------------------------------------------------------------------------------------------------------
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
              for name, shape, role, how, value in weights]
    optimizer = torch.optim.AdamW(groups, lr=plan["rate"], betas=(0.9, 0.98), eps=1e-8)
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
`;
