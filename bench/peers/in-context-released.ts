/**
 * The attention of the code released with Zhang, Singh, Latham, Saxe 2025, trained in PyTorch on prompts and from a start of this project.
 *
 * Its files are not here. One gets them by
 *   git clone https://github.com/yedizhang/linattn-icl && git -C linattn-icl checkout 9a481d5901275b34866cfc12260fc4ec5c891b16
 * and names the folder in LINATTN_ICL.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Factors } from "../../src/labs/learnability/math/learners/gradient/factors";
import { reportOf } from "../python";

export const released = {
  repository: "https://github.com/yedizhang/linattn-icl",
  commit: "9a481d5901275b34866cfc12260fc4ec5c891b16",
} as const;

/**
 * Their attention is a sum over the tokens, ours is divided by N: weights N^(-1/3) times ours give the same outputs, and a rate N^(-2/3)
 * times ours the same steps. The loss, its gradient and the step are PyTorch's, in float64.
 */
const script = `
import json, sys

import torch

options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
sys.path.insert(0, options["--code"])
from net import Attention_Separate

torch.set_num_threads(1)
torch.set_default_dtype(torch.float64)
with open("given.json") as file:
    given = json.load(file)
D, N, H, R = (given[name] for name in ("dimension", "context", "heads", "rank"))
prompts = torch.tensor(given["tokens"]).reshape(-1, N + 1, D + 1)
answers = torch.tensor(given["answers"])
scale = N ** (-1 / 3)
model = Attention_Separate(D, 1, H, R, 1.0, False, False).double()
with torch.no_grad():
    model.value.weight.zero_()
    model.value.weight[D :: D + 1] = scale * torch.tensor(given["V"]).reshape(H, D + 1)
    model.key.weight.copy_(scale * torch.tensor(given["K"]).reshape(H * R, D + 1))
    model.query.weight.copy_(scale * torch.tensor(given["queries"]).reshape(H * R, D + 1))
optimizer = torch.optim.SGD(model.parameters(), lr=given["rate"] * scale**2)
wanted, losses = set(given["steps"]), []
for step in range(1, max(wanted) + 1):
    optimizer.zero_grad()
    loss = torch.nn.functional.mse_loss(model(prompts)[:, -1, D], answers)
    if step in wanted:
        losses.append(loss.item())
    loss.backward()
    optimizer.step()
with open(options["--json"], "w") as file:
    json.dump({"torch": torch.__version__, "losses": losses}, file)
`;

/** The folder of their code; null where LINATTN_ICL names none. */
export function releasedCode(): string | null {
  const folder = process.env.LINATTN_ICL;
  return folder && existsSync(join(folder, "net.py")) ? resolve(folder) : null;
}

export interface ReleasedReport {
  readonly torch: string;
  /** Mean squared error over all prompts before each of the steps that were asked for, counted from 1. */
  readonly losses: readonly number[];
}

export interface ReleasedRun {
  readonly dimension: number;
  readonly context: number;
  /** Prompts one after another, N + 1 tokens of D + 1 coordinates each. */
  readonly tokens: Float64Array;
  readonly answers: Float64Array;
  readonly start: Factors;
  /** Learning rate of our learner. */
  readonly rate: number;
  readonly steps: readonly number[];
}

/** Full-batch gradient descent of their model with separate keys and queries. */
export function trainReleased(python: string, code: string, { start, tokens, answers, ...run }: ReleasedRun): ReleasedReport {
  const { V, K, queries, count: heads, rank } = start;
  const weights = { V: [...V], K: [...K], queries: [...queries] };
  const given = { ...run, heads, rank, tokens: [...tokens], answers: [...answers], ...weights };
  return reportOf<ReleasedReport>(python, script, ["--code", code], { "given.json": JSON.stringify(given) });
}
