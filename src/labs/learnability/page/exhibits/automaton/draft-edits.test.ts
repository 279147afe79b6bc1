import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { complete, draftOf } from "../../../math/tasks/automaton/draft";
import { library } from "../../../math/tasks/automaton/library";
import { parity } from "../../../math/tasks/automaton/parity";
import {
  emptyDraft,
  freeLetter,
  letterProblem,
  lettersIn,
  lettersLeft,
  nameProblem,
  targetsOf,
  withAcceptingToggled,
  withArrow,
  withLetter,
  withLetterRenamed,
  withName,
  withoutLetter,
  withoutState,
  withPosition,
  withStart,
  withState,
  withTarget,
} from "./draft-edits";

const draft = draftOf(parity);

/** The automaton of a draft that has to be complete. */
function machineOf(from: Parameters<typeof complete>[0]) {
  const read = complete(from);
  if (!read.ok) throw new Error(problemLine(read.problems[0]));
  return read.machine;
}

describe("edits of a draft", () => {
  it("builds an automaton from nothing, and the first state is the start", () => {
    const two = withState(withState(emptyDraft, [10.4, 20]), [90, 20.6]);
    expect(two).toMatchObject({
      states: ["q0", "q1"],
      start: 0,
      positions: [
        [10, 20],
        [90, 21],
      ],
    });
    const drawn = withArrow(withArrow(two, 0, 1, ["a", "b"]), 1, 0, ["b", "a"]);
    expect(machineOf(withAcceptingToggled(drawn, 1))).toEqual({
      states: ["q0", "q1"],
      alphabet: ["a", "b"],
      start: 0,
      accepting: [1],
      transitions: [
        [1, 1],
        [0, 0],
      ],
      positions: [
        [10, 20],
        [90, 21],
      ],
    });
  });

  it("takes a state away with its arrows and renumbers the others", () => {
    const without = withoutState(draftOf(library[2].automaton), 1);
    expect(without).toMatchObject({ states: ["nothing", "after_ab", "found"], start: 0, accepting: [2] });
    expect(targetsOf(without, 0, "a")).toEqual([]);
    expect(targetsOf(without, 1, "a")).toEqual([2]);
    expect(without.positions).toHaveLength(3);
    expect(withoutState(draft, 0).start).toBeNull();
  });

  it("tells names that cannot be used", () => {
    expect(nameProblem(draft, 0, "odd")?.code).toBe("machine-name-taken");
    expect(nameProblem(draft, 0, "even")).toBeNull();
    expect(nameProblem(draft, 0, "two words")?.code).toBe("machine-name-no-word");
    expect(letterProblem(draft, 0, "b")?.code).toBe("machine-letter-taken");
    expect(letterProblem(draft, 0, "ab")).toMatchObject({ code: "machine-letter-length", values: { count: 2 } });
    expect(letterProblem(draft, 0, "x")).toBeNull();
  });

  it("changes nothing but names by renaming", () => {
    const renamed = withLetterRenamed(withName(draft, 1, "other"), 0, "x");
    expect(machineOf(renamed)).toEqual({ ...parity, states: ["even", "other"], alphabet: ["x", "b"] });
  });

  it("adds and removes letters with their arrows", () => {
    const more = withLetter(draft, freeLetter(draft) ?? "");
    expect(more.alphabet).toEqual(["a", "b", "c"]);
    expect(lettersLeft(more, 0)).toEqual(["c"]);
    expect(machineOf(withoutLetter(more, 2))).toEqual(parity);
    expect(machineOf(withoutLetter(draft, 1)).transitions).toEqual([[1], [0]]);
  });

  it("sends a letter to one state, whatever it did before", () => {
    const twice = withArrow(draft, 0, 0, ["a", "b"]);
    expect(targetsOf(twice, 0, "a")).toEqual([1, 0]);
    expect(complete(twice)).toMatchObject({
      ok: false,
      problems: [expect.problemSaying({ message: "even has two arrows for letter a: to odd and to even" })],
    });
    expect(targetsOf(withTarget(twice, 0, "a", 0), 0, "a")).toEqual([0]);
    const missing = withTarget(draft, 1, "b", null);
    expect(complete(missing)).toMatchObject({ ok: false, problems: [expect.problemSaying({ message: "odd has no arrow for letter b" })] });
    expect(machineOf(withTarget(missing, 1, "b", 1))).toEqual(parity);
  });

  it("takes new letters of an arrow into the alphabet, and drops an arrow without letters", () => {
    expect(withArrow(draft, 0, 1, ["z", "a"])).toMatchObject({ alphabet: ["a", "b", "z"] });
    expect(withArrow(draft, 0, 1, []).arrows).toHaveLength(draft.arrows.length - 1);
    expect(lettersIn("a, b ba")).toEqual(["a", "b"]);
  });

  it("moves states, chooses the start and what is accepted", () => {
    expect(withPosition(draft, 1, [7.7, 8]).positions).toEqual([parity.positions?.[0], [8, 8]]);
    expect(withStart(draft, 1).start).toBe(1);
    expect(withAcceptingToggled(withAcceptingToggled(draft, 1), 0).accepting).toEqual([1]);
  });
});
