import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { Workspace } from "../workspace";
import type { OwnData } from "./dataset";
import { datasetTokens, generate } from "./generators";
import { type TaskSpec, tasks } from "./registry";
import { dataSize, sequenceLength } from "./size";
import { generatedKinds, smallSpec } from "./testing";

function specOf(fields: { readonly kind: TaskSpec["kind"] } & Readonly<Record<string, unknown>>): TaskSpec {
  return tasks[fields.kind].schema.parse(fields) as TaskSpec;
}

function generatedSize(spec: TaskSpec, data: OwnData | null) {
  const { d, outputs, train, test, shifted, reference } = finish(generate(spec, { seed: 3, data, workspace: new Workspace() }));
  return {
    d,
    outputs,
    samples: train.count,
    prefixes: train.prefixes,
    test: test.count,
    shifted: shifted.reduce((sum, { count }) => sum + count, 0),
    reference: reference?.count ?? 0,
  };
}

describe("the size of the data", () => {
  it.each([
    { kind: "random-attention", d: 2, n: 3, samples: 4, testSamples: 2, teacher: "softmax", supervision: "causal" },
    {
      kind: "random-attention",
      d: 2,
      n: 3,
      samples: 4,
      testSamples: 2,
      supervision: "causal",
      shifts: [
        { kind: "length", n: 7 },
        { kind: "scaled", factor: 2 },
      ],
    },
    { kind: "random-attention", d: 3, n: 5, samples: 20, testSamples: 2, shifts: [] },
    { kind: "random-attention", d: 3, n: 5, samples: 20, testSamples: 2, shifts: [], output: "scalar", supervision: "causal", probes: 4 },
    { kind: "associative-memory", d: 3, pairs: 2, samples: 12, testSamples: 2, probes: 5 },
    { kind: "automaton", traces: 6, testTraces: 2 },
    { kind: "automaton", traces: 6, testTraces: 2, states: 3, letters: 3, length: 4, probes: 7 },
    { kind: "automaton", family: "one", form: "fixed", traces: 6, testTraces: 1 },
    { kind: "turing-machine", traces: 5, testTraces: 2, steps: 3 },
    { kind: "turing-machine", family: "one", traces: 5, testTraces: 2, cells: 3, probes: 2 },
  ] as const)("is what the generator makes of %j", (fields) => expectSized(specOf(fields)));

  it.each(generatedKinds)("is what the generator makes of %s as it is unless told", (kind) => expectSized(smallSpec(kind)));

  function expectSized(spec: TaskSpec): void {
    expect({ shifted: 0, reference: 0, ...dataSize(spec, null) }).toMatchObject(generatedSize(spec, null));
    expect(sequenceLength(spec)).toBe(finish(datasetTokens(spec, { seed: 3, data: null, workspace: new Workspace() })).train.n);
  }

  it("is that of own data, once they are open", () => {
    const sequence = { n: 2, Z: Float64Array.of(1, 2, 3, 4), y: Float64Array.of(1) };
    const data = { d: 2, outputs: 1, train: [sequence, sequence, sequence], test: [sequence] };
    const spec = specOf({ kind: "custom" });
    expect(dataSize(spec, null)).toBeNull();
    expect({ shifted: 0, reference: 0, ...dataSize(spec, { d: 2, outputs: 1, train: 3, test: 1 }) }).toMatchObject(
      generatedSize(spec, data),
    );
  });
});
