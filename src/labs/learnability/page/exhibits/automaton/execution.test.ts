import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "../../../document/document";
import { library } from "../../../math/tasks/automaton/library";
import { parity } from "../../../math/tasks/automaton/parity";
import { numberedAutomaton } from "../../../math/tasks/automaton/random";
import { automatonTable } from "./automaton-data";
import { automatonSentence } from "./automaton-sentence";
import { agrees, execute, layerState, lettersRead, momentsPerLetter } from "./execution";
import { layOutLayer } from "./layer-layout";
import { coordinateMeaning, makers, tokenLabel } from "./layer-names";
import { readableWord, refusal, withMachine, withMachineLearned } from "./learning";
import { testWords } from "./word-batch";

const aba = [0, 1, 0];

describe("a word on automaton and layer", () => {
  it("is the same computation at every moment, for both layers and any automaton", () => {
    const cases = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 })).chain(([states, letters]) =>
      fc.tuple(
        fc
          .array(fc.nat(states - 1), { minLength: states * letters, maxLength: states * letters })
          .map((next) => numberedAutomaton(states, letters, next, [0])),
        fc.array(fc.nat(letters - 1), { maxLength: 6 }),
        fc.constantFrom("universal" as const, "fixed" as const),
      ),
    );
    fc.assert(
      fc.property(cases, ([automaton, word, form]) => {
        const execution = execute(automaton, word, form);
        const last = word.length * momentsPerLetter(execution);
        expect(execution.layer?.fired).toHaveLength(last);
        expect(agrees(execution, last)).toBe(true);
        for (let moment = 0; moment <= last; moment++)
          expect(layerState(execution, moment)).toMatchObject({ position: lettersRead(execution, moment) });
      }),
    );
  });

  it("names the heads of a token and the meaning of every coordinate", () => {
    const execution = execute(parity, aba, "universal");
    const run = execution.layer;
    if (!run) throw new Error("the layer should be drawn");
    expect(run.tokens.map((_, t) => tokenLabel(execution, run, t)).join(" ")).toBe(
      "even a even b odd a odd b a₁ b₂ a₃ A₀ B₀ A₁ B₁ A₂ B₂ A₃",
    );
    expect(makers(execution, run, 8)).toEqual([
      "head 1 (fetch the row of the state; score 1 at even a and even b)",
      "head 2 (fetch the letter at the position; score 1 at a₁)",
    ]);
    expect(makers(execution, run, 9)).toEqual(["head 3 (follow the arrow of letter a; score 1 at B₀)"]);
    expect(makers(execution, run, 0)).toEqual([]);
    const meanings = Array.from({ length: run.layer.layout.d }, (_, coordinate) => coordinateMeaning(execution, run.layer, coordinate));
    expect(new Set(meanings.filter((meaning) => meaning === "")).size).toBe(0);
    expect(meanings[0]).toBe("the entry is one of even");
  });

  it("leaves out a layer too large to be drawn, and still runs", () => {
    const large = numberedAutomaton(12, 10, Array(120).fill(0), []);
    const execution = execute(large, aba, "universal");
    expect(execution.layer).toBeNull();
    expect(automatonSentence(execution, 3)).toBe(
      "After 3 of 3 letters the automaton is in q0; the layer is too large to be drawn. The word aba is rejected.",
    );
  });

  it("is told in a sentence at every moment", () => {
    const execution = execute(parity, aba, "universal");
    expect([0, 1, 2, 6].map((moment) => automatonSentence(execution, moment))).toEqual([
      "The automaton begins in even, with 3 letters to read; the last token of the layer’s prompt holds the same state.",
      "In even the automaton reads letter 1 of 3, a; the layer’s token B holds all arrows of that state (head 1, 2 table entries) and the letter (head 2).",
      "After 1 of 3 letters the automaton is in odd; the layer’s token A holds the same state, computed by head 3 from token B (2 table entries and a letter).",
      "After 3 of 3 letters the automaton is in even; the layer’s token A holds the same state, computed by head 3 from token B (2 table entries and a letter). The word aba is accepted.",
    ]);
    expect(automatonSentence(execute(parity, aba, "fixed"), 1)).toBe(
      "After 1 of 3 letters the automaton is in odd; the layer’s token A holds the same state, computed by head 1 from the letter.",
    );
    expect(automatonSentence(execute(parity, [], "universal"), 0)).toContain("The empty word is accepted.");
  });

  it("gives a table with one row for each token", () => {
    const { columns, rows } = automatonTable(execute(parity, aba, "universal"));
    expect(rows).toHaveLength(14);
    expect(rows[13]).toEqual([
      "A₃",
      "generated",
      "the state is even after 3 letters",
      "head 3 (follow the arrow of letter a; score 1 at B₂)",
      "even",
      expect.any(String),
    ]);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
  });

  it("is drawn within its width where columns can still be touched, and no row falls on another", () => {
    const execution = execute(parity, aba, "universal");
    if (!execution.layer) throw new Error("the layer should be drawn");
    const { layer, tokens } = execution.layer;
    const labels = tokens.map(() => "even a");
    const layout = layOutLayer({ width: 560, height: 436, layer, labels });
    expect(layout.width).toBeLessThanOrEqual(560);
    expect(layout.height).toBeLessThanOrEqual(436);
    const tops = Array.from({ length: layer.layout.d }, (_, coordinate) => layout.rowTop(coordinate));
    for (const [i, top] of tops.slice(1).entries()) expect(top - tops[i]).toBeGreaterThanOrEqual(layout.cell);
    expect(layOutLayer({ width: 300, height: 200, layer, labels }).pitch).toBe(24);
  });
});

describe("test words", () => {
  it("are judged line by line, the empty word too", () => {
    expect(testWords(parity, "\naa\n a \nax\n")).toEqual([
      { word: "", accepted: true, stranger: null },
      { word: "aa", accepted: true, stranger: null },
      { word: "a", accepted: false, stranger: null },
      { word: "ax", accepted: null, stranger: "x" },
    ]);
    expect(testWords(parity, "")).toEqual([]);
  });
});

function experimentWith(task: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task: { kind: "automaton", ...task } });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

describe("the experiment of an automaton", () => {
  it("learns it from no more traces than leave some to test on", () => {
    const learned = withMachineLearned(experimentWith({ traces: 64, length: 3 }), parity);
    expect(learned.task).toMatchObject({ family: "one", traces: 6 });
    expect(refusal(learned)).toBeNull();
    const few = withMachineLearned(experimentWith({ traces: 4, length: 3 }), parity);
    expect(few.task).toMatchObject({ traces: 4 });
  });

  it("holds any automaton while others are learned, and gives the reason where one cannot be learned", () => {
    const wide = numberedAutomaton(9, 2, Array(18).fill(0), []);
    expect(refusal(withMachine(experimentWith({}), wide))).toBeNull();
    const one = experimentWith({ family: "one", traces: 4 });
    expect(problemLine(refusal(withMachine(one, wide))!)).toContain("must have at most 8 states and 4 letters to be learned");
    expect(problemLine(refusal(withMachine(one, numberedAutomaton(2, 1, [1, 0], [])))!)).toContain("one letter has a single word");
  });

  it("keeps a word that can be read, and finds one that can", () => {
    expect(readableWord(parity, "abba")).toBe("abba");
    expect(readableWord(library[1].automaton, "abba")).toBe("010");
  });
});
