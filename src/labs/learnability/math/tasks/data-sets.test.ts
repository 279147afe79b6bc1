import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { predict } from "../model/forward";
import type { Split } from "../model/samples";
import { draw, firstOf, populationFor, specOf } from "../sample-complexity/testing";
import { purposes } from "../streams";
import { Workspace } from "../workspace";
import type { OwnData } from "./dataset";
import { dataSetOf, generate, populationOf } from "./generators";
import { type TaskSpec, taskKindOf } from "./registry";
import { generatedKinds, smallSpec } from "./testing";
import { chosenSequences, wholeOf } from "./whole";

const workspace = new Workspace();
const numbers = ({ gram, last, labels }: Split) => ({ gram, last, labels });

/** Own data of d = 2: the first entry of every sequence is its row. */
function ownData(rows: number): OwnData {
  const sequence = (row: number) => ({ n: 1, Z: Float64Array.of(row + 1, 0.5), y: Float64Array.of(row) });
  return { d: 2, outputs: 1, train: Array.from({ length: rows }, (_, row) => sequence(row)), test: [] };
}

const rowsOf = ({ labels }: Split) => Array.from(labels ?? []);

const sampled: readonly (readonly [string, TaskSpec])[] = [
  ["random attention", specOf("random-attention", { d: 3, noise: 0.5 })],
  ["one output", specOf("random-attention", { d: 3, noise: 0.5, output: "scalar" })],
  ["every prefix", specOf("random-attention", { d: 2, n: 4, noise: 0.5, supervision: "causal" })],
  ["a softmax teacher", specOf("random-attention", { d: 3, noise: 0.5, teacher: "softmax" })],
  ["a teacher of two layers", specOf("random-attention", { d: 3, teacher: "two-layer" })],
  ["memories", specOf("associative-memory", { d: 2, pairs: 2, noise: 0.1 })],
  ["a mixture of memories", specOf("associative-memory", { d: 2, pairs: 2, gaussianShare: 0.3, labels: "equation-14" })],
];

describe.each(sampled)("data sets drawn afresh: %s", (_, spec) => {
  const firstSequences = (set: Split, count: number) => numbers(firstOf(set, count * set.prefixes));

  it("begin with the same sequences, however many are drawn", () => {
    for (const set of [0, 1, 7]) {
      const many = draw(workspace, spec, set, 300);
      for (const count of [1, 5, 128, 129]) expect(numbers(draw(workspace, spec, set, count))).toEqual(firstSequences(many, count));
    }
  });

  it("differ from each other, from the training set, and from the sample that stands for the distribution", () => {
    const context = { seed: 1, data: null, workspace };
    const dataset = finish(generate(spec, context));
    const first = [
      draw(workspace, spec, 0, 3),
      draw(workspace, spec, 1, 3),
      dataset.train,
      dataset.test,
      populationFor(workspace, spec, 3).sample,
    ];
    const grams = first.map(({ gram }) => gram.slice(0, 3).join());
    expect(new Set(grams).size).toBe(first.length);
  });

  it("do not depend on the number of training samples of the experiment", () => {
    const fewer = { ...spec, samples: 5 } as TaskSpec;
    expect(numbers(draw(workspace, fewer, 2, 9))).toEqual(numbers(draw(workspace, spec, 2, 9)));
  });

  it("are others with another seed", () => {
    const other = finish(dataSetOf(spec, { seed: 2, data: null, workspace }, 0, 3));
    expect(other.gram).not.toEqual(draw(workspace, spec, 0, 3).gram);
  });
});

describe("labels of data sets drawn afresh", () => {
  it("are those of the teacher of the experiment plus independent noise", () => {
    const spec = specOf("random-attention", { d: 3, noise: 0.5 });
    const { teacher } = finish(generate(spec, { seed: 1, data: null, workspace }));
    if (!teacher) throw new Error("the teacher is a layer");
    const noise = [0, 1].map((set) => {
      const { labels, ...samples } = draw(workspace, spec, set, 2000);
      const exact = predict(workspace, teacher, samples);
      return Float64Array.from(labels ?? [], (label, i) => label - exact[i]);
    });
    const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const count = noise[0].length;
    for (const values of noise) {
      // Five standard errors.
      expect(Math.abs(mean(values))).toBeLessThan((5 * 0.5) / Math.sqrt(count));
      expect(Math.abs(mean(values.map((value) => value * value)) - 0.25)).toBeLessThan((5 * 0.25 * Math.SQRT2) / Math.sqrt(count));
    }
    expect(Math.abs(mean(noise[0].map((value, i) => value * noise[1][i])))).toBeLessThan((5 * 0.25) / Math.sqrt(count));
  });

  it("have no noise in the sample that stands for the distribution", () => {
    const noisy = populationFor(workspace, specOf("random-attention", { d: 3, noise: 0.5, inputLaw: "sphere" }), 40).sample;
    const exact = populationFor(workspace, specOf("random-attention", { d: 3, inputLaw: "sphere" }), 40).sample;
    expect(exact.count).toBe(40);
    expect(numbers(noisy)).toEqual(numbers(exact));
  });

  it("need no large sample where the teacher and the second moment are known", () => {
    const { sample, teacher, gaussian } = populationFor(workspace, specOf("random-attention", { d: 3, n: 5, inputScale: 2 }), 1e9);
    expect({ count: sample.count, gaussian, heads: teacher?.count }).toEqual({ count: 1, gaussian: { n: 5, deviation: 2 }, heads: 2 });
  });

  it("have streams of their own for a thousand data sets and as many for the check", () => {
    const most = 2 * 1000;
    const { dataSets, dataSetNoise, ...others } = purposes;
    expect(dataSets + most).toBeLessThanOrEqual(dataSetNoise);
    expect(Math.max(...Object.values(others))).toBeLessThan(dataSets);
  });
});

