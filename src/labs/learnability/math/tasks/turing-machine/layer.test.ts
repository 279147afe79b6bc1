import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { attend } from "../../model/forward";
import { continued, denseHeads } from "../machine/sparse-heads";
import { denseToken, denseTokens } from "../machine/tokens";
import { type TuringLayer, turingLayer } from "./layer";
import { headCount, layoutOf, promptLength, shapeFor, tokensPerStep } from "./layer-shape";
import { library } from "./library";
import { readTape, type TuringMachine } from "./machine";
import { configurationAt, simulate } from "./simulate";
import { machineOfSize, tapeOf } from "./testing";
import { configurationIn, encode, memory } from "./tokens";
import { tokenWords } from "./words";

/** Runs a machine through the layer and through the simulation, and compares every configuration on the way, exactly. */
function expectExact(layer: TuringLayer, machine: TuringMachine, tape: Uint8Array, head: number, steps: number): void {
  const run = simulate(machine, tape, head, steps);
  const prompt = encode(layer, machine, tape, head);
  const tokens = continued(layer.heads, prompt, tokensPerStep * steps);
  expect(new Set(tokens.flatMap((token) => token.map(([, value]) => Math.abs(value))))).toEqual(new Set([1]));
  const { letters } = layer.shape;
  for (let step = 0; step <= steps; step++) {
    const expected = configurationAt(run, step);
    expect(configurationIn(layer, tokens, step)).toEqual({ ...expected, tape: [...expected.tape] });
    const oneHot = new Float64Array(tape.length * letters);
    for (const [cell, letter] of expected.tape.entries()) oneHot[cell * letters + letter] = 1;
    expect(memory(layer, tokens.slice(0, prompt.length + tokensPerStep * step))).toEqual(oneHot);
  }
}

const sizes = [
  { states: 2, letters: 2, cells: 4, steps: 20, d: 90 },
  { states: 3, letters: 2, cells: 6, steps: 40, d: 121 },
  { states: 4, letters: 3, cells: 8, steps: 60, d: 217 },
] as const;

describe("the layer", () => {
  it.each(sizes)(
    "runs 15 random machines of $states states, $letters letters and $cells cells exactly for $steps steps, from any start",
    (size) => {
      const { states, letters, cells, steps, d } = size;
      const layer = turingLayer({ states, letters, cells, moves: ["L", "R"] }, ["0", "1", "2"]);
      expect(layer.layout.d).toBe(d);
      const cases = fc.tuple(machineOfSize(states, letters, ["L", "R"]), tapeOf(letters, cells), fc.nat(cells - 1));
      for (const [machine, tape, head] of fc.sample(cases, { numRuns: 15, seed: 7 })) expectExact(layer, machine, tape, head, steps);
    },
  );

  it("runs machines of any small size with any moves exactly", () => {
    const size = fc.record({
      states: fc.integer({ min: 1, max: 5 }),
      letters: fc.integer({ min: 2, max: 4 }),
      cells: fc.integer({ min: 1, max: 9 }),
      moves: fc.subarray(["L", "R", "S"] as const, { minLength: 1 }),
    });
    const cases = size.chain(({ states, letters, cells, moves }) =>
      fc.tuple(machineOfSize(states, letters, moves), tapeOf(letters, cells), fc.nat(cells - 1)),
    );
    fc.assert(
      fc.property(cases, ([machine, tape, head]) => {
        const layer = turingLayer(shapeFor(machine, tape.length), machine.alphabet);
        expectExact(layer, machine, tape, head, 12);
      }),
      { numRuns: 60 },
    );
  });

  it("runs every machine of the library to its end and 5 steps beyond, without a change after it halted", () => {
    for (const { machine, tapes, head, cells, steps } of library) {
      const layer = turingLayer(shapeFor(machine, cells), machine.alphabet);
      for (const text of tapes) {
        const read = readTape(machine, text, cells);
        if (!read.ok) throw new Error(problemLine(read.problem));
        expectExact(layer, machine, read.tape, head, steps + 5);
      }
    }
  });

  it("has 2|letters| + 4 heads for the moves L and R, one more with staying, and a dimension without the number of steps", () => {
    for (const states of [1, 3, 6])
      for (const letters of [2, 4])
        for (const cells of [2, 16]) {
          const shape = { states, letters, cells, moves: ["L", "R"] } as const;
          const layer = turingLayer(shape, ["0", "1", "2", "3"]);
          expect(layer.heads).toHaveLength(2 * letters + 4);
          const g = states + letters + 2;
          expect(layer.layout.d).toBe(3 * states + 2 * letters * g + 2 * cells + 5 * cells * letters + 3 * letters + 6);
          const withStaying = { ...shape, moves: ["L", "R", "S"] } as const;
          expect(turingLayer(withStaying, ["0", "1", "2", "3"]).heads).toHaveLength(2 * letters + 5);
          expect(headCount(withStaying)).toBe(2 * letters + 5);
        }
  });

  it("is attention and nothing else: its matrices give the same tokens", () => {
    const { machine, tapes, cells } = library[0];
    const layer = turingLayer(shapeFor(machine, cells), machine.alphabet);
    const { d } = layoutOf(layer.shape);
    const read = readTape(machine, tapes[0], cells);
    if (!read.ok) throw new Error(problemLine(read.problem));
    const heads = denseHeads(layer.heads, d);
    const tokens = continued(layer.heads, encode(layer, machine, read.tape, 0), 12);
    for (let n = promptLength(layer.shape); n < tokens.length; n++)
      expect(attend(heads, denseTokens(tokens.slice(0, n), d), n).output).toEqual(denseToken(tokens[n], d));
  });

  it("has a word for every head and every token", () => {
    const { machine, tapes, head, cells } = library[1];
    const layer = turingLayer(shapeFor(machine, cells), machine.alphabet);
    expect(layer.heads.map(({ name }) => problemLine(name))).toEqual([
      "fetch the rules of the state",
      "read the cell under the head",
      "apply the rule for _",
      "apply the rule for 0",
      "apply the rule for 1",
      "move left",
      "move right",
      "stay",
      "write _",
      "write 0",
      "write 1",
    ]);
    const read = readTape(machine, tapes[1], cells);
    if (!read.ok) throw new Error(problemLine(read.problem));
    const tokens = continued(layer.heads, encode(layer, machine, read.tape, head), 15);
    const words = tokens.map((_, index) => problemLine(tokenWords(layer, machine, tokens, index)));
    expect(words.slice(0, 2)).toEqual([
      "rule: in right on _, write _, move left, go to carry",
      "rule: in right on 0, write 0, move right, go to right",
    ]);
    expect(words.slice(9, 11)).toEqual(["tape: cell 0 holds _", "tape: cell 1 holds 1"]);
    expect(words.slice(16, 20)).toEqual([
      "A: state right, head at cell 1",
      "B: fetches the rules of right and reads 1",
      "C: on 1, write 1, move right, go to right",
      "A: state right, head at cell 2",
    ]);
    expect(words.at(-1)).toBe("A: state carry, head at cell 2; cell 3 changes from 1 to 0");
  });
});
