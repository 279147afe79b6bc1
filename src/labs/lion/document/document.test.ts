import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignmentCode } from "../../../platform/documents/assignment";
import { withoutIdle } from "../../../platform/documents/idle";
import { encodeLink } from "../../../platform/documents/link";
import { defaultsOf, type Field, type Fields } from "../../../platform/fields/fields";
import { problemLine } from "../../../platform/fields/problem";
import { type TaskKind, type TaskName, taskKinds } from "../math/tasks/tasks";
import { type LionDocument, lionFields, parseLion, sparseLion } from "./document";
import { type EncoderSpec, encoderFields } from "./encoder-fields";
import { idleProblem, withDefaultsWhereIdle } from "./idle";
import { lionKind } from "./kind";
import { patchesOf, pictureOf } from "./picture-text";
import { presets } from "./presets";
import { problemFields } from "./problem-fields";
import { fittedTo, sizeProblem } from "./size";
import { type TaskSpec, taskFields } from "./task-fields";

const head = { format: "learnability-experiment", version: 1, lab: "lion" } as const;

const patchBytes = 14 * 14 * 5;
const arbitraryPicture = fc
  .tuple(fc.string({ maxLength: 20 }), fc.uint8Array({ minLength: patchBytes, maxLength: patchBytes }))
  .map(([name, bytes]) => pictureOf(name, { side: 14, bytes }));

function arbitraryOf(field: Field, name: string): fc.Arbitrary<unknown> {
  if (name === "forms") return fc.subarray(["full", "recurrent", "chunk", "state-chunk"], { minLength: 1 });
  if (name === "grid") return fc.option(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })), { nil: null });
  if (name === "picture") return fc.option(arbitraryPicture, { nil: null });
  if (name === "testLengths") return fc.array(fc.integer({ min: 8, max: 64 }), { minLength: 1, maxLength: 4 });
  if (field.kind === "structured") return fc.string({ maxLength: 40 });
  if (field.kind === "switch") return fc.boolean();
  if (field.kind === "choice") return fc.constantFrom(...Object.keys(field.options));
  if (field.kind === "integer") return fc.integer({ min: field.min, max: field.max });
  return fc.double({ min: field.min, max: field.max, noNaN: true }).map((value) => value + 0);
}

const valuesOf = (fields: Fields) =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field, name)])));

/** Documents that a person can have; those that contradict themselves are refused, and tested on their own. */
const arbitraryDocument = fc
  .tuple(
    valuesOf(lionFields),
    fc.constantFrom(...Object.entries(problemFields)).chain(([kind, fields]) => valuesOf(fields).map((values) => ({ kind, ...values }))),
  )
  .map(([values, problem]) => parseLion({ ...head, ...values, problem }))
  .filter((parsed) => parsed.ok)
  .map((parsed) => (parsed as { readonly document: LionDocument }).document);

