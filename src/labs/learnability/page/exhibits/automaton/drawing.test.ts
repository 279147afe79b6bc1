import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../math/tasks/automaton/automaton";
import { draftOf } from "../../../math/tasks/automaton/draft";
import { library } from "../../../math/tasks/automaton/library";
import { parity } from "../../../math/tasks/automaton/parity";
import { numberedAutomaton } from "../../../math/tasks/automaton/random";
import { arrowPath, distanceToSegment, loopPath } from "./arrow-path";
import { withTarget } from "./draft-edits";
import { atStep, stepBack, stepForward, withStep } from "./draft-steps";
import { printDraft, readText } from "./draft-text";
import { freePlace, keptPositions, pinned, positionsOf, radius } from "./layout";

const { positions: _, ...unplaced } = parity;

/** Automata of any shape, without positions. */
const automata = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 3 }))
  .chain(([states, letters]) =>
    fc
      .tuple(
        fc.array(fc.nat(states - 1), { minLength: states * letters, maxLength: states * letters }),
        fc.subarray([...Array(states).keys()]),
      )
      .map(([next, accepting]) => numberedAutomaton(states, letters, next, accepting)),
  );

describe("the layout", () => {
  it("keeps positions that are given, and puts the start of others at the left", () => {
    expect(positionsOf(draftOf(parity))).toEqual(parity.positions);
    const [[even], [odd]] = positionsOf(draftOf(unplaced));
    expect(even).toBeLessThan(odd);
  });

  it("lays out every automaton without overlap, the same way every time", () => {
    fc.assert(
      fc.property(automata, (automaton) => {
        const places = positionsOf(draftOf(automaton));
        expect(positionsOf(draftOf(automaton))).toEqual(places);
        places.forEach(([x, y], s) => {
          for (const [u, v] of places.slice(s + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * radius);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("finds room for one more state", () => {
    const [x] = freePlace(draftOf(parity));
    expect(x).toBeGreaterThan(340 + 2 * radius);
    expect(pinned(draftOf(unplaced)).positions).toHaveLength(2);
  });
});

describe("arrows", () => {
  const [left, right]: Point[] = [
    [0, 0],
    [200, 0],
  ];

  it("are straight where the way is free, and curved apart where there are two or a state is in the way", () => {
    expect(arrowPath(left, right, [], false).d).toMatch(/^M26,0L171,0$/);
    const there = arrowPath(left, right, [], true);
    const back = arrowPath(right, left, [], true);
    expect(there.d).toContain("Q");
    expect(there.label[1]).toBeLessThan(0);
    expect(back.label[1]).toBeGreaterThan(0);
    const around = arrowPath(left, right, [[100, 4]], false);
    expect(Math.abs(around.label[1])).toBeGreaterThan(2 * radius);
  });

  it("loop above a state, and elsewhere when arrows leave no room there", () => {
    expect(loopPath(left, [right], []).label[1]).toBeLessThan(-radius);
    expect(loopPath(left, [right, [0, -150]], []).label[1]).toBeGreaterThan(radius);
    const passingBy: readonly (readonly [Point, Point])[] = [
      [
        [-200, -65],
        [200, -65],
      ],
    ];
    expect(loopPath(left, [], passingBy).label[1]).toBeGreaterThan(radius);
  });

  it("knows how far a point is from a line that ends", () => {
    expect(distanceToSegment([100, 30], left, right)).toBe(30);
    expect(distanceToSegment([-30, 40], left, right)).toBe(50);
  });
});

describe("the text of a draft", () => {
  it("means the same automaton as the drawing", () => {
    fc.assert(
      fc.property(automata, (automaton) => {
        const draft = pinned(draftOf(automaton));
        expect(readText(printDraft(draft), draft)).toEqual({ ok: true, machine: { ...automaton, positions: draft.positions } });
      }),
    );
    for (const { automaton } of library) {
      const draft = draftOf(automaton);
      expect(readText(printDraft(draft), draft)).toEqual({ ok: true, machine: automaton });
    }
  });

  it("shows an unfinished draft as it is, and reading it tells the same gap", () => {
    const gap = withTarget(draftOf(parity), 1, "b", null);
    expect(printDraft(gap)).toBe("start even\naccept even\n\neven a -> odd\neven b -> even\nodd a -> even\n");
    expect(readText(printDraft(gap), gap)).toMatchObject({
      ok: false,
      problems: [expect.problemSaying({ message: "odd has no arrow for letter b" })],
    });
  });

  it("leaves states in their place that keep their names", () => {
    expect(keptPositions(["odd", "new"], draftOf(parity))).toEqual([[340, 140], freePlace(draftOf(parity))]);
    expect(keptPositions(["x"], draftOf(parity))).toBeUndefined();
  });
});

describe("the steps of an unfinished draft", () => {
  const [one, two] = [draftOf(parity), draftOf(library[1].automaton)];

  it("are taken back down to the complete automaton, and taken again", () => {
    const steps = withStep(withStep(null, one), two);
    expect(atStep(steps)).toBe(two);
    const back = stepBack(stepBack(steps));
    expect(atStep(back)).toBeNull();
    expect(stepBack(back)).toBe(back);
    expect(atStep(stepForward(stepForward(back)))).toBe(two);
    expect(stepForward(steps)).toBe(steps);
  });

  it("merge while something is dragged, and forget what was taken back", () => {
    const dragged = withStep(withStep(null, one, "move"), two, "move");
    expect(dragged.drafts).toEqual([two]);
    expect(withStep(stepBack(withStep(withStep(null, one), two)), one).drafts).toEqual([one, one]);
  });
});
