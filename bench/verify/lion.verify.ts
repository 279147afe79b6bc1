/** Bidirectional linear attention against NumPy: every variant and convention in every form, and the time beside full attention. */

import { parseLion } from "../../src/labs/lion/document/document";
import { lionResult } from "../../src/labs/lion/engine/result";
import { usualSettings } from "../../src/labs/lion/math/attention";
import { selectiveDecay } from "../../src/labs/lion/math/decays";
import { formNames } from "../../src/labs/lion/math/forms/forms";
import { kernelAttention } from "../../src/labs/lion/math/kernel-forms";
import { writeLionData } from "../../src/labs/lion/math/own-data";
import { LionWorkspace } from "../../src/labs/lion/math/workspace";
import { problemLine } from "../../src/platform/fields/problem";
import type { Check, Figure } from "../check";
import { compare } from "../measure";
import { missingNumpy, pythonWith, reportOf } from "../python";
import { gaussian } from "../random";

/** Masks as the literal products that they are, a row after the other, and outputs as a matrix product; then the time of the usual float32 way. */
const script = `
import os, sys, json, time
for name in ("OPENBLAS", "OMP", "MKL"):
    os.environ[name + "_NUM_THREADS"] = "1"
import numpy as np
data = json.load(open("data.json"))
q, k, v, decay = (np.array(data[name]) for name in ("q", "k", "v", "decay"))
L = len(q)
def mask(f, b):
    M = np.eye(L)
    for i in range(1, L):
        M[i, :i] = M[i - 1, :i] * f[i]
    for i in range(L - 2, -1, -1):
        M[i, i + 1:] = M[i + 1, i + 1:] * b[i]
    return M
outputs = {}
for variant in ("LIT", "D", "S"):
    lam = {"LIT": np.ones(L), "D": np.full(L, 0.9), "S": decay}[variant]
    before, after = np.append(1, lam[:-1]), np.append(lam[1:], 1)
    for convention, (f, b) in {"eq9": (before, after), "thm": (lam, lam), "sym": (lam, after)}.items():
        W = (q @ k.T) * mask(f, b)
        outputs[variant + "/" + convention] = (W @ v / W.sum(1, keepdims=True)).tolist()
rng = np.random.default_rng(1)
n, d = 4096, 64
q, k, v = (np.abs(rng.standard_normal((n, d))).astype("f4") + np.float32(0.1) for _ in range(3))
cs = np.cumsum(np.log(1 / (1 + np.exp(-3 - rng.standard_normal(n)))))
times = []
for _ in range(5):
    start = time.perf_counter()
    W = q @ k.T
    W *= np.exp(-np.abs(cs[:, None] - cs[None, :])).astype("f4")
    y = W @ v / W.sum(1, keepdims=True)
    times.append(1000 * (time.perf_counter() - start))
json.dump({"outputs": outputs, "milliseconds": sorted(times)[2]}, open(sys.argv[2], "w"))
`;

interface Reported {
  readonly outputs: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly milliseconds: number;
}

const [length, d] = [300, 16];

function againstNumpy(): readonly Figure[] {
  const python = pythonWith("numpy");
  if (!python) return missingNumpy;
  const numbers = gaussian(length * (3 * d + 1));
  const part = (index: number) => numbers.slice(index * length * d, (index + 1) * length * d);
  const positive = (index: number) => part(index).map((x) => Math.abs(x) + 0.01);
  const sequence = { length, d, dv: d, q: positive(0), k: positive(1), v: part(2), padding: null };
  const lambdas = numbers.slice(3 * length * d).map((x) => 1 / (1 + Math.exp(-1 - 2 * x)));
  const selective = { sequence, decay: { kind: "tokens" as const, lambdas } };
  const { outputs, milliseconds } = reportOf<Reported>(python, script, [], {
    "data.json": writeLionData({ heads: [selective], listed: false }),
  });
  const fixed = { sequence, decay: { kind: "fixed" as const, lambda: 0.9 } };
  const figures = Object.entries(outputs).map(([name, expected]): Figure => {
    const [variant, convention] = name.split("/");
    const parsed = parseLion({ ...head, problem: { kind: "custom" }, variant, convention, chunk: 37 });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const { forms } = lionResult(parsed.document, { heads: [variant === "S" ? selective : fixed], listed: false });
    const largest = Math.max(...expected.flat().map(Math.abs));
    const differences = formNames.flatMap((form) =>
      (forms[form] as readonly Float64Array[]).map((row, i) => Math.max(...row.map((y, c) => Math.abs(y - expected[i][c])))),
    );
    return { name: `LION-${name}, every form against NumPy`, value: Math.max(...differences) / largest, relation: "<", bound: 1e-12 };
  });
  const name = "NumPy's full attention on one thread over our carried states, time at L = 4,096, d = 64, float32";
  return [...figures, { name, value: milliseconds / ourMilliseconds(), relation: ">", bound: 1 }];
}

const head = { format: "learnability-experiment", version: 1, lab: "lion" };

function ourMilliseconds(): number {
  const [tokens, width] = [4096, 64];
  const numbers = gaussian(3 * tokens * width);
  const part = (index: number) => numbers.slice(index * tokens * width, (index + 1) * tokens * width).map((x) => Math.abs(x) + 0.1);
  const sequence = { length: tokens, d: width, dv: width, q: part(0), k: part(1), v: part(2), padding: null };
  const lambdas = gaussian(tokens).map((x) => 1 / (1 + Math.exp(-3 - x)));
  const attention = kernelAttention(new LionWorkspace(), "state-chunk", "float32");
  const [{ milliseconds }] = compare([{ name: "carried states", run: () => attention(sequence, selectiveDecay(lambdas), usualSettings) }]);
  return milliseconds;
}

export const checks: readonly Check[] = [
  { id: "lion-numpy", title: "bidirectional linear attention is what NumPy says, in every form", run: againstNumpy },
];