describe("a document of the LION lab", () => {
  it("is the same after it was written sparsely and read again", () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(parseLion({ ...head, ...JSON.parse(JSON.stringify(sparseLion(document))) })).toEqual({ ok: true, document });
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it("is that also where it has a task: what is usual depends on it", () => {
    const values = fc.record({
      problem: valuesOf({ ...taskFields, length: { ...taskFields.length, min: 8, max: 64 } }).map((fields) => ({
        kind: "task",
        ...fields,
        text: "",
      })),
      learners: fc.array(
        valuesOf(encoderFields).map((fields) => ({ kind: "encoder", ...fields, width: 24, heads: 3, scans: 1 })),
        { maxLength: 3 },
      ),
    });
    fc.assert(
      fc.property(values, fc.constantFrom("length", "testLengths", "none"), ({ problem, learners }, dropped) => {
        const { [dropped]: _, ...rest } = problem as Readonly<Record<string, unknown>>;
        const {
          lengths: [least],
          grid,
        }: TaskKind = taskKinds[rest.task as TaskName];
        const lengths = grid ? { length: least, testLengths: [least] } : {};
        const used = withDefaultsWhereIdle(rest as unknown as TaskSpec);
        const encoders = learners.map((one) => withDefaultsWhereIdle(one as unknown as EncoderSpec));
        const parsed = parseLion({ ...head, problem: { ...used, ...lengths }, learners: encoders });
        if (!parsed.ok) throw new Error(problemLine(parsed.problem));
        const sparse = JSON.parse(JSON.stringify(sparseLion(parsed.document)));
        expect(parseLion({ ...head, ...sparse })).toEqual(parsed);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("has for each task and its learners what it is soon learned with", () => {
    const resolved = (task: string) => parseLion({ ...head, problem: { kind: "task", task }, learners: [{ kind: "encoder" }] });
    expect(resolved("walls")).toMatchObject({
      document: {
        problem: { length: 48, testLengths: [48, 128] },
        learners: [{ variant: "S", steps: 400, layers: 1, width: 32, seeds: 3 }],
      },
    });
    expect(resolved("text-infilling")).toMatchObject({
      document: { problem: { length: 64, testLengths: [64] }, learners: [{ steps: 700, batch: 16, layers: 2, width: 48 }] },
    });
    expect(parseLion({ ...head, problem: { kind: "task", length: 40 } })).toMatchObject({ document: { learners: [] } });
  });

  it("needs a problem alone", () => {
    const parsed = parseLion({ ...head, problem: { kind: "random" } });
    expect(parsed).toMatchObject({
      ok: true,
      document: {
        variant: "S",
        convention: "eq9",
        scaled: true,
        featureMap: "none",
        divideBySqrtD: false,
        scans: 1,
        grid: null,
        chunk: 64,
      },
    });
    expect(parsed).toMatchObject({ document: { forms: ["full", "recurrent", "chunk", "state-chunk"], precision: "float64" } });
  });

  it.each([
    [{ problem: { kind: "random", length: 0 } }, "problem.length", "between 1"],
    [{ problem: { kind: "random", sice: 3 } }, "problem.sice", ""],
    [{ problem: { kind: "random" }, variant: "X" }, "variant", "must be one of"],
    [{ problem: { kind: "random" }, forms: [] }, "forms", "at least 1"],
    [{ problem: { kind: "random" }, forms: ["full", "rnn"] }, "forms[1]", '"recurrent"'],
    [{ problem: { kind: "random" }, forms: ["full", "full"] }, "forms[1]", "twice"],
    [{ problem: { kind: "random" }, scaled: 1 }, "scaled", "true or false"],
    [{ problem: { kind: "random" }, scans: 2 }, "grid", "two scans"],
    [{ problem: { kind: "random", length: 32 }, scans: 2, grid: [4, 4] }, "grid", "16 cells"],
    [{ problem: { kind: "image", patches: "8x8" } }, "problem.patches", '"7x7"'],
    [{ problem: { kind: "image", patches: "7x7" }, grid: [14, 14] }, "grid", "7 x 7"],
    [{ problem: { kind: "image", picture: { name: "a.png", bytes: "AAAA" } } }, "problem.picture.bytes", "1307 characters"],
    [{ problem: { kind: "image", picture: { name: "a.png", bytes: "=".repeat(1307) } } }, "problem.picture.bytes", "base64url"],
    [{ problem: { kind: "image", picture: { bytes: "A".repeat(1307) } } }, "problem.picture.name", "missing"],
    [{ problem: { kind: "random" }, grid: [0, 4] }, "grid[0]", "at least 1"],
    [
      {
        problem: {
          kind: "random",
          length: 8,
          decays: [
            [8, 0.5],
            [9, 0.5],
          ],
        },
      },
      "problem.decays[1]",
      "token 9",
    ],
    [{ problem: { kind: "text", text: "ab", decays: [[1, 1.5]] } }, "problem.decays[0][1]", "at most 1"],
    [
      {
        problem: {
          kind: "text",
          text: "abc",
          decays: [
            [3, 0.5],
            [1, 1],
            [3, 0.5],
          ],
        },
      },
      "problem.decays[2]",
      "token 3 a second time",
    ],
    [{ problem: { kind: "random" }, learners: [{ kind: "encoder" }] }, "learners", "must be empty"],
    [{ problem: { kind: "task", task: "mazes" } }, "problem.task", "must be one of"],
    [{ problem: { kind: "task", task: "grid-neighbours", length: 48 } }, "problem.length", "from 64 to 64"],
    [{ problem: { kind: "task", task: "recall", testLengths: [64, 128] } }, "problem.testLengths[1]", "from 8 to 64"],
    [{ problem: { kind: "task", testLengths: [] } }, "problem.testLengths", "at least 1"],
    [{ problem: { kind: "task", task: "text-infilling", text: "too short" } }, "problem.text", "9 usable characters"],
    [{ problem: { kind: "task" }, learners: [{ kind: "encoder", width: 30 }] }, "learners[0].width", "number of heads, 4"],
    [{ problem: { kind: "task" }, learners: [{ kind: "encoder", scans: 2 }] }, "learners[0].scans", "must be 1"],
    [{ problem: { kind: "task" }, learners: [{ kind: "encoder", variant: "d" }] }, "learners[0].variant", '"softmax"'],
    [{ problem: { kind: "task" }, learners: [{ kind: "encoder", stepps: 2 }] }, "learners[0].stepps", ""],
    [{ problem: { kind: "task" }, learners: Array.from({ length: 9 }, () => ({ kind: "encoder" })) }, "learners", "at most 8"],
  ])("is refused with the field at fault: %j", (parts, field, message) => {
    expect(parseLion({ ...head, ...parts })).toMatchObject({
      ok: false,
      problem: expect.problemSaying({ field, message: expect.stringContaining(message) }),
    });
  });

  const softmax = (setting: object) => ({ problem: { kind: "task" }, learners: [{ kind: "encoder", variant: "softmax", ...setting }] });
  const idle: readonly (readonly [parts: object, field: string, beside: string, value: string])[] = [
    [{ problem: { kind: "image" }, scans: 2, record: "masks" }, "record", "scans", "2"],
    [{ problem: { kind: "task" }, record: "masks" }, "record", "problem.kind", '"task"'],
    [{ problem: { kind: "task", task: "walls", readOut: "mean" } }, "problem.readOut", "problem.task", '"walls"'],
    [{ problem: { kind: "task", task: "recall", text: "hello" } }, "problem.text", "problem.task", '"recall"'],
    [softmax({ convention: "thm" }), "learners[0].convention", "learners[0].variant", '"softmax"'],
    [softmax({ directions: "split" }), "learners[0].directions", "learners[0].variant", '"softmax"'],
    [softmax({ featureMap: "elu" }), "learners[0].featureMap", "learners[0].variant", '"softmax"'],
    [
      { problem: { kind: "task", task: "digits" }, learners: [{ kind: "encoder", variant: "LIT", scans: 2 }] },
      "learners[0].scans",
      "learners[0].variant",
      '"LIT"',
    ],
  ];

  it.each(idle)("names a setting without effect: %j", (parts, field, beside, value) => {
    const parsed = parseLion({ ...head, ...parts });
    if (!parsed.ok) throw new Error(problemLine(parsed.problem));
    expect(idleProblem(parsed.document)).toMatchObject({ field, code: "setting-idle", values: { beside, value } });
    expect(idleProblem(withoutIdle(lionKind, parsed.document))).toBeNull();
  });

  it("may have every setting written out at its default, whatever uses it, and conventions wherever decays are", () => {
    const learners = ["LIT", "D", "S", "softmax"].map((variant) => ({ kind: "encoder", ...defaultsOf(encoderFields), variant }));
    for (const task of Object.keys(taskKinds)) {
      const { length, testLengths } = taskKinds[task as TaskName].usual;
      const problem = { kind: "task", ...defaultsOf(taskFields), task, length, testLengths };
      expect(parseLion({ ...head, problem, learners, record: "outputs" })).toMatchObject({ ok: true });
    }
    const compared = ["LIT", "D", "S"].map((variant) => ({ kind: "encoder", variant, convention: "thm" }));
    expect(parseLion({ ...head, problem: { kind: "task" }, learners: compared })).toMatchObject({ ok: true });
  });

  it("keeps every byte of a picture, in fewer than two thousand characters of a link", () => {
    fc.assert(
      fc.property(arbitraryPicture, (picture) => {
        const parsed = parseLion({ ...head, problem: { kind: "image", picture }, scans: 2 });
        if (!parsed.ok) throw new Error(problemLine(parsed.problem));
        const { problem } = parsed.document;
        expect(problem.kind === "image" && pictureOf(picture.name, patchesOf(problem.picture, 14))).toEqual(picture);
        expect(encodeLink(lionKind, parsed.document).length).toBeLessThan(2000);
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it("has the same run whatever its result keeps", () => {
    const [{ document }] = presets;
    expect(lionKind.run({ ...document, record: "masks" })).toEqual(lionKind.run(document));
  });

  it("names every setting that it has", () => {
    for (const { owner, fields } of presets.flatMap(({ document }) => lionKind.settings(document)))
      for (const [name, field] of Object.entries(fields)) expect(lionKind.fieldOf(`${owner}.${name}`)).toBe(field);
    for (const control of ["random.name", "custom.name", "attention.toString", "seed", "attention"])
      expect(lionKind.fieldOf(control)).toBeNull();
  });

  it("has the codes of assignments that teachers have written down", () => {
    const codes = (fields: object, ...free: string[]) => {
      const parsed = parseLion({ ...head, seed: 5, ...fields });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return [[], free].map((some) => assignmentCode(lionKind, { experiment: parsed.document, locks: { free: some, hidden: [] } }));
    };
    const learned = { problem: { kind: "task" }, learners: [{ kind: "encoder", variant: "D" }] };
    expect(codes({ problem: { kind: "random" }, variant: "D", record: "masks" }, "random.*", "attention.variant")).toEqual([
      "6JBP",
      "Y6J5",
    ]);
    expect(codes(learned, "learners", "task.length")).toEqual(["RX3X", "7V95"]);
  });

  it("cannot be changed past its locks, one setting at a time", () => {
    const { document } = presets.find((preset) => preset.document.problem.kind === "random") ?? presets[0];
    const changed: readonly [LionDocument, string][] = [
      [{ ...document, seed: 2 }, "seed"],
      [{ ...document, problem: { ...document.problem, spread: 3 } as LionDocument["problem"] }, "random.spread"],
      [{ ...document, problem: { ...document.problem, decays: [[2, 0.1]] } as LionDocument["problem"] }, "random.decays"],
      [{ ...document, variant: "D" }, "attention.variant"],
      [{ ...document, forms: ["full"] }, "attention.forms"],
      [{ ...document, record: "masks" }, "result.record"],
      [lionKind.withOwnData(document, { name: "a.json", hash: "1" }), "kind"],
    ];
    for (const [next, control] of changed) {
      expect(lionKind.lockedChanges(document, next, () => false)).toEqual([control]);
      expect(lionKind.lockedChanges(document, next, (name) => name === control)).toEqual([]);
    }
  });

  it("lets others learn where the list is free, and no setting of a learner that is locked", () => {
    const { document } = presets.find(({ id }) => id === "four-kinds")!;
    const [first, ...others] = document.learners;
    const slower: LionDocument = { ...document, learners: [{ ...first, rate: 0.001 }, ...others] };
    expect(lionKind.lockedChanges(document, slower, () => false)).toEqual(["encoder.rate"]);
    expect(lionKind.lockedChanges(document, { ...document, learners: others }, () => false)).toEqual(["learners"]);
    expect(lionKind.lockedChanges(document, { ...document, learners: others }, (control) => control === "learners")).toEqual([]);
    expect(lionKind.lockedPart(document, () => false)).not.toEqual(lionKind.lockedPart(slower, () => false));
  });

  it("is refused where it would take too long or too much memory, with what does not", () => {
    const withLearner = (learner: object) => {
      const parsed = parseLion({
        ...head,
        problem: { kind: "task", length: 512, testLengths: [512] },
        learners: [{ kind: "encoder", ...learner }],
      });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return parsed.document;
    };
    for (const [learner, field] of [
      [{ batch: 256 }, "batch"],
      [{ steps: 20_000, width: 128, seeds: 5, layers: 2, batch: 16 }, "steps"],
    ] as const) {
      const problem = sizeProblem(withLearner(learner), null);
      expect(problem).toMatchObject({ field: `learners[0].${field}` });
      expect(sizeProblem(withLearner({ ...learner, [field]: Number(problem?.values?.fitting) }), null)).toBeNull();
    }
  });

  it("runs own data whatever decays they have, where they were opened on it", () => {
    const kinds = ["none", "fixed", "tokens", "coordinates"] as const;
    const decays = fc.subarray([...kinds], { minLength: 1 });
    fc.assert(
      fc.property(arbitraryDocument, decays, fc.integer({ min: 1, max: 40 }), (document, found, length) => {
        const size = { length, d: 3, dv: 2, heads: found.length, decays: found };
        const opened = lionKind.withOwnData({ ...document, record: "outputs" }, { name: "a.csv", hash: "1" });
        const fitted = fittedTo(opened, size);
        expect(sizeProblem(fitted, size)).toBeNull();
        expect(parseLion(fitted)).toEqual({ ok: true, document: fitted });
        // What fits stays as it is.
        expect(fittedTo(fitted, size)).toBe(fitted);
      }),
    );
  });

  it("has a locked part that tells apart what is locked alone", () => {
    const [{ document }] = presets;
    const other: LionDocument = { ...document, variant: "D", seed: 9 };
    const part = (of: LionDocument, free: readonly string[]) =>
      JSON.stringify(lionKind.lockedPart(of, (control) => free.includes(control)));
    expect(part(document, [])).not.toBe(part(other, []));
    expect(part(document, ["attention.variant", "seed"])).toBe(part(other, ["attention.variant", "seed"]));
    expect(lionKind.lockedPart(document, () => true)).toBeNull();
  });
});
