import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { type Automaton, accepts, checkAutomaton, readWord, run } from "./automaton";
import { automatonSchema } from "./automaton-schema";
import { type AutomatonDraft, complete, draftOf } from "./draft";
import { library } from "./library";
import { parity } from "./parity";
import { automata } from "./testing";

const lines = (automaton: Automaton) => checkAutomaton(automaton).map(problemLine);

/** The lines that keep a draft from being an automaton. */
function complaints(changes: Partial<AutomatonDraft>): readonly string[] {
  const completed = complete({ ...draftOf(parity), ...changes });
  return completed.ok ? [] : completed.problems.map(problemLine);
}

describe("an automaton", () => {
  it("visits the states that its arrows lead to", () => {
    expect(run(parity, [0, 1, 0, 0])).toEqual([0, 1, 1, 0, 1]);
    expect([accepts(parity, [0, 0]), accepts(parity, [0])]).toEqual([true, false]);
  });

  it("lacks an arrow: the problem names the state and the letter and proposes one", () => {
    const incomplete = {
      ...parity,
      transitions: [
        [1, null],
        [0, 1],
      ],
    };
    expect(lines(incomplete)).toEqual(["even has no arrow for letter b (add an arrow from even for letter b, for instance back to even)"]);
    expect(checkAutomaton(incomplete)[0].spot).toEqual({ state: "even", letter: "b" });
    expect(() => run(incomplete, [1])).toThrow("even has no arrow for letter b");
  });

  const cases: readonly [string, Partial<Automaton>, string][] = [
    ["has no states", { states: [], transitions: [] }, "the automaton has no states (add a state)"],
    ["has no letters", { alphabet: [], transitions: [[], []] }, "the alphabet has no letters (add a letter)"],
    ["names two states alike", { states: ["even", "even"] }, 'two states are called "even" (rename one of them)'],
    [
      "has a name of two words",
      { states: ["even", "very odd"] },
      'the name "very odd" of a state is not a state name: use one word without # and ->, other than * (rename the state)',
    ],
    [
      "has a long name",
      { states: ["even", "oddoddoddoddodd"] },
      'the name "oddoddoddoddodd" of a state has 15 characters, the limit is 12 (rename the state)',
    ],
    [
      "has a letter of two characters",
      { alphabet: ["a", "bb"] },
      'the letter "bb" has 2 characters, but a letter has one (use another character)',
    ],
    ["has a letter twice", { alphabet: ["a", "a"] }, 'the letter "a" is in the alphabet twice (remove one of them)'],
    ["starts nowhere", { start: 2 }, "the start is state number 2, expected 0 to 1 (choose a start state)"],
    ["accepts outside", { accepting: [-1] }, "state number -1 is accepting, expected 0 to 1 (remove this number)"],
    ["accepts twice", { accepting: [1, 1] }, "odd is listed twice as accepting (remove one of them)"],
    ["has a ragged table", { transitions: [[0, 1], [0]] }, "the table of arrows is not 2 states x 2 letters"],
    [
      "leads outside",
      {
        transitions: [
          [0, 7],
          [0, 1],
        ],
      },
      "the arrow from even for letter b leads to state number 7, expected 0 to 1 (choose one of the states as its end)",
    ],
    ["lacks a position", { positions: [[0, 0]] }, "there are 1 positions, expected one for each of the 2 states (remove all positions)"],
    [
      "is too large",
      { states: Array.from({ length: 65 }, (_, i) => `q${i}`) },
      "the machine has 65 states, the limit is 64 (use fewer states)",
    ],
  ];

  it.each(cases)("is refused when it %s", (_, changes, line) => {
    expect(lines({ ...parity, ...changes })).toEqual([line]);
    expect(automatonSchema.safeParse({ ...parity, ...changes }).success).toBe(false);
  });

  it("passes its schema unchanged, with the field at fault when its shape is wrong", () => {
    for (const { automaton } of library) expect(automatonSchema.parse(automaton)).toEqual(automaton);
    const shape = automatonSchema.safeParse({ ...parity, transitions: [[0, "odd"]] });
    const [issue] = shape.error?.issues ?? [];
    expect(issue.path).toEqual(["transitions", 0, 1]);
    expect(problemLine(raisedBy(issue))).toBe('must be a whole number, got "odd"');
    const content = automatonSchema.safeParse({ ...parity, start: 5 });
    const [other] = content.error?.issues ?? [];
    expect(other.path).toEqual([]);
    expect(problemLine(raisedBy(other))).toContain("cannot run: the start is state number 5");
  });

  it("reads words in its own letters only", () => {
    expect(readWord(parity, "aba")).toEqual({ ok: true, word: [0, 1, 0] });
    const read = readWord(parity, "abc");
    expect(read.ok ? "" : problemLine(read.problem)).toBe(
      'the word has the letter "c", which is not in the alphabet (the letters are a b)',
    );
  });
});

