import fc from "fast-check";
import { expect, it } from "vitest";
import { begun } from "../../../../../platform/fields/problem";
import { machineProblem } from "../../../math/tasks/machine/machine-problem";
import { library } from "../../../math/tasks/turing-machine/library";
import { checkMachine } from "../../../math/tasks/turing-machine/machine";
import { anyMachine } from "../../../math/tasks/turing-machine/testing";
import { parseText } from "../../../math/tasks/turing-machine/text";
import { draftIn, printDraft } from "./draft-machine";
import {
  changedRule,
  renamedLetter,
  renamedState,
  withHalting,
  withLetter,
  withoutLetter,
  withoutState,
  withRule,
  withStart,
  withState,
} from "./machine-edits";

const increment = library[0].machine;

it("a new state halts, so the machine stays complete; one that no longer halts needs rules", () => {
  const grown = withState(increment);
  expect(grown.states).toEqual(["carry", "done", "q2"]);
  expect(checkMachine(grown)).toEqual([]);
  const gaps = checkMachine(withHalting(grown, 2, false));
  expect(gaps.map(begun)).toEqual(["q2 has no rule for 0", "q2 has no rule for 1"]);
});

it("what led to a state that is taken away is a gap", () => {
  const shrunk = withoutState(withState(increment), 1);
  expect(shrunk.states).toEqual(["carry", "q2"]);
  expect(shrunk.halting).toEqual([1]);
  expect(shrunk.transitions[0]).toEqual([null, { next: 0, write: 0, move: "R" }]);
  expect(withoutState(withStart(increment, 1), 1).start).toBe(0);
});

it("a letter comes without rules, and takes with it the rules that wrote it", () => {
  const grown = withLetter(increment);
  expect(grown.alphabet).toEqual(["0", "1", "2"]);
  expect(checkMachine(grown)[0]?.spot).toEqual({ state: "carry", letter: "2" });
  expect(withoutLetter(grown, 2)).toEqual(increment);
  expect(withoutLetter(grown, 1).transitions[0]).toEqual([null, null]);
});

it("a rule is changed part by part, and begins as one that changes nothing", () => {
  const empty = withRule(increment, 0, 1, null);
  expect(changedRule(empty, 0, 1, { next: 1 }).transitions[0][1]).toEqual({ next: 1, write: 1, move: "R" });
  expect(changedRule(increment, 0, 0, { move: "L" }).transitions[0][0]).toEqual({ next: 1, write: 1, move: "L" });
});

it("names are refused that are taken or no names", () => {
  expect(renamedState(increment, 0, "done")).toEqual({ ok: false, problem: machineProblem("machine-name-taken") });
  expect(renamedState(increment, 0, "two words")).toMatchObject({ ok: false });
  expect(renamedState(increment, 0, "carry")).toEqual({ ok: true, machine: increment });
  expect(renamedLetter(increment, 1, "0")).toEqual({ ok: false, problem: machineProblem("machine-letter-taken") });
  expect(renamedLetter(increment, 1, "ab")).toMatchObject({ ok: false });
});

it("an unfinished machine is the same after it has been text, whatever is missing", () => {
  fc.assert(
    fc.property(anyMachine, fc.infiniteStream(fc.boolean()), (machine, coins) => {
      const kept = (row: (typeof machine.transitions)[number]) => row.map((rule) => (coins.next().value ? rule : null));
      const draft = { ...machine, transitions: machine.transitions.map(kept) };
      expect(draftIn(printDraft(draft))).toEqual(draft);
    }),
    { numRuns: 200 },
  );
});

it("a complete machine is written as the text format writes it", () => {
  const same = fc.property(anyMachine, (machine) => {
    expect(parseText(printDraft(machine))).toEqual({ ok: true, machine });
  });
  fc.assert(same, { numRuns: 100 });
});

it("text with broken lines has no table, text with undescribed states has one", () => {
  expect(draftIn("carry 0 -> done 1")).toBeNull();
  const table = draftIn("letters 1\ncarry * -> later * R\n");
  expect(table).toMatchObject({ states: ["carry", "later"], alphabet: ["_", "1"], start: 0, halting: [] });
  expect(table && checkMachine(table).map(begun)).toEqual(["later has no rule for _", "later has no rule for 1"]);
});
