import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { checkMachine, movesOf, printTape, readTape, type Transition, type TuringMachine } from "./machine";
import { machineSchema } from "./machine-schema";
import { anyMachine } from "./testing";

const flip: TuringMachine = {
  states: ["go", "stop"],
  alphabet: ["_", "1"],
  start: 0,
  halting: [1],
  transitions: [
    [
      { next: 1, write: 1, move: "R" },
      { next: 0, write: 0, move: "R" },
    ],
    [null, null],
  ],
};

/** Path and message of the schema's first problem. */
function refusal(machine: unknown): string {
  const parsed = machineSchema.safeParse(machine);
  const issue = parsed.error?.issues[0];
  return issue ? `${issue.path.join(".")} ${problemLine(raisedBy(issue))}`.trim() : "accepted";
}

/** The machine above with another rule for 1. */
function tableWith(rule: Transition): Partial<TuringMachine> {
  return {
    transitions: [
      [flip.transitions[0][0], rule],
      [null, null],
    ],
  };
}

describe("the schema of a machine", () => {
  it("accepts every machine that can run, also after JSON", () => {
    fc.assert(
      fc.property(anyMachine, (machine) => {
        expect(machineSchema.parse(JSON.parse(JSON.stringify(machine)))).toEqual(machine);
      }),
    );
  });

  it.each<[Partial<Record<keyof TuringMachine, unknown>>, string]>([
    [{ states: [] }, "cannot run: the machine has no states (add a state)"],
    [{ states: ["go", "go"] }, 'cannot run: two states are called "go" (rename one of them)'],
    [
      { states: ["go", "a b"] },
      'cannot run: the name "a b" of a state is not a state name: use one word without # and ->, other than * (rename the state)',
    ],
    [{ states: ["go", 7] }, "states.1 must be text, got 7"],
    [{ alphabet: ["_"] }, "cannot run: the alphabet needs a blank and at least one more letter (add a letter)"],
    [{ alphabet: ["_", "ab"] }, 'cannot run: the letter "ab" has 2 characters, but a letter has one (use another character)'],
    [{ alphabet: ["_", "_"] }, 'cannot run: the letter "_" is in the alphabet twice (remove one of them)'],
    [{ start: 2 }, "cannot run: the start is state number 2, expected 0 to 1 (choose a start state)"],
    [{ start: 0.5 }, "start must be a whole number, got 0.5"],
    [{ halting: [1, 1] }, "cannot run: stop is listed twice as halting (remove one of them)"],
    [{ halting: [7] }, "cannot run: state number 7 is halting, expected 0 to 1 (remove this number)"],
    [{ halting: [] }, "cannot run: stop has no rule for _ (add a rule, or make stop a halting state)"],
    [{ halting: [0, 1] }, "cannot run: the halting state go has a rule for _ (remove the rule)"],
    [{ transitions: [] }, "cannot run: the table of rules is not 2 states x 2 letters"],
    [{ transitions: [[null], []] }, "cannot run: the table of rules is not 2 states x 2 letters"],
    [{ transitions: [[{ next: 0, write: 0, move: "U" }, null], []] }, 'transitions.0.0.move must be one of "L", "R", "S", got "U"'],
    [tableWith({ next: 5, write: 0, move: "L" }), "cannot run: go on 1 goes to state number 5, expected 0 to 1"],
    [tableWith({ next: 0, write: 5, move: "L" }), "cannot run: go on 1 writes letter number 5, expected 0 to 1"],
    [{ states: Array.from({ length: 10_000 }, (_, s) => `q${s}`) }, "states must have at most 64 entries"],
  ])("says what is wrong and where: %j", (change, message) => {
    expect(refusal({ ...flip, ...change })).toBe(message);
  });

  it("refuses anything that is not a machine without a surprise", () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...(Object.keys(flip) as (keyof TuringMachine)[])), (value, field) => {
        expect(machineSchema.safeParse(value).success).toBe(false);
        const changed = machineSchema.safeParse({ ...flip, [field]: value });
        if (changed.success) expect(changed.data).toEqual({ ...flip, [field]: value });
      }),
      // An object whose length cannot be compared once passed the bounds of lists.
      { numRuns: 500, examples: [[{ length: [{ toString: "" }] }, "states"]] },
    );
  });

  it("goes with a list of everything that is wrong, each with its state and letter", () => {
    const holes = {
      ...flip,
      halting: [],
      transitions: [
        [flip.transitions[0][0], null],
        [null, null],
      ],
    };
    expect(checkMachine(holes).map(({ spot }) => spot)).toEqual([
      { state: "go", letter: "1" },
      { state: "stop", letter: "_" },
      { state: "stop", letter: "1" },
    ]);
  });

  it("counts staying in place among the moves of a machine that halts", () => {
    expect(movesOf(flip)).toEqual(["R", "S"]);
  });
});

describe("a tape", () => {
  it("is read from the left, and blank where the text says nothing", () => {
    const read = readTape(flip, "1_1", 5);
    expect(read).toEqual({ ok: true, tape: Uint8Array.of(1, 0, 1, 0, 0) });
    expect(printTape(flip, [1, 0, 1, 0, 0])).toBe("1_1__");
  });

  it("that does not fit, or has letters the machine does not know, is refused with a reason", () => {
    const problemOf = (text: string) => {
      const read = readTape(flip, text, 5);
      return read.ok ? "none" : problemLine(read.problem);
    };
    expect(problemOf("111111")).toBe("the text has 6 letters, but the tape has 5 cells (shorten the text or add cells)");
    expect(problemOf("1x")).toBe('the tape has the letter "x", which is not in the alphabet (the letters are _ 1)');
  });
});
