import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../../../../../platform/fields/any-text-testing";
import { begun, problemLine } from "../../../../../platform/fields/problem";
import { library } from "./library";
import { checkMachine } from "./machine";
import { anyMachine } from "./testing";
import { parseText, printText } from "./text";

/** The first problem of a text as one line. */
function problemOf(text: string): string {
  const parsed = parseText(text);
  return parsed.ok ? "no problem" : problemLine(parsed.problems[0]);
}

const correct = [
  "blank _",
  "letters 0 1",
  "start right",
  "halt done",
  "right * -> right * R",
  "right _ -> carry _ L",
  "carry * -> done 1 S",
];

/** The correct machine with one line put in place of another. */
function withLine(at: number, line: string): string {
  return correct.map((old, i) => (i === at - 1 ? line : old)).join("\n");
}

describe("the text of a machine", () => {
  it("gives back the machine it was printed from, whatever the machine", () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        expect(parseText(printText(machine))).toEqual({ ok: true, machine });
      }),
    );
    for (const { machine } of library) expect(parseText(printText(machine))).toEqual({ ok: true, machine });
  });

  it("is read with any spacing, line ends, comments and small letters for moves", () => {
    const neat = parseText(correct.join("\n"));
    expect(neat.ok).toBe(true);
    const loose = correct
      .map(
        (line) =>
          `\t ${line
            .replace(" -> ", "->")
            .replaceAll(" ", "  ")
            .replace(/[LRS]$/, (move) => move.toLowerCase())} # why\r\n\r\n`,
      )
      .join("");
    expect(parseText(loose)).toEqual(neat);
  });

  it("may leave out what the rules say already", () => {
    const parsed = parseText("go 0 -> go 1 R\ngo 1 -> go 0 L\ngo _ -> stop _ S\nhalt stop");
    expect(parsed).toEqual({
      ok: true,
      machine: {
        states: ["go", "stop"],
        alphabet: ["_", "0", "1"],
        start: 0,
        halting: [1],
        transitions: [
          [
            { next: 1, write: 0, move: "S" },
            { next: 0, write: 2, move: "R" },
            { next: 0, write: 1, move: "L" },
          ],
          [null, null, null],
        ],
      },
    });
  });

  it("may have states that are called like settings", () => {
    const parsed = parseText("start halt\nhalt 0 -> letters * R\nhalt _ -> halt _ R\nletters * -> halt 0 L");
    expect(parsed.ok && parsed.machine.states).toEqual(["halt", "letters"]);
    expect(parsed.ok && parsed.machine.halting).toEqual([]);
  });

  it.each([
    [withLine(4, "hlat done"), "line 4 is neither a rule nor a setting (blank, letters, start, halt, states) (did you mean halt?)"],
    [
      withLine(5, "right * right * R"),
      "line 5 is neither a rule nor a setting (blank, letters, start, halt, states) (a rule looks like this: right 0 -> right 0 R)",
    ],
    [
      withLine(5, "right * -> right R"),
      "line 5 has 2 words before -> and 2 after it, expected 2 and 3 (a rule looks like this: right 0 -> right 0 R)",
    ],
    [withLine(6, "right _ -> caryr _ L"), "line 6 goes to caryr, which is not a state of this machine (did you mean carry?)"],
    [
      withLine(6, "right _ -> elsewhere _ L"),
      "line 6 goes to elsewhere, which is not a state of this machine (give it rules, or name it in the line halt)",
    ],
    [withLine(3, "start rihgt"), "line 3 starts in rihgt, which is not a state of this machine (did you mean right?)"],
    [
      withLine(5, "right 0 -> right 0 R"),
      "line 6 is the last rule of state right, which lacks one for 1 (add a rule right 1 -> ..., or right * -> ... for all other letters)",
    ],
    [
      withLine(5, "right 2 -> right * R"),
      'line 5 reads "2", which is not in the alphabet (the letters are _ 0 1: use one of them, or add 2 to the line letters)',
    ],
    [
      withLine(7, "carry * -> done x S"),
      'line 7 writes "x", which is not in the alphabet (the letters are _ 0 1: use one of them, or add x to the line letters)',
    ],
    [
      withLine(7, "carry * -> done 10 S"),
      'line 7 has the letter "10", which has 2 characters, but a letter has one (put spaces between letters)',
    ],
    [withLine(7, "carry * -> done 1 N"), 'line 7 ends in "N", which is not a move (write L for left, R for right or S to stay)'],
    [withLine(6, "right * -> carry _ L"), "line 6 gives right a second rule for * (the first is on line 5: remove one of them)"],
    [withLine(6, "done _ -> carry _ L"), "line 6 gives the halting state done a rule (remove the rule, or remove done from the line halt)"],
    [withLine(4, "start done"), "line 4 gives start a second time (the first is on line 3)"],
    [withLine(2, "letters 0 1 0"), "line 2 names the letter 0 twice (remove one of them)"],
    [withLine(2, "letters"), "line 2 names no letter after letters (write a letter there)"],
    [withLine(1, "blank _ 0"), "line 1 names 2 letters after blank, expected one (keep one of them)"],
    [
      withLine(1, "states right carry done idle"),
      "line 1 names the state idle, which has no rules (add a rule idle _ -> ..., or idle * -> ... for all other letters, or name it in the line halt)",
    ],
    [withLine(1, "states right done"), "line 6 goes to carry, which is not a state of this machine (name it in the line states)"],
    ["", "the text has no rules, expected at least one (a rule looks like this: right 0 -> right 0 R)"],
    ["a _ -> a _ R", "the machine has no letter but the blank (add a line such as: letters 0 1)"],
  ])("with a mistake in it says which and where: %#", (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it("tells all of its mistakes at once, the first 20, each with its line", () => {
    const parsed = parseText("start go\nhalt stop\ngo 0 -> stpo 1 R\ngo 0 -> stop x\nstop 0 -> go 0 L");
    expect(parsed.ok ? [] : parsed.problems.map(({ spot }) => spot)).toEqual([{ line: 4 }]);
    const named = parseText("start go\nhalt stop\ngo 0 -> stpo 1 R\ngo 0 -> stop 1 R\nstop 0 -> go 0 L");
    expect(named.ok ? [] : named.problems.map(({ spot }) => spot)).toEqual([
      { line: 3, state: "stpo" },
      { line: 4, state: "go", letter: "0" },
      { line: 5, state: "stop" },
      { line: 4, state: "go", letter: "_" },
    ]);
    const many = parseText("nonsense\n".repeat(50));
    expect(many.ok ? 0 : many.problems.length).toBe(20);
  });

  it("is refused by the name of the limit it breaks", () => {
    const many = Array.from({ length: 10_000 }, (_, s) => `q${s} * -> q${(s + 1) % 10_000} * R`).join("\n");
    expect(problemOf(`letters 0 1\n${many}`)).toBe("the machine has 10,000 states, the limit is 64 (use fewer states)");
    expect(problemOf("#".repeat(1_000_001))).toBe("the description has 1.01 MB, the limit is 1 MB (shorten the description)");
    expect(problemOf("halt a\n".repeat(140_000))).toBe("line 2 gives halt a second time (the first is on line 1)");
    const letters = Array.from({ length: 40 }, (_, a) => String.fromCodePoint(0x100 + a)).join(" ");
    expect(problemOf(`letters ${letters}\na * -> a * R`)).toBe("the machine has 41 letters, the limit is 16 (use fewer letters)");
  });

  it("never surprises: any text is a machine that can run or a problem with words", () => {
    const word = fc.oneof(
      fc.constantFrom("->", "*", "#", "blank", "letters", "start", "halt", "states", "a", "b", "0", "1", "_", "L", "R", "S", "-", ">"),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    );
    const line = fc.oneof(
      fc.array(word, { maxLength: 8 }).map((words) => words.join(" ")),
      fc.constantFrom(...correct),
    );
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(fc.oneof(text, anyText), (input) => {
        const parsed = parseText(input);
        if (parsed.ok) expect(checkMachine(parsed.machine)).toEqual([]);
        else expect(begun(parsed.problems[0])).not.toBe("");
      }),
      { numRuns: 1000 },
    );
  });
});
