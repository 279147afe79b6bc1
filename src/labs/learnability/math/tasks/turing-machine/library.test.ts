import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { type LibraryMachine, library } from "./library";
import { printTape, readTape } from "./machine";
import { lowestDigitFirst } from "./schema";
import { simulate } from "./simulate";
import { parseText } from "./text";

function machineNamed(id: string): LibraryMachine {
  const found = library.find((entry) => entry.id === id);
  if (!found) throw new Error(`the library has no ${id}`);
  return found;
}

/** The final tape of a machine of the library, without the blanks around it, and its final state. */
function outcome(id: string, text: string, { head = machineNamed(id).head, cells = text.length + 2, limit = 10_000 } = {}) {
  const { machine } = machineNamed(id);
  const read = readTape(machine, text, cells);
  if (!read.ok) throw new Error(problemLine(read.problem));
  const run = simulate(machine, read.tape, head, limit);
  const { state, tape } = run.history[run.steps];
  const [blank] = machine.alphabet;
  const left = printTape(machine, tape);
  const trimmed = left.slice(left.search(new RegExp(`[^${blank}]`))).replace(new RegExp(`${blank}+$`), "");
  return { left: trimmed, state: machine.states[state], run };
}

const ones = (text: string) => [...text].filter((letter) => letter === "1").length;

it("begins with the machine that documents begin with", () => {
  expect(library[0].machine).toEqual(lowestDigitFirst);
});

describe("the library", () => {
  it("gives each of its tapes the cells and the steps that suffice, and no cell that is not needed by one of them", () => {
    for (const { machine, tapes, head, cells, steps } of library) {
      const runs = tapes.map((text) => {
        const read = readTape(machine, text, cells);
        if (!read.ok) throw new Error(problemLine(read.problem));
        return simulate(machine, read.tape, head, steps);
      });
      for (const run of runs) expect(run).toMatchObject({ limited: false, hitEndAt: null });
      expect(Math.max(...runs.flatMap(({ history }) => history.map((configuration) => configuration.head)))).toBe(cells - 1);
      expect(Math.max(...runs.map((run) => run.steps))).toBe(steps);
    }
  });

  it("adds one to every number up to 300 and to large ones", () => {
    const plusOne = (value: number) => {
      const digits = value.toString(2);
      expect(outcome("increment", `_${digits}`)).toMatchObject({ left: (value + 1).toString(2), state: "done", run: { hitEndAt: null } });
      const reversed = (number: number) => [...number.toString(2)].reverse().join("");
      const { tape } = outcome("increment-lowest-first", reversed(value), { cells: digits.length + 1 }).run.history.at(-1) ?? { tape: [] };
      expect(Array.from(tape).reverse().join("").replace(/^0+/, "")).toBe((value + 1).toString(2));
    };
    for (let value = 0; value <= 300; value++) plusOne(value);
    fc.assert(fc.property(fc.integer({ min: 0, max: 2 ** 40 }), plusOne));
  });

  it("adds all pairs of numbers of strokes up to 8 and 8", () => {
    for (let a = 0; a <= 8; a++)
      for (let b = 0; b <= 8; b++)
        expect(outcome("addition", `${"1".repeat(a)}+${"1".repeat(b)}`)).toMatchObject({ left: "1".repeat(a + b), state: "done" });
  });

  it("accepts a word of up to 9 letters exactly when it reads the same backwards", () => {
    for (let length = 0; length <= 9; length++)
      for (let code = 0; code < 2 ** length; code++) {
        const word = length === 0 ? "" : code.toString(2).padStart(length, "0");
        const same = word === [...word].reverse().join("");
        expect(outcome("palindrome", word)).toMatchObject({ state: same ? "accept" : "reject", run: { hitEndAt: null } });
      }
  });

  it("copies up to 12 strokes behind a gap, on twice the cells and one more", () => {
    for (let n = 1; n <= 12; n++) {
      const strokes = "1".repeat(n);
      expect(outcome("copy", strokes, { cells: 2 * n + 1 })).toMatchObject({ left: `${strokes}_${strokes}`, run: { hitEndAt: null } });
    }
  });

  it("has the busy beavers of 3 states (6 ones in 14 steps) and of 4 states (13 ones in 107 steps)", () => {
    for (const [id, count, steps, states] of [
      ["busy-beaver-3", 6, 14, 3],
      ["busy-beaver-4", 13, 107, 4],
    ] as const) {
      const { machine, cells } = machineNamed(id);
      const { left, run } = outcome(id, "", { cells });
      expect([ones(left), run.haltedAt, machine.states.length - machine.halting.length]).toEqual([count, steps, states]);
      expect(outcome(id, "", { cells: 200, head: 100 }).left).toBe(left);
    }
  });

  it("may say that another machine of 3 states takes 21 steps and leaves 5 ones", () => {
    const parsed = parseText(
      "blank 0\nletters 1\nhalt H\nA 0 -> B 1 R\nA 1 -> H 1 R\nB 0 -> B 1 L\nB 1 -> C 0 R\nC 0 -> C 1 L\nC 1 -> A 1 L",
    );
    if (!parsed.ok) throw new Error(problemLine(parsed.problems[0]));
    const run = simulate(parsed.machine, new Uint8Array(60), 30, 100);
    expect([run.haltedAt, ones(run.history[run.steps].tape.join(""))]).toEqual([21, 5]);
  });
});
