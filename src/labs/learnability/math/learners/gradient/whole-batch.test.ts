import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { generate } from "../../tasks/generators";
import { type TaskSpec, tasks } from "../../tasks/registry";
import { Workspace } from "../../workspace";
import { fields, type GradientSpec } from "./fields";
import { GradientLearner } from "./learner";
import { WholeBatchLearner } from "./whole-batch";

const usual: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads: 3, precision: "float64", rate: 0.01, initialScale: 0.3 };

function dataOf(fields: { readonly kind: TaskSpec["kind"] } & Readonly<Record<string, unknown>>) {
  const spec = tasks[fields.kind].schema.parse(fields) as TaskSpec;
  return finish(generate(spec, { seed: 3, data: null, workspace: new Workspace() }));
}

/** 40 or 75 features: the second moment is the cheaper way for many samples, the features for few. */
const sets = {
  "many prompts, by their second moment": dataOf({ kind: "in-context-regression", samples: 200, testSamples: 10 }),
  "few prompts, by their features": dataOf({ kind: "in-context-regression", samples: 20, testSamples: 10 }),
  "four outputs": dataOf({ kind: "random-attention", samples: 60, testSamples: 10, inputScale: 0.4, noise: 0.5 }),
  "every prefix": dataOf({ kind: "random-attention", n: 5, samples: 15, testSamples: 10, inputScale: 0.4, supervision: "causal" }),
} as const;

const ways = {
  AdamW: {},
  "AdamW with decay, clipping and warm-up": { weightDecay: 0.1, clip: 0.05, warmup: 20 },
  "SGD with momentum and a cosine": { optimizer: "sgd", momentum: 0.9, rate: 0.002, schedule: "cosine", steps: 100 },
} as const;

const largest = (values: Float64Array) => Math.max(...values.map(Math.abs));

describe("steps on all samples", () => {
  it.each(Object.keys(sets).flatMap((set) => Object.keys(ways).map((way) => [set, way] as const)))(
    "are those with batches of N samples: %s, %s, within 1e-10 over 100 steps",
    (set, way) => {
      const dataset = sets[set as keyof typeof sets];
      const spec: GradientSpec = { ...usual, ...ways[way as keyof typeof ways] };
      const batches = new GradientLearner(dataset, { ...spec, batch: dataset.train.count / dataset.train.prefixes }, 5);
      const whole = new WholeBatchLearner(dataset, { ...spec, batch: "all" }, 5);
      expect(whole.heads()).toEqual(batches.heads());
      for (let step = 0; step < 100; step++) {
        batches.advance(1);
        whole.advance(1);
        expect(Math.abs(whole.lastLoss / batches.lastLoss - 1)).toBeLessThan(1e-10);
      }
      const [mine, theirs] = [whole.heads(), batches.heads()];
      for (const name of ["V", "Q"] as const)
        expect(largest(mine[name].map((value, i) => value - theirs[name][i]))).toBeLessThan(1e-10 * largest(theirs[name]));
      expect(Math.abs(whole.errors().test / batches.errors().test - 1)).toBeLessThan(1e-9);
    },
  );

  it("are the same to the bit in any division into calls, and after a restart from a checkpoint", () => {
    const dataset = sets["many prompts, by their second moment"];
    const begin = () => new WholeBatchLearner(dataset, { ...usual, batch: "all" }, 5);
    const [once, parts, resumed] = [begin(), begin(), begin()];
    once.advance(60);
    for (const count of [1, 7, 22]) parts.advance(count);
    resumed.restore(parts.state());
    for (const learner of [parts, resumed]) learner.advance(30);
    expect(parts.state()).toEqual(once.state());
    expect(resumed.state()).toEqual(once.state());
  });

  it("end where the loss stops being finite", () => {
    const learner = new WholeBatchLearner(sets["four outputs"], { ...usual, optimizer: "sgd", rate: 10, batch: "all" }, 5);
    expect(learner.advance(1000)).toBeLessThan(1000);
    expect(Number.isFinite(learner.lastLoss)).toBe(false);
  });
});