describe("a draft", () => {
  it("of a complete automaton completes to the same one", () => {
    fc.assert(
      fc.property(automata, (automaton) => {
        expect(complete(draftOf(automaton))).toEqual({ ok: true, machine: automaton });
      }),
    );
  });

  it("has two arrows for one letter: the problem names both", () => {
    const arrows = [...draftOf(parity).arrows, { from: 0, to: 0, letters: ["a"] }];
    expect(complaints({ arrows })).toEqual(["even has two arrows for letter a: to odd and to even (remove one of them)"]);
    const again = [...draftOf(parity).arrows, { from: 0, to: 1, letters: ["a"] }];
    expect(complaints({ arrows: again })).toEqual(["even has two arrows for letter a: both to odd (remove one of them)"]);
  });

  it("lacks what an automaton needs: every problem is told", () => {
    const arrows = [
      { from: 0, to: 1, letters: ["a", "c"] },
      { from: 1, to: 0, letters: [] },
      { from: 1, to: 5, letters: ["a"] },
    ];
    expect(complaints({ start: null, arrows })).toEqual([
      "the automaton has no start state (choose a start state)",
      "the arrow from even to odd has the letter c, which is not in the alphabet (the letters are a b: use one of them, or add c)",
      "the arrow from odd to even has no letter (write a letter on it)",
      "an arrow leads from state number 1 to 5, but there are 2 states (remove the arrow)",
      "even has no arrow for letter b (add an arrow from even for letter b, for instance back to even)",
      "odd has no arrow for letter a (add an arrow from odd for letter a, for instance back to odd)",
      "odd has no arrow for letter b (add an arrow from odd for letter b, for instance back to odd)",
    ]);
  });

  it("may be empty", () => {
    expect(complaints({ states: [], alphabet: [], start: null, accepting: [], arrows: [], positions: [] })).toEqual([
      "the automaton has no states (add a state)",
      "the alphabet has no letters (add a letter)",
    ]);
  });
});

describe("the library", () => {
  it("does what its sentences say", () => {
    const judge = (id: string, text: string) => {
      const entry = library.find((candidate) => candidate.id === id);
      const read = entry && readWord(entry.automaton, text);
      return entry && read?.ok && accepts(entry.automaton, read.word);
    };
    for (const text of ["", "b", "aa", "aba", "abab", "aaab", "bba"])
      expect(judge("parity", text)).toBe((text.split("a").length - 1) % 2 === 0);
    for (let n = 0; n < 64; n++) expect(judge("divisible-by-3", n.toString(2))).toBe(n % 3 === 0);
    for (const text of ["aba", "abba", "babab", "aaba", "abb", "ab", "ababb"])
      expect(judge("contains-aba", text)).toBe(text.includes("aba"));
    for (const text of ["", "t", "tw", "ttt", "tttt", "wt"])
      expect(judge("traffic-light", text)).toBe((text.split("t").length - 1) % 3 === 1);
    for (const text of ["1", "2", "11", "12", "21", "22", "111", "1111"])
      expect(judge("vending-machine", text)).toBe([...text].reduce((sum, coin) => sum + Number(coin), 0) >= 3);
  });

  it("has example words in its own letters", () => {
    for (const { automaton, words } of library) for (const text of words) expect(readWord(automaton, text).ok).toBe(true);
  });
});
