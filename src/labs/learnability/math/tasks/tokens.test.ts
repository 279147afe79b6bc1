import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { finish } from "../../../../platform/numerics/progress";
import { packedSize, type Split } from "../model/samples";
import { sequenceOf, type TokenSplit } from "../model/token-splits";
import { Workspace } from "../workspace";
import { fields as memoryFields } from "./associative-memory/schema";
import { fields as automatonFields } from "./automaton/schema";
import type { OwnData } from "./dataset";
import { datasetTokens, generate } from "./generators";
import { fields as attentionFields } from "./random-attention/schema";
import { attentionDivisorOf, type TaskSpec } from "./registry";
import { generatedKinds, smallSpec } from "./testing";
import { fields as turingFields } from "./turing-machine/schema";

const workspace = new Workspace();

/** (G, z) of every supervised token, from the tokens alone. */
function momentsOfTokens(split: TokenSplit, divisor: number): { gram: Float64Array; last: Float64Array } {
  const { d, count, prefixes } = split;
  const gram = new Float64Array(count * prefixes * packedSize(d));
  const last = new Float64Array(count * prefixes * d);
  for (let i = 0; i < count; i++)
    workspace.scope(() => {
      const tokens = sequenceOf(split, i);
      const n = split.lengths[i];
      const at = workspace.push(tokens);
      const everyGram = workspace.allocate(n * packedSize(d) * 8);
      const everyLast = workspace.allocate(n * d * 8);
      workspace.kernels.sequenceMoments(at, d, n, true, everyGram, everyLast);
      const first = n - prefixes;
      gram.set(workspace.f64(everyGram, n * packedSize(d)).subarray(first * packedSize(d)), i * prefixes * packedSize(d));
      last.set(workspace.f64(everyLast, n * d).subarray(first * d), i * prefixes * d);
    });
  return { gram: gram.map((value) => value / divisor), last };
}

function expectSame(split: Split, tokens: TokenSplit, divisor = 1): void {
  const { gram, last } = momentsOfTokens(tokens, divisor);
  expect(gram).toEqual(split.gram);
  expect(last).toEqual(split.last);
}

function check(spec: TaskSpec, data: OwnData | null = null): void {
  const context = { seed: 5, data, workspace };
  const dataset = finish(generate(spec, context));
  const tokens = finish(datasetTokens(spec, context));
  const divisor = attentionDivisorOf(spec);
  expectSame(dataset.train, tokens.train, divisor);
  expectSame(dataset.test, tokens.test, divisor);
  expect(tokens.shifted).toHaveLength(dataset.shifted.length);
  tokens.shifted.forEach((split, k) => {
    expectSame(dataset.shifted[k], split);
  });
}

const attention = { kind: "random-attention", ...defaultsOf(attentionFields), samples: 30, testSamples: 7 } as const;
const memory = { kind: "associative-memory", ...defaultsOf(memoryFields), samples: 40, testSamples: 9, gaussianShare: 0.3 } as const;
const automaton = { kind: "automaton", ...defaultsOf(automatonFields), traces: 6, testTraces: 4 } as const;
const turing = { kind: "turing-machine", ...defaultsOf(turingFields), traces: 3, testTraces: 2, steps: 4 } as const;

describe("the tokens of a data set have its moments to the last bit", () => {
  it.each<[string, TaskSpec]>([
    ["random attention with every prefix", { ...attention, supervision: "causal" }],
    ["random attention with added samples", { ...attention, supervision: "causal", probes: 5 }],
    ["a mixture of associative memories", memory],
    ["associative memories with added samples", { ...memory, probes: 5 }],
    ["automata with added samples", { ...automaton, probes: 5 }],
    ["Turing machines with added samples", { ...turing, probes: 3 }],
  ])("%s", (_, spec) => check(spec));

  it.each(generatedKinds)("%s as it is unless told", (kind) => check(smallSpec(kind)));

  it("own data of several lengths", () => {
    const sequence = (n: number) => ({ n, Z: Float64Array.from({ length: 2 * n }, (_, i) => Math.sin(i + n)), y: Float64Array.of(1) });
    const data = { d: 2, outputs: 1, train: [sequence(3), sequence(1), sequence(5)], test: [sequence(2)] };
    check({ kind: "custom", hash: "", name: "" }, data);
  });
});