describe("data sets of own data", () => {
  const spec = specOf("custom");
  const data = ownData(30);

  it("are subsets of the rows without replacement, each of which begins with the smaller ones", () => {
    const seen = new Set<number>();
    for (let set = 0; set < 10; set++) {
      const rows = rowsOf(draw(workspace, spec, set, 15, data));
      expect(new Set(rows).size).toBe(15);
      for (const count of [1, 6]) expect(rowsOf(draw(workspace, spec, set, count, data))).toEqual(rows.slice(0, count));
      for (const row of rows) seen.add(row);
    }
    expect(seen.size).toBe(30);
  });

  it("contain every row equally often", () => {
    const counts = new Array<number>(30).fill(0);
    for (let set = 0; set < 1000; set++) for (const row of rowsOf(draw(workspace, spec, set, 6, data))) counts[row]++;
    // Mean 200, standard deviation 12.6: five of them.
    for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(64);
  });

  it("stand for the whole file, in its order", () => {
    expect(rowsOf(populationFor(workspace, spec, 1, data).sample)).toEqual(Array.from({ length: 30 }, (_, row) => row));
  });

  it("need an open file", () => {
    expect(() => draw(workspace, spec, 0, 3)).toThrow();
    expect(() => populationFor(workspace, spec, 3)).toThrow();
  });
});

describe("data sets of a machine", () => {
  const spec = specOf("automaton", { traces: 7 });
  const whole = finish(wholeOf(spec));
  const chosen = (set: number, count: number, seed = 1) => Array.from(chosenSequences({ seed, workspace }, 128, set, count));

  it("are different traces out of all of them, each of which begins with the smaller ones", () => {
    for (const set of [0, 1, 7]) {
      const all = chosen(set, 128);
      expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 128 }, (_, number) => number));
      expect(chosen(set, 5)).toEqual(all.slice(0, 5));
    }
    expect(new Set([0, 1, 2].map((set) => chosen(set, 5).join())).size).toBe(3);
    expect(chosen(0, 5, 2)).not.toEqual(chosen(0, 5));
  });

  it("consist of the traces that the experiment trains and tests on", () => {
    const { train, test } = finish(generate({ ...spec, traces: 100 } as TaskSpec, { seed: 1, data: null, workspace }));
    const traceOf = ({ gram, last, labels, prefixes, d }: Split, trace: number) => {
      const size = (d * (d + 1)) / 2;
      const part = (values: Float64Array, width: number) => values.subarray(trace * prefixes * width, (trace + 1) * prefixes * width);
      return [part(gram, size), part(last, d), part(labels ?? new Float64Array(), d)].join();
    };
    const listed = (split: Split) => Array.from({ length: split.count / split.prefixes }, (_, trace) => traceOf(split, trace));
    expect(new Set(listed(whole)).size).toBe(128);
    expect([...listed(train), ...listed(test)].toSorted()).toEqual(listed(whole).toSorted());
  });
});

describe("the record of a target", () => {
  it.each(generatedKinds)("has a source that draws further data sets, or lists all sequences: %s", (kind) => {
    const small = smallSpec(kind);
    const spec = ("family" in small ? { ...small, family: "one" } : small) as TaskSpec;
    const context = { seed: 1, data: null, workspace };
    const draws = () => finish(dataSetOf(spec, context, 0, 2)).count;
    const stands = () => finish(populationOf(spec, context, 4)).sample.count;
    const lists = () => finish(wholeOf(spec));
    const sequences = taskKindOf(spec).sequences?.(spec);
    if (sequences === undefined) {
      expect([draws(), stands()]).toEqual([2, spec.kind === "random-attention" ? 1 : 4]);
      expect(lists).toThrow("cannot be listed");
    } else {
      const { count, prefixes } = lists();
      expect(count).toBe(sequences * prefixes);
      for (const refused of [draws, stands]) expect(refused).toThrow(/sequences/);
    }
  });
});
