import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignmentCode, belongsTo, controlsOf, locksFor } from "../../../platform/documents/assignment";
import { isFree, isHidden, type Locks, parseLocks } from "../../../platform/documents/locks";
import { problemLine } from "../../../platform/fields/problem";
import type { GradientSpec } from "../math/learners/gradient/fields";
import { arbitraryExperiment } from "./arbitraries";
import { type Experiment, parseExperiment } from "./document";
import { learnabilityKind } from "./kind";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";
import { fittedLearner } from "./locks";
import { defaultPreset, presets } from "./presets";

const lockedChanges = (base: Experiment, next: Experiment, locks: Locks) =>
  learnabilityKind.lockedChanges(base, next, (control) => isFree(locks, control));

const experiment = defaultPreset.document;
const everything = new Set(controlsOf(learnabilityKind, experiment));
const nothing = new Set<string>();
const runs = { numRuns: 60 };

function without(...controls: string[]): Locks {
  return locksFor(learnabilityKind, experiment, new Set([...everything].filter((control) => !controls.includes(control))), nothing);
}

/** Any document with any of its controls ticked. */
const ticked = arbitraryExperiment.chain((document) =>
  fc.record({
    document: fc.constant(document),
    free: fc.subarray([...controlsOf(learnabilityKind, document)]).map((controls) => new Set(controls)),
    hidden: fc.subarray([...controlsOf(learnabilityKind, document)]).map((controls) => new Set(controls)),
  }),
);

/** A document with one setting changed, of the first learner that has it; null where that is not valid. */
function changed(document: Experiment, control: string): Experiment | null {
  const [owner, name] = control.split(".");
  const field = learnabilityKind.fieldOf(control);
  if (!field || field.kind === "structured") return null;
  const other = (value: unknown) => {
    if (field.kind === "switch") return !value;
    if (field.kind === "choice") return Object.keys(field.options).find((option) => option !== value);
    return value === field.min ? field.max : field.min;
  };
  const first = document.learners.findIndex(({ kind }) => kind === owner);
  const withOther = (spec: object) => ({ ...spec, [name]: other((spec as Record<string, unknown>)[name]) });
  const next = {
    ...document,
    task: owner === document.task.kind ? withOther(document.task) : document.task,
    learners: document.learners.map((learner, index) => (index === first ? withOther(learner) : learner)),
    stop: owner === "stop" ? withOther(document.stop) : document.stop,
  };
  const parsed = parseExperiment(next);
  return parsed.ok ? parsed.experiment : null;
}

