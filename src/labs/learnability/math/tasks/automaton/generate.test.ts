import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { finish } from "../../../../../platform/numerics/progress";
import { momentsOf, predict } from "../../model/forward";
import { packedSize, type Split } from "../../model/samples";
import { Workspace } from "../../workspace";
import type { Dataset } from "../dataset";
import { run } from "./automaton";
import { generate, layerOf, sequence } from "./generate";
import { instanceCount } from "./instance-count";
import { type Instance, instances } from "./instances";
import { library } from "./library";
import { stateOf } from "./meaning";
import { parity } from "./parity";
import { type AutomatonSpec, fields, schema } from "./schema";

const workspace = new Workspace();

const specOf = (changes: Partial<AutomatonSpec> = {}): AutomatonSpec => ({ kind: "automaton", ...defaultsOf(fields), ...changes });
const draw = (changes: Partial<AutomatonSpec> = {}, seed = 3): Dataset => finish(generate(specOf(changes), seed, workspace));
const drawInstances = (changes: Partial<AutomatonSpec> = {}, seed = 3) => instances(specOf(changes), seed, workspace);
const keys = (list: readonly Instance[]) => list.map(({ automaton, word }) => `${automaton.transitions.join(";")} ${word.join()}`);

const threeStates = library[1].automaton;
const cases: readonly [string, Partial<AutomatonSpec>][] = [
  ["random machines that can be listed", { traces: 50 }],
  ["random machines that are too many to list", { states: 4, letters: 3, length: 6, traces: 40, testTraces: 20 }],
  ["one machine in the prompt", { family: "one", machine: threeStates, length: 6, traces: 20, testTraces: 20 }],
  ["one machine in the weights", { family: "one", form: "fixed", machine: parity, length: 8, traces: 100 }],
  ["one machine on long words", { family: "one", form: "fixed", machine: library[2].automaton, length: 12, traces: 20, testTraces: 20 }],
];

describe.each(cases)("traces of %s", (_, changes) => {
  const spec = specOf(changes);
  const dataset = draw(changes);
  const { train, test } = drawInstances(changes);

  it("are the teacher's own labels, in groups of one instance", () => {
    if (!dataset.teacher) throw new Error("no teacher");
    for (const split of [dataset.train, dataset.test]) {
      expect(same(split.labels, predict(workspace, dataset.teacher, split))).toBe(true);
      expect(split.prefixes).toBe(spec.form === "fixed" ? spec.length : 2 * spec.length);
    }
    expect([dataset.train.count, dataset.test.count]).toEqual([train.length * dataset.train.prefixes, test.length * dataset.test.prefixes]);
  });

  it("end in the state in which the automaton ends", () => {
    const { labels, prefixes, outputs } = dataset.test;
    for (const [i, { automaton, word }] of test.entries()) {
      const last = labels?.subarray(((i + 1) * prefixes - 1) * outputs, (i + 1) * prefixes * outputs) ?? new Float64Array();
      expect(stateOf(layerOf(spec), last)).toEqual({ kind: "state", state: run(automaton, word).at(-1), position: spec.length });
    }
  });

  it("are tested on other instances than they are learned from", () => {
    const seen = new Set(keys(train));
    expect(keys(test).filter((key) => seen.has(key))).toEqual([]);
    expect([train.length, test.length]).toEqual([spec.traces, spec.testTraces]);
  });

  it("are the same again, keep their first ones when N grows, and keep the test while it lasts", () => {
    const twin = draw(changes);
    for (const part of ["train", "test"] as const)
      for (const what of ["gram", "last", "labels"] as const) expect(same(twin[part][what], dataset[part][what])).toBe(true);
    const more = drawInstances({ ...changes, traces: spec.traces + 9, testTraces: spec.testTraces - 5 });
    expect(keys(more.train).slice(0, spec.traces)).toEqual(keys(train));
    if (instanceCount(spec) <= 20_000) expect(keys(more.test)).toEqual(keys(test).slice(0, spec.testTraces - 5));
    expect(keys(drawInstances(changes, 4).train)).not.toEqual(keys(train));
  });

  it("hold the moments of the sequence that is shown", () => {
    const { d } = dataset;
    const { Z, n } = sequence(spec, 3, 1, workspace);
    // The last token is a label; before it comes the last token that is attended from.
    const attended = Z.filter((__, i) => i % n < n - 1);
    const sample = 2 * dataset.test.prefixes - 1;
    const expected = momentsOf(attended, d, n - 1);
    expect(at(dataset.test, "gram", sample)).toEqual(expected.gram);
    expect(at(dataset.test, "last", sample)).toEqual(expected.last);
    expect(at(dataset.test, "labels", sample)).toEqual(Z.filter((__, i) => i % n === n - 1));
    expect(() => sequence(spec, 3, 5000, workspace)).toThrow("there is no test sequence 5000");
  });
});

