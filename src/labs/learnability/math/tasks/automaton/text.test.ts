import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { library } from "./library";
import { parity } from "./parity";
import { automata, secondsSince } from "./testing";
import { parseText, printText } from "./text";

function complaints(text: string): readonly string[] {
  const read = parseText(text);
  return read.ok ? [] : read.problems.map(problemLine);
}

/** The parity automaton with some lines replaced. */
const withLines = (...lines: readonly string[]) => `start even\naccept even\neven a -> odd\n${lines.join("\n")}`;

describe("the text of an automaton", () => {
  it("is pleasant to read", () => {
    expect(printText(parity)).toBe("start even\naccept even\n\neven a -> odd\neven b -> even\nodd a -> even\nodd b -> odd\n");
  });

  it("reads back as the same automaton, whatever its names", () => {
    for (const { positions: _, ...automaton } of [...library.map((entry) => entry.automaton)])
      expect(parseText(printText(automaton))).toEqual({ ok: true, machine: automaton });
    fc.assert(
      fc.property(automata, ({ positions: _, ...automaton }) => {
        expect(parseText(printText(automaton))).toEqual({ ok: true, machine: automaton });
      }),
    );
  });

  it("may have comments, other line ends, several letters on an arrow, * for the rest, and no start or accept", () => {
    const text = "# parity\r\neven a->odd # flips\r\neven * -> even\r\n\r\nodd a -> even\r\nodd b c -> odd\r\n";
    expect(parseText(text)).toEqual({
      ok: true,
      machine: {
        states: ["even", "odd"],
        alphabet: ["a", "b", "c"],
        start: 0,
        accepting: [],
        transitions: [
          [1, 0, 0],
          [0, 1, 1],
        ],
      },
    });
  });

  it("may set the order of states and letters", () => {
    const read = parseText("states odd even\nletters b a\nstart even\neven a -> odd\neven b -> even\nodd a -> even\nodd * -> odd");
    expect(read.ok && [read.machine.states, read.machine.alphabet, read.machine.start, read.machine.transitions]).toEqual([
      ["odd", "even"],
      ["b", "a"],
      1,
      [
        [0, 1],
        [1, 0],
      ],
    ]);
  });

  const cases: readonly [string, string, readonly string[]][] = [
    ["is empty", "", ["the text has no arrows, expected at least one (an arrow looks like this: even a -> odd)"]],
    ["has only stars", "even * -> even", ["the arrows name no letter but * (add a line such as: letters a b)"]],
    [
      "misspells a state",
      withLines("even b -> evn", "odd a -> even", "odd b -> odd"),
      ["line 4 has an arrow to evn, which is not a state of this automaton (did you mean even?)"],
    ],
    [
      "leads to a state without arrows",
      withLines("even b -> nowhere", "odd a -> even", "odd b -> odd"),
      ["line 4 has an arrow to nowhere, which is not a state of this automaton (give nowhere arrows of its own)"],
    ],
    [
      "misspells the start",
      "start evne\neven a -> even",
      ["line 1 begins in evne, which is not a state of this automaton (did you mean even?)"],
    ],
    [
      "lacks an arrow",
      withLines("odd a -> even", "odd b -> odd"),
      ["line 3: even has no arrow for letter b (add an arrow from even for letter b, for instance back to even)"],
    ],
    [
      "has a second arrow",
      withLines("even b -> even", "odd a -> even", "odd b -> odd", "odd a -> odd"),
      ["line 7 gives odd a second arrow for letter a: to even and to odd (the first is on line 5: remove one of them)"],
    ],
    [
      "repeats an arrow",
      withLines("even b -> even", "odd a -> even", "odd a b -> even"),
      ["line 6 gives odd a second arrow for letter a: both to even (the first is on line 5: remove one of them)"],
    ],
    [
      "reads a letter that is not in the alphabet",
      `letters a\n${withLines("odd a c -> even")}`,
      ['line 5 reads "c", which is not in the alphabet (the letters are a: use one of them, or add c to the line letters)'],
    ],
    [
      "has broken lines, all of them told",
      "strat even\neven ab -> odd\neven -> odd\neven a ->\neven a odd\nstart a b\naccept a a\naccept b",
      [
        "line 1 is neither an arrow nor a setting (start, accept, states, letters) (did you mean start?)",
        'line 2 has the letter "ab", which has 2 characters, but a letter has one (put spaces between letters)',
        "line 3 has no letter before ->, expected a state and a letter (an arrow looks like this: even a -> odd)",
        "line 4 has no state after ->, expected one state (an arrow looks like this: even a -> odd)",
        "line 5 is neither an arrow nor a setting (start, accept, states, letters) (an arrow looks like this: even a -> odd)",
        "line 6 names 2 states after start, but an automaton has one start state (keep one of them)",
        "line 7 names the state a twice (remove one of them)",
      ],
    ],
    [
      "gives a setting twice",
      "start even\nstart even\nletters\neven a -> even",
      ["line 2 gives start a second time (the first is on line 1)", "line 3 names no letter after letters (write a letter there)"],
    ],
  ];

  it.each(cases)("that %s is refused with line, reason and proposal", (_, text, expected) => {
    expect(complaints(text)).toEqual(expected);
  });

  it("has problems that an editor can place", () => {
    const read = parseText(withLines("odd a -> even", "odd b -> odd"));
    expect(read.ok || read.problems[0].spot).toEqual({ state: "even", letter: "b", line: 3 });
  });

  it("is answered quickly whatever it holds", () => {
    const rows = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i)).join("\n");
    const hostile = [
      ["10,000 states", rows(10_000, (i) => `q${i} a -> q${i}`), "the machine has 10,000 states, the limit is 64 (use fewer states)"],
      ["10 MB", "x".repeat(10_000_000), "the description has 10 MB, the limit is 1 MB (shorten the description)"],
      ["one long word", "x".repeat(900_000), "line 1 is neither an arrow nor a setting"],
      ["arrows without end", "->".repeat(400_000), "line 1 has no letter before ->"],
      ["empty lines", "\n".repeat(900_000), "the text has no arrows"],
      ["one arrow again and again", rows(60_000, () => "a a -> bbbbb"), "line 1 has an arrow to bbbbb"],
      ["one state listed again and again", `states${" q".repeat(400_000)}`, "line 1 names the state q twice"],
      ["stars", rows(70_000, () => "a * -> a"), "the arrows name no letter but *"],
      ["all letters there are", rows(20_000, (i) => `a ${String.fromCharCode(0x4e00 + i)} -> a`), "letters, the limit is 16"],
    ] as const;
    for (const [what, text, line] of hostile) {
      const begun = process.cpuUsage();
      expect(complaints(text)[0], what).toContain(line);
      expect(secondsSince(begun), what).toBeLessThan(2);
    }
  });

  it("never fails otherwise, whatever is typed", () => {
    const word = fc.constantFrom(
      "start",
      "accept",
      "states",
      "letters",
      "->",
      "even",
      "odd",
      "a",
      "b",
      "*",
      "#",
      "\n",
      " ",
      "é",
      "\u0000",
      "\r",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
        ),
        (text) => {
          const read = parseText(text);
          if (read.ok) expect(parseText(printText(read.machine))).toEqual(read);
          else expect(read.problems.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});