describe("locks", () => {
  it("name every setting of the forms, each with its field", () => {
    for (const { document } of presets)
      for (const { owner, fields } of learnabilityKind.settings(document))
        for (const [name, field] of Object.entries(fields)) {
          expect(controlsOf(learnabilityKind, document)).toContain(`${owner}.${name}`);
          expect(learnabilityKind.fieldOf(`${owner}.${name}`)).toBe(field);
        }
  });

  it("refuse a change of any locked setting, and name just that one; a free one may change", () => {
    fc.assert(
      fc.property(ticked, ({ document, free, hidden }) => {
        const locks = locksFor(learnabilityKind, document, free, hidden);
        const changes = controlsOf(learnabilityKind, document).map((control) => ({ control, next: changed(document, control) }));
        expect(changes.filter(({ next }) => next).length).toBeGreaterThan(0);
        for (const { control, next } of changes) {
          if (next) expect(lockedChanges(document, next, locks)).toEqual(free.has(control) ? [] : [control]);
        }
      }),
      // Each run changes every setting of a document, some fifty.
      { numRuns: 20 },
    );
  });

  it("free and hide just what was ticked", () => {
    fc.assert(
      fc.property(ticked, ({ document, free, hidden }) => {
        const locks = locksFor(learnabilityKind, document, free, hidden);
        for (const control of controlsOf(learnabilityKind, document)) {
          expect(isFree(locks, control)).toBe(free.has(control));
          expect(isHidden(locks, control)).toBe(hidden.has(control) && !free.has(control));
        }
      }),
      runs,
    );
  });

  it("never refuse an experiment itself, and refuse whatever differs when nothing is free", () => {
    fc.assert(
      fc.property(arbitraryExperiment, arbitraryExperiment, (document, other) => {
        const locks = locksFor(learnabilityKind, document, nothing, nothing);
        expect(lockedChanges(document, document, locks)).toEqual([]);
        expect(lockedChanges(document, other, locks).length > 0).toBe(JSON.stringify(document) !== JSON.stringify(other));
      }),
      runs,
    );
  });

  it("allow from an allowed experiment what they allow from the first, so that no detour leads further", () => {
    fc.assert(
      fc.property(ticked, fc.subarray([...everything]), ({ document, free }, detour) => {
        const locks = locksFor(learnabilityKind, document, free, nothing);
        const stop = detour.reduce<Experiment>((at, control) => {
          const next = changed(at, control);
          return next && lockedChanges(document, next, locks).length === 0 ? next : at;
        }, document);
        expect(lockedChanges(document, stop, locks)).toEqual([]);
        for (const control of controlsOf(learnabilityKind, document)) {
          const next = changed(stop, control);
          if (next) expect(lockedChanges(stop, next, locks).length === 0).toBe(lockedChanges(document, next, locks).length === 0);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("let learners come and go where the list is free, with what is locked about them", () => {
    const [closedForm, gradient] = [
      experiment.learners.find(({ kind }) => kind === "closed-form")!,
      experiment.learners.find(({ kind }) => kind === "gradient")!,
    ];
    const locks = without("gradient.rate");
    expect(lockedChanges(experiment, { ...experiment, learners: [closedForm] }, locks)).toEqual([]);
    expect(lockedChanges(experiment, { ...experiment, learners: [gradient, gradient, closedForm] }, locks)).toEqual([]);
    const faster = { ...gradient, rate: 0.5 };
    expect(lockedChanges(experiment, { ...experiment, learners: [closedForm, faster] }, locks)).toEqual(["gradient.rate"]);
    expect(lockedChanges(experiment, { ...experiment, learners: [closedForm] }, without("learners"))).toEqual(["learners"]);
  });

  it("let no two learners of a kind lend each other what both are locked in", () => {
    const gradient = experiment.learners.find((learner): learner is GradientSpec => learner.kind === "gradient")!;
    const [slow, fast]: GradientSpec[] = [
      { ...gradient, heads: 2, rate: 0.01 },
      { ...gradient, heads: 8, rate: 0.05 },
    ];
    const pair = { ...experiment, learners: [slow, fast] };
    const locks = locksFor(learnabilityKind, pair, new Set(["learners", "gradient.heads"]), nothing);
    const assignment = { experiment: pair, locks };
    const refused = (...learners: GradientSpec[]) => lockedChanges(pair, { ...pair, learners }, locks);
    expect(refused({ ...slow, rate: 0.05 }, fast)).toEqual(["gradient.rate"]);
    expect(refused(slow, slow)).toEqual(["gradient.rate"]);
    expect(refused(slow, slow, slow)).toEqual(["gradient.rate"]);
    // Each alone, in another order, with other heads, and once more beside both.
    for (const learners of [[fast], [fast, slow], [{ ...slow, heads: 4 }, fast], [slow, slow, fast], []])
      expect(refused(...learners)).toEqual([]);
    // An added learner takes the place of a removed one, or repeats another.
    expect(fittedLearner({ ...slow, heads: 4 }, { ...pair, learners: [slow] }, assignment)).toEqual({ ...slow, heads: 4, rate: 0.05 });
    expect(fittedLearner(slow, pair, assignment)).toEqual(slow);
    expect(fittedLearner({ ...slow, rate: 0.3 }, pair, assignment)).toEqual(slow);
  });

  it("take a learner in as they fit it, whatever is locked and whoever is there", () => {
    fc.assert(
      fc.property(ticked, arbitraryExperiment, fc.nat(), ({ document, free }, other, draw) => {
        fc.pre(other.learners.length > 0);
        const locks = locksFor(learnabilityKind, document, new Set([...free, "learners"]), nothing);
        const present = document.learners.filter((_, index) => (draw >> index) % 2 === 0);
        const learner = fittedLearner(other.learners[0], { ...document, learners: present }, { experiment: document, locks });
        expect(lockedChanges(document, { ...document, learners: [...present, learner] }, locks)).toEqual([]);
      }),
      runs,
    );
  });

  it("let other kinds of target and learners be set where they may be chosen", () => {
    const memory = presets.find(({ document: { task } }) => task.kind === "associative-memory")!.document;
    expect(lockedChanges(experiment, { ...experiment, task: memory.task }, without("random-attention.d"))).toEqual([]);
    expect(lockedChanges(experiment, { ...experiment, task: memory.task }, without("kind"))[0]).toBe("kind");
  });

  it("take presets in where these may be chosen", () => {
    const free = { experiment, locks: locksFor(learnabilityKind, experiment, new Set(["preset"]), nothing) };
    const bound = { experiment, locks: locksFor(learnabilityKind, experiment, nothing, nothing) };
    const all = presets.map((preset) => preset.document);
    for (const preset of all) {
      expect(belongsTo(learnabilityKind, preset, free)).toBe(true);
      expect(belongsTo(learnabilityKind, { ...preset, seed: 987_654 }, free)).toBe(false);
      expect(belongsTo(learnabilityKind, preset, bound)).toBe(JSON.stringify(preset) === JSON.stringify(experiment));
    }
  });
});

describe("the code of an assignment", () => {
  it("is that of every experiment which keeps to the locks, and another one where a locked setting differs", () => {
    fc.assert(
      fc.property(ticked, ({ document, free, hidden }) => {
        fc.pre(!free.has("preset"));
        const locks = locksFor(learnabilityKind, document, free, hidden);
        const code = assignmentCode(learnabilityKind, { experiment: document, locks });
        for (const control of controlsOf(learnabilityKind, document)) {
          const next = changed(document, control);
          if (!next) continue;
          const kept = lockedChanges(document, next, locks).length === 0;
          // Locked settings of a free list, or of a free kind, belong to no place of the document.
          const loose = [...(free.has("learners") ? document.learners : []), ...(free.has("kind") ? [document.task] : [])];
          const told = !loose.some(({ kind }) => control.startsWith(`${kind}.`));
          if (kept || told) expect(assignmentCode(learnabilityKind, { experiment: next, locks }) === code).toBe(kept);
        }
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it("stays what teachers have written down", () => {
    const head = { format: "learnability-experiment", version: 1, seed: 5, stop: { plateau: 50 }, laboratory: { view: "twin" } };
    const learners = [{ kind: "closed-form" }, { kind: "gradient", heads: 8 }];
    const parsed = parseExperiment({ ...head, task: { kind: "random-attention", samples: 300 }, learners });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    const code = (...free: string[]) => assignmentCode(learnabilityKind, { experiment: parsed.experiment, locks: { free, hidden: [] } });
    expect([code(), code("random-attention.*", "gradient.heads"), code("learners", "map", "laboratory")]).toEqual(["4ED7", "PQWQ", "SRGB"]);
  });

  it("is short enough to be read out", () => {
    expect(assignmentCode(learnabilityKind, { experiment, locks: without("seed") })).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}$/);
  });
});

describe("a link with locks", () => {
  it("brings them back with every experiment", () => {
    fc.assert(
      fc.property(ticked, ({ document, free, hidden }) => {
        const locks = locksFor(learnabilityKind, document, free, hidden);
        expect(decodeLink(encodeLink(document, undefined, locks))).toMatchObject({ ok: true, experiment: document, locks });
      }),
      runs,
    );
  });

  it("says nothing about locks where there are none, to the last byte", () => {
    expect(encodeLink(experiment, undefined, null)).toBe(encodeLink(experiment));
    expect(decodeLink(encodeLink(experiment))).not.toHaveProperty("locks");
  });

  it("refuses what is no list of controls, in words", () => {
    const complaint = (value: unknown) => {
      const parsed = parseLocks(value);
      return parsed.ok ? "accepted" : problemLine(parsed.problem);
    };
    expect(complaint({ f: ["seed", "gradient.*"], h: [] })).toBe("accepted");
    expect(complaint({ f: ["some.thing-of-later"] })).toBe("accepted");
    expect(complaint([])).toBe("l must be an object, got a list");
    expect(complaint({})).toBe("l.f must be a list of controls, got nothing");
    expect(complaint({ f: [], x: 1 })).toBe("l.x is not a known field");
    expect(complaint(JSON.parse('{"f":[],"__proto__":{"free":[]}}'))).toBe("l.__proto__ is not a known field");
    expect(complaint({ f: ["__proto__"] })).toBe('l.f[0] must name a control, got "__proto__"');
    expect(complaint({ f: [Number.NaN] })).toBe("l.f[0] must name a control, got a value of type number");
    expect(complaint({ f: [], h: [[[]]] })).toBe("l.h[0] must name a control, got a list");
    expect(complaint({ f: Array.from({ length: 201 }, (_, index) => `a${index}`) })).toBe("l.f must have at most 200 entries, got 201");
  });

  it("is read or refused in words, whatever stands in the place of its locks", () => {
    const deep = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.record({
        f: fc.array(fc.oneof(fc.string(), fc.jsonValue(), fc.constantFrom("__proto__", "constructor.*", "gradient.__proto__"))),
      }),
    );
    fc.assert(
      fc.property(hostile, (value) => {
        const read = parseLocks(value);
        if (!read.ok) {
          expect(read.problem.field).toMatch(/^l/);
          return;
        }
        // A name that belongs to no control frees nothing.
        for (const control of controlsOf(learnabilityKind, experiment)) {
          const named = read.locks.free.includes(control) || read.locks.free.includes(`${control.split(".")[0]}.*`);
          expect(isFree(read.locks, control)).toBe(named);
        }
        expect(lockedChanges(experiment, experiment, read.locks)).toEqual([]);
      }),
      { numRuns: 100 },
    );
    for (const value of [deep, { f: deep }, { f: [deep] }, { f: [], h: deep }]) expect(parseLocks(value).ok).toBe(false);
  });

  it("finds no field under the names that every object has", () => {
    for (const name of ["constructor", "__proto__", "toString", "gradient.constructor", "hasOwnProperty.call", "stop"])
      expect(learnabilityKind.fieldOf(name)).toBeNull();
  });
});
