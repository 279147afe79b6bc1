import { expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { parseExperiment } from "../../../document/document";
import { scarcity } from "../../../math/tasks/turing-machine/instance-count";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import { type LibraryMachine, library } from "../../../math/tasks/turing-machine/library";
import { readTape } from "../../../math/tasks/turing-machine/machine";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";
import { configurationAt, simulate } from "../../../math/tasks/turing-machine/simulate";
import { configurationIn } from "../../../math/tasks/turing-machine/tokens";
import { libraryText } from "../../library-words";
import { LayerRun } from "./layer-run";
import { shownStep } from "./layer-view";
import { learning, onTask, withLibraryMachine, withMachine } from "./learned-machine";
import { runTable } from "./run-data";
import { layerSentence, runSentence } from "./run-sentence";
import { libraryMachine, usualCells, usualHead } from "./watched-run";

function member(id: string): LibraryMachine {
  const found = library.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no machine ${id}`);
  return found;
}

function instanceOf({ machine, cells, head }: LibraryMachine, text: string): Instance {
  const read = readTape(machine, text, cells);
  if (!read.ok) throw new Error(problemLine(read.problem));
  return { machine, tape: read.tape, head };
}

function specOf(task: object): TuringMachineSpec {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "turing-machine", ...task } });
  if (!parsed.ok || parsed.experiment.task.kind !== "turing-machine") throw new Error("no Turing machine");
  return parsed.experiment.task;
}

function storyOf(id: string, at: number, text = "", limit = 1000) {
  const one = member(id);
  const { machine, tape, head } = instanceOf(one, text);
  return { machine, title: libraryText.turingMachines[one.id].title, run: simulate(machine, tape, head, limit), at };
}

it("the layer agrees with every machine of the library on all its tapes, up to the end", () => {
  for (const one of library)
    for (const text of one.tapes) {
      const instance = instanceOf(one, text);
      const run = simulate(instance.machine, instance.tape, instance.head, one.steps);
      const layerRun = new LayerRun(instance);
      while (layerRun.steps < run.steps) layerRun.advance(run.history[layerRun.steps + 1]);
      expect(layerRun.differsAt).toBeNull();
      const { state, head, tape } = configurationAt(run, run.steps);
      expect(configurationIn(layerRun.layer, layerRun.tokens, run.steps)).toEqual({ state, head, tape: [...tape] });
    }
});

it("a layer that is compared with another machine differs from the first step on", () => {
  const one = member("increment");
  const instance = instanceOf(one, "_1011");
  const other = simulate(one.machine, instanceOf(one, "_1001").tape, one.head, 8);
  const layerRun = new LayerRun(instance);
  for (let step = 1; step <= 3; step++) layerRun.advance(other.history[step]);
  expect(layerRun.differsAt).toBe(1);
  expect(layerSentence(3, layerRun.differsAt, 3)).toBe("The layer’s tokens differ from the machine at step 1.");
});

it("a step is shown as the A before it and the B, C and A that it made, with the heads that made them", () => {
  const instance = instanceOf(member("increment"), "_1011");
  const run = simulate(instance.machine, instance.tape, instance.head, 8);
  const layerRun = new LayerRun(instance);
  expect(shownStep(layerRun, instance, 0).map(({ name, heads }) => [name, heads])).toEqual([["A0", []]]);
  layerRun.advance(run.history[1]);
  const shown = shownStep(layerRun, instance, 1);
  expect(shown.map(({ name }) => name)).toEqual(["A0", "B0", "C0", "A1"]);
  expect(shown[1].heads).toEqual([
    {
      name: "fetch the rules of the state",
      met: ["rule right,1", "rule right,0", "rule right,_"].map((token) => ({ token, score: 1 })),
      earlier: null,
    },
    { name: "read the cell under the head", met: [{ token: "cell 1", score: 1 }], earlier: null },
  ]);
  expect(shown[2].heads).toEqual([{ name: "apply the rule for 1", met: [{ token: "B0", score: 1 }], earlier: null }]);
  expect(shown[3].words).toBe("A: state right, head at cell 2");
  // It writes the 1 it read: no change, so there is nothing in the memory block.
  expect(shown[3].blocks.map(({ name }) => name)).not.toContain("Mval");
});

it("tokens that cancel each other are named latest first, the others are counted and add up to nothing", () => {
  const one = member("busy-beaver-4");
  const instance = instanceOf(one, "");
  const run = simulate(instance.machine, instance.tape, instance.head, 107);
  const layerRun = new LayerRun(instance);
  while (layerRun.steps < 107) layerRun.advance(run.history[layerRun.steps + 1]);
  const last = shownStep(layerRun, instance, 107)[3];
  for (const { met, earlier } of last.heads) {
    expect(met).toHaveLength(3);
    expect(met.reduce((sum, { score }) => sum + score, 0) + (earlier?.sum ?? 0)).toBe(1);
  }
});

it("the sentence gives steps and ones of busy beavers and the halting state of other machines", () => {
  expect(runSentence(storyOf("busy-beaver-3", 14))).toBe("Busy beaver with 3 states halted in H after 14 steps with 6 ones.");
  expect(runSentence(storyOf("busy-beaver-4", 107))).toBe("Busy beaver with 4 states halted in H after 107 steps with 13 ones.");
  expect(runSentence(storyOf("palindrome", 15, "0110"))).toBe("Palindromes halted in accept after 15 steps.");
  expect(runSentence(storyOf("increment", 2, "_1011"))).toBe("After 2 steps, Binary increment is in state right, the head in cell 3 on 1.");
  expect(runSentence({ ...storyOf("increment", 2, "_1011"), title: null })).toContain("After 2 steps, the machine is");
});

it("the sentence names the limit and the end of the tape", () => {
  expect(runSentence(storyOf("busy-beaver-4", 50, "", 50))).toBe(
    "Busy beaver with 4 states reached the limit of 50 steps without halting.",
  );
  const { machine, title } = storyOf("busy-beaver-4", 0);
  const from = (head: number) => {
    const run = simulate(machine, new Uint8Array(4), head, 1000);
    return runSentence({ machine, title, run, at: run.steps });
  };
  expect(from(0)).toContain("At step 3 the head reached the end of the tape and stayed in the first cell. Start the head farther right.");
  expect(from(3)).toContain("At step 1 the head reached the end of the tape and stayed in the last cell. Add cells.");
});

it("a machine of the library is watched on the tape and from the cell that it needs", () => {
  const beaver = specOf({ machine: member("busy-beaver-4").machine });
  expect([usualCells(beaver), usualHead(beaver)]).toEqual([14, 10]);
  expect(usualHead({ ...beaver, head: 2 })).toBe(2);
  const own = specOf({ machine: { ...member("busy-beaver-4").machine, start: 1 }, tape: "01010101" });
  expect(libraryMachine(own.machine)).toBeNull();
  expect([usualCells(own), usualHead(own)]).toEqual([8, 0]);
});

it("learning a machine leaves tapes to test on, also when it is another one later", () => {
  const random = specOf({ cells: 3 });
  const learned = learning(random);
  expect([learned.family, learned.traces, scarcity(learned)]).toEqual(["one", 6, null]);
  const beaver = withLibraryMachine(member("busy-beaver-3"))({ ...learned, traces: 5 });
  expect([beaver.traces, beaver.head, beaver.tape, scarcity(beaver)]).toEqual([5, 1, "", null]);
  const three = learning(withMachine(member("increment").machine)(random));
  expect(three.traces).toBe(20);
  expect(scarcity(withMachine(member("busy-beaver-3").machine)(three))).toBeNull();
  const experiment = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "random-attention" } });
  if (!experiment.ok) throw new Error(problemLine(experiment.problem));
  expect(onTask(learning)(experiment.experiment)).toBe(experiment.experiment);
});

it("the table of a run gives for each step whether the tokens agree", () => {
  const { machine, run } = storyOf("increment-lowest-first", 0, "1110");
  const { columns, rows } = runTable(machine, run, 3, 2);
  expect(columns).toEqual(["step", "state", "head", "letter read", "tape", "tokens agree"]);
  expect(rows[0]).toEqual([0, "carry", 0, "1", "1110", "yes"]);
  expect(rows.map((row) => row[5])).toEqual(["yes", "yes", "no", "no", ""]);
  expect(rows[4].slice(1, 5)).toEqual(["done", 3, "1", "0001"]);
});
