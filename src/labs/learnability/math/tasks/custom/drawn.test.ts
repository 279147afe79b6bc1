import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import type { Split } from "../../model/samples";
import { Workspace } from "../../workspace";
import { fields as memoryFields } from "../associative-memory/schema";
import { fields as automatonFields } from "../automaton/schema";
import { datasetTokens, generate } from "../generators";
import { fields as attentionFields } from "../random-attention/schema";
import type { TaskSpec } from "../registry";
import { fields as turingFields } from "../turing-machine/schema";
import { drawnData } from "./drawn";
import { readOwnData, writeCsv, writeJson, writeNpz } from "./formats";
import { hashOwnData } from "./hash";

const attention = { kind: "random-attention", ...defaultsOf(attentionFields), samples: 30, testSamples: 7, noise: 0.1 } as const;
const memory = { kind: "associative-memory", ...defaultsOf(memoryFields), samples: 20, testSamples: 9, probes: 3 } as const;
const automaton = { kind: "automaton", ...defaultsOf(automatonFields), length: 2, traces: 4, testTraces: 3 } as const;
const turing = { kind: "turing-machine", ...defaultsOf(turingFields), traces: 2, testTraces: 2, steps: 2 } as const;

function drawn(spec: TaskSpec) {
  const context = { seed: 5, data: null, workspace: new Workspace() };
  const dataset = finish(generate(spec, context));
  return { dataset, data: finish(drawnData(dataset, finish(datasetTokens(spec, context)))) };
}

function expectSame(again: Split, first: Split): void {
  expect(again.count).toBe(first.count);
  expect(again.labels).toEqual(first.labels);
  expect(again.last).toEqual(first.last);
  expect(again.gram).toEqual(first.gram);
}

describe("what a target draws, written to a file and opened as own data", () => {
  it.each<[string, TaskSpec]>([
    ["random attention with noise", attention],
    ["random attention with every prefix", { ...attention, supervision: "causal" }],
    ["associative memories with added samples", memory],
    ["automata", automaton],
    ["Turing machines", turing],
  ])("has the same samples: %s", (_, spec) => {
    const { dataset, data } = drawn(spec);
    const again = finish(generate({ kind: "custom", name: "", hash: "" }, { seed: 9, data, workspace: new Workspace() }));
    expectSame(again.train, dataset.train);
    expectSame(again.test, dataset.test);
  });

  it("is the same in every format", () => {
    const { data } = drawn({ ...attention, supervision: "causal" });
    const text = new TextEncoder();
    for (const bytes of [text.encode(writeJson(data)), text.encode(writeCsv(data)), writeNpz(data)]) {
      const read = readOwnData(bytes, "");
      expect(read.ok && hashOwnData(read.data)).toBe(hashOwnData(data));
    }
  });
});
