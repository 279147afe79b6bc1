import { describe, expect, it } from "vitest";
import { missingNames } from "../../../../platform/documents/python/missing-names-testing";
import { problemLine } from "../../../../platform/fields/problem";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import { kernelVersion } from "../../math/kernel-version";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import { recordedSamples } from "../../math/learners/recording";
import { purposes } from "../../math/streams";
import { examples } from "../../math/tasks/custom/examples";
import { addedNoise } from "../../math/tasks/sampling";
import { type Experiment, parseExperiment } from "../document";
import { presets } from "../presets";

import { numpyScript, torchScript } from "./script";

function experimentOf(task: object, learners: readonly object[] = [{ kind: "closed-form", ridge: 0.25 }]): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, seed: 7, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const kinds = ["random-attention", "associative-memory", "automaton", "turing-machine"] as const;

/** The dictionary that a script gives a name. */
function dictionary(text: string, name: string): unknown {
  const [, body] = new RegExp(`^${name} = (\\{\\n[\\s\\S]*?\\n\\})$`, "m").exec(text) ?? [];
  return JSON.parse(
    (body ?? "")
      .replace(/,(\s*[}\]])/g, "$1")
      .replace(/\bTrue\b/g, "true")
      .replace(/\bNone\b/g, "null"),
  );
}

describe("the NumPy script", () => {
  it.each(kinds)("of %s holds seed, task, ridge and the streams it draws from", (kind) => {
    const experiment = experimentOf({ kind });
    const { text, dataFile } = numpyScript(experiment, null);
    expect(dataFile).toBeNull();
    expect(text).toContain(`kernels ${kernelVersion}`);
    expect(text).toMatch(/^SEED = 7$/m);
    expect(text).toMatch(/^RIDGES = \[0\.25\]$/m);
    expect(text.match(/^def make_data\(\):$/gm)).toHaveLength(1);
    expect(text.match(/^def main\(\):$/gm)).toHaveLength(1);
    const named = Object.entries(dictionary(text, "PURPOSE") as Record<string, number>);
    const known = { ...purposes, instances: kind === "automaton" ? purposes.machineInstances : purposes.turingInstances };
    for (const [name, purpose] of named) expect(purpose).toBe(known[name as keyof typeof known]);
    // Every stream that the program names is one it has a number for.
    for (const [, name] of text.matchAll(/PURPOSE\["(\w+)"\]/g)) expect(named.map(([known]) => known)).toContain(name);
    const { kind: _kind, probes } = dictionary(text, "TASK") as { kind: string; probes: number };
    expect([_kind, probes]).toEqual([kind, 0]);
  });

  it.each(kinds)("of %s rolls out what it learns where that is a machine, in both ways", (kind) => {
    const { text } = numpyScript(experimentOf({ kind }), null);
    const machine = kind === "automaton" || kind === "turing-machine";
    expect(text.match(/^def roll_outs\(/gm) ?? []).toHaveLength(machine ? 1 : 0);
    const { traces, steps } = dictionary(text, "TASK") as { traces?: number; steps?: number };
    expect([traces !== undefined, steps !== undefined]).toEqual([machine, kind === "turing-machine"]);
  });

  it("lists as many machines as the page does before it draws them one by one", () => {
    expect(numpyScript(experimentOf({ kind: "automaton" }), null).text).toMatch(/^LISTED = 20000$/m);
    expect(numpyScript(experimentOf({ kind: "turing-machine" }), null).text).toMatch(/^LISTED = 65536$/m);
  });

  it("has the page's own limits", () => {
    const { text } = numpyScript(experimentOf({ kind: "random-attention" }), null);
    expect(text).toMatch(new RegExp(`^MOST_FEATURES = ${maxPrimalFeatures} `, "m"));
    expect(addedNoise).toBe(2 ** 32);
    expect(text).toContain('answer, causal, **law), TASK.get("noise", 0), 2**32)');
  });

  it("carries small own data and names the file of large ones", () => {
    const experiment = experimentOf({ kind: "custom", name: '"); import os #.csv' });
    const data = examples[0].make();
    const small = numpyScript(experiment, data);
    expect(small.dataFile).toBeNull();
    expect(missingNames(small.text)).toEqual([]);
    expect(small.text).toMatch(/^DATA = \{$/m);
    const large = numpyScript(experiment, { ...data, train: Array.from({ length: 40 }, () => data.train).flat() });
    expect(large.dataFile).toBe("learnability-data.json");
    expect(large.text).toMatch(/^DATA_FILE = "learnability-data\.json"$/m);
    // The name of the file is text, whatever it says.
    expect(small.text).toContain('"name": "\\"); import os #.csv"');
  });

  it("exists for every preset, with every name, in ASCII", () => {
    for (const { id, document: experiment } of presets) {
      const { text } = numpyScript(experiment, null);
      for (const script of [text, torchScript(experiment, null)?.text ?? ""]) expect(missingNames(script), id).toEqual([]);
      expect(id + (/[^\n\x20-\x7e]/.exec(text)?.[0] ?? "")).toBe(id);
    }
  });
});

describe("the PyTorch script", () => {
  it("is there when a gradient learner is, with its constants", () => {
    expect(torchScript(experimentOf({ kind: "random-attention" }), null)).toBeNull();
    const script = torchScript(experimentOf({ kind: "random-attention" }, [{ kind: "gradient", heads: 3, epsilon: 1e-7 }]), null);
    expect(script?.text).toContain('"epsilon": 1e-7');
    expect(script?.text).toContain("torch.optim.AdamW");
    const named = dictionary(script?.text ?? "", "PURPOSE") as Record<string, number>;
    expect([named.initialWeights, named.batchOrder]).toEqual([purposes.initialWeights, purposes.batchOrder]);
  });

  it("records at the page's steps and on the page's samples", () => {
    const { text } = torchScript(experimentOf({ kind: "random-attention" }, [{ kind: "gradient" }]), null) ?? { text: "" };
    const ratios = [...text.matchAll(/1\.0471285480508996/g)];
    expect(ratios).toHaveLength(2);
    // The same loop as in the script.
    const steps = Array.from({ length: 100 }, (_, i) => i + 1);
    for (let exact = 100 * 1.0471285480508996; exact < 5000; exact *= 1.0471285480508996) {
      const step = Math.trunc(exact + 0.5);
      if (step > (steps.at(-1) ?? 0) && step < 5000) steps.push(step);
    }
    expect([...steps, 5000]).toEqual(recordedSteps(5000));
    expect(text).toContain(`min(len(split.z), ${recordedSamples})`);
  });
});