/** Many numbers compared at once; a matcher would take seconds. */
function same(a: Float64Array | null | undefined, b: Float64Array | null | undefined): boolean {
  return !!a && !!b && a.length === b.length && a.every((value, i) => value === b[i]);
}

function at(split: Split, what: "gram" | "last" | "labels", sample: number): Float64Array | undefined {
  const size = what === "gram" ? packedSize(split.d) : split.d;
  return split[what]?.subarray(sample * size, (sample + 1) * size);
}

describe("instances", () => {
  it("are drawn without repetition while they can be listed, and then all of them are used", () => {
    const { train, test } = drawInstances({ traces: 100, testTraces: 4096 });
    expect(new Set(keys([...train, ...test])).size).toBe(128);
  });

  it("leave something to test on, or are refused", () => {
    expect(drawInstances({ traces: 127 }).test).toHaveLength(1);
    expect(() => drawInstances({ traces: 128 })).toThrow(
      "the number of traces must be below 128, the number of machines with words, got 128",
    );
  });

  it("come up equally often: every arrow of 2,000 large machines leads to each of 5 states", () => {
    const { train } = drawInstances({ states: 5, letters: 2, length: 5, traces: 2000, testTraces: 1 });
    const counts = new Array(5).fill(0);
    for (const { automaton } of train) for (const next of automaton.transitions.flat()) counts[next ?? 0]++;
    for (const count of counts) expect(Math.abs(count - 4000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.2 * 0.8));
  });
});

describe("added samples", () => {
  it("follow the traces as single samples with the layer's labels", () => {
    const plain = draw();
    const { train, teacher, test } = draw({ probes: 50 });
    expect([train.count, train.prefixes, test.prefixes]).toEqual([plain.train.count + 50, 1, plain.test.prefixes]);
    expect(same(train.gram.subarray(0, plain.train.gram.length), plain.train.gram)).toBe(true);
    expect(same(train.labels?.subarray(0, plain.train.labels?.length), plain.train.labels)).toBe(true);
    const size = packedSize(train.d);
    const added = { d: train.d, count: 50, gram: train.gram.slice(-50 * size), last: train.last.slice(-50 * train.d) };
    if (!teacher) throw new Error("the layer is what labels them");
    expect(train.labels?.slice(-50 * train.d)).toEqual(predict(workspace, teacher, added));
    // Prompts have 8 tokens: 4 table entries, 3 letters and the start. The mean of G's diagonal is their number.
    const diagonal = Array.from({ length: 50 }, (_, i) => added.gram[i * size]).reduce((sum, value) => sum + value, 0) / 50;
    expect(Math.abs(diagonal - 8)).toBeLessThan(5 * Math.sqrt(16 / 50));
  });
});

describe("the schema", () => {
  const complaint = (task: object) => {
    const { error } = schema.safeParse({ kind: "automaton", ...task });
    return error?.issues.map((issue) => `${issue.path.join(".")} ${problemLine(raisedBy(issue))}`);
  };

  it("has the defaults of the field table", () => {
    expect(schema.parse({ kind: "automaton" })).toEqual(specOf());
  });

  it("refuses a fixed layer for random machines, machines that are too large to learn, and too many traces", () => {
    expect(complaint({ form: "fixed" })).toEqual([
      'form must be "universal" for random machines: a fixed layer has one machine, the family must be "one"',
    ]);
    const states = Array.from({ length: 9 }, (_, i) => `q${i}`);
    const machine = { states, alphabet: ["a"], start: 0, accepting: [], transitions: states.map(() => [0]) };
    expect(complaint({ family: "one", machine, length: 12, traces: 1 })).toContain(
      "machine must have at most 8 states and 4 letters to be learned",
    );
    expect(complaint({ machine })).toBeUndefined();
    expect(complaint({ traces: 128 })?.[0]).toContain("traces must be below 128");
    expect(complaint({ machine: { ...parity, start: 7 } })?.[0]).toContain("machine cannot run: the start is state number 7");
  });

  it("refuses what does not fit in memory, with the estimate", () => {
    const large = { states: 8, letters: 4, length: 12, traces: 4096 };
    expect(() => draw(large)).toThrow("samples of dimension 201 with 20301 entries of G need 15.4 GB, the limit is 2 GB");
  });
});
