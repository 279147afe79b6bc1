import { expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import type { Split } from "../model/samples";
import { Workspace } from "../workspace";
import { generate } from "./generators";
import { type TaskSpec, taskKindOf, tasks, zeroFeaturesOf } from "./registry";

function specOf(fields: { readonly kind: TaskSpec["kind"] } & Readonly<Record<string, unknown>>): TaskSpec {
  return tasks[fields.kind].schema.parse(fields) as TaskSpec;
}

/** Coordinates that are zero in the last token of every sample. */
function zeroIn(splits: readonly (Split | null)[], d: number): number[] {
  const all = Array.from({ length: d }, (_, j) => j);
  return all.filter((j) => splits.every((split) => !split?.last.some((value, i) => i % d === j && value !== 0)));
}

it.each([
  [{ kind: "in-context-regression", samples: 50, testSamples: 50 }, 15],
  [{ kind: "in-context-regression", dimension: 1, context: 1, noise: 0.5, samples: 50, testSamples: 50 }, 3],
  [{ kind: "in-context-regression", dimension: 8, spectrum: "white", samples: 50, testSamples: 50 }, 45],
  [{ kind: "associative-memory", d: 3, pairs: 2, ownNoise: "off", samples: 50, testSamples: 50 }, 63],
  [{ kind: "associative-memory", d: 3, pairs: 2, ownNoise: "off", gaussianShare: 0.5, samples: 50, testSamples: 50 }, 63],
  [{ kind: "associative-memory", d: 3, pairs: 2, ownNoise: "off", probes: 10, samples: 50, testSamples: 50 }, 0],
  [{ kind: "associative-memory", d: 3, pairs: 2, samples: 50, testSamples: 50 }, 0],
  [{ kind: "random-attention", samples: 50, testSamples: 50 }, 0],
] as const)("the coordinates that are zero by construction are those that are zero in the data of %j", (fields, features) => {
  const spec = specOf(fields);
  const { d, train, test, reference } = finish(generate(spec, { seed: 3, data: null, workspace: new Workspace() }));
  expect(taskKindOf(spec).zeroCoordinates?.(spec) ?? []).toEqual(zeroIn([train, test, reference], d));
  expect(zeroFeaturesOf(spec)).toBe(features);
});
