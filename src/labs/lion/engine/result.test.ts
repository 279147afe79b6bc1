import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { serializeResult } from "../../../platform/documents/serialize-result";
import { isUnderWay } from "../../../platform/engine/job";
import type { Sentences } from "../../../platform/fields/problem";
import { problemLine } from "../../../platform/fields/problem";
import { type LionDocument, parseLion } from "../document/document";
import { presets } from "../document/presets";
import { lionSentences } from "../document/problems";
import { lionSentencesDe } from "../document/problems.de";
import { charactersAtMost, sizeProblem } from "../document/size";
import { operationsOf } from "../math/cost";
import reference from "../math/fixtures/lion.json";
import { type LionData, parseLionData } from "../math/own-data";
import { createFormsJob } from "./forms-job";
import { ownData } from "./own-data";
import { lionResult } from "./result";

const head = { format: "learnability-experiment", version: 1, lab: "lion" } as const;

function documentOf(parts: object): LionDocument {
  const parsed = parseLion({ ...head, problem: { kind: "custom" }, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

function dataOf(parts: object): LionData {
  const parsed = parseLionData({ format: "lion-data", version: 1, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

const { phi_q: q, phi_k: k, v } = reference;

describe("the result document", () => {
  it.each(Object.entries(reference.cases))("has the numbers of the reference: %s", (name, expected) => {
    const [variant, convention] = name.replace("_lambda_0.5", "").split("/");
    const data = dataOf({ q, k, v, ...(variant === "LIT" ? {} : { decay: variant === "D" ? 0.5 : reference.lambda }) });
    for (const scaled of [true, false]) {
      const document = documentOf({ variant, convention, scaled, chunk: 3, record: "masks" });
      expect(sizeProblem(document, ownData.size(data) as never)).toBeNull();
      const written = JSON.parse(serializeResult(lionResult(document, data)));
      expect(Object.keys(written.forms)).toEqual(["full", "recurrent", "chunk", "state-chunk"]);
      for (const rows of Object.values(written.forms) as number[][][])
        expect(rows.flat()).toBeAllclose((scaled ? expected.y : expected.y_unscaled).flat(), { atol: 1e-13 });
      expect(written.masks.M.flat()).toBeAllclose(expected.M.flat(), { atol: 1e-14 });
      if (scaled) {
        expect(written.masks.forwardScale).toBeAllclose(expected.cF, { atol: 1e-14 });
        expect(written.masks.backwardScale).toBeAllclose(expected.cB, { atol: 1e-14 });
      }
      expect(written.maxDifference).toBeLessThan(1e-13);
    }
  });

  it("has a list of outputs where the data have a list of heads, each as it would be alone", () => {
    const heads = [
      { q, k, v, decay: 0.5 },
      { q: k, k: q, v, decay: 0.9 },
    ];
    const document = documentOf({ variant: "D", chunk: 3 });
    const together = lionResult(document, dataOf({ heads }));
    const alone = heads.map((each) => lionResult(document, dataOf(each)).forms.full);
    expect(together.forms.full).toEqual(alone);
  });

  it("computes decays of every coordinate, unscaled, in every form", () => {
    const decay = [
      [0.9, 0.1],
      [0.5, 0.5],
      [0.8, 1],
      [0.25, 0],
    ];
    const data = dataOf({ q, k, v, decay });
    const { forms, maxDifference } = lionResult(documentOf({ variant: "S", scaled: false, chunk: 3 }), data);
    expect(Object.keys(forms)).toHaveLength(4);
    expect(maxDifference).toBeLessThan(1e-13);
    const same = dataOf({ q, k, v, decay: decay.map(([a]) => [a, a]) });
    const tokens = dataOf({ q, k, v, decay: decay.map(([a]) => a) });
    const document = documentOf({ variant: "S", scaled: false });
    const flat = (data: LionData) =>
      Float64Array.from((lionResult(document, data).forms.full as Float64Array[]).flatMap((row) => [...row]));
    expect(flat(same)).toBeAllclose(flat(tokens), { atol: 1e-13 });
  });

  it("averages the masks of two scans of a grid", () => {
    const data = dataOf({ q, k, v, decay: reference.lambda });
    const { forms, maxDifference } = lionResult(documentOf({ scans: 2, grid: [2, 2], chunk: 3 }), data);
    expect(maxDifference).toBeLessThan(1e-13);
    expect(forms.full).not.toEqual(lionResult(documentOf({}), data).forms.full);
  });

  it("writes null for a row that sees nothing, and the forms agree that it does", () => {
    const data = dataOf({ q: [[1], [1]], k: [[1], [1]], v: [[1], [2]], decay: [0, 0], padding: [0, 1] });
    const written = JSON.parse(serializeResult(lionResult(documentOf({}), data)));
    expect(written.forms.full).toEqual([[1], [null]]);
    expect(written.maxDifference).toBe(0);
  });

  it.each(presets.filter(({ id, document }) => id !== "long" && document.problem.kind !== "task"))(
    "of the preset $id has forms that agree as its commentary says",
    ({ document }) => {
      const { maxDifference, forms } = lionResult(document, null);
      const largest = Math.max(...(forms.full as Float64Array[]).map((row) => Math.max(...row.map(Math.abs))));
      expect(maxDifference).toBeLessThan(largest * (document.precision === "float32" ? 1e-5 : 1e-12));
      expect(sizeProblem(document, null)).toBeNull();
    },
  );

  it("of the long preset takes more than twenty times fewer operations with carried states", () => {
    const { document } = presets.find(({ id }) => id === "long") ?? presets[0];
    if (document.problem.kind !== "random") throw new Error("it is random");
    const shape = { ...document.problem, chunk: document.chunk, decays: true };
    expect(operationsOf("full", shape) / operationsOf("state-chunk", shape)).toBeGreaterThan(20);
    expect(sizeProblem(document, null)).toBeNull();
  });

  it("is the same every time, and another one for another seed", () => {
    const [{ document }] = presets;
    const outputs = (seed: number) => lionResult({ ...document, seed }, null).forms;
    expect(outputs(3)).toEqual(outputs(3));
    expect(outputs(3)).not.toEqual(outputs(4));
  });
});

describe("the job of the forms", () => {
  it("comes to the same as the result, a piece at a time", () => {
    const { document } = presets[0];
    const job = createFormsJob(document, null);
    let pieces = 0;
    while (isUnderWay(job.status)) {
      job.singleStep();
      pieces++;
    }
    const [state] = job.states();
    expect(state.status).toBe("done");
    expect(state.forms.map(({ form }) => form)).toEqual(document.forms);
    expect(state.maxDifference).toBe(lionResult(document, null).maxDifference);
    expect(pieces).toBeGreaterThan(document.forms.length);
  });

  it("fails with a reason where the data are not here", () => {
    const job = createFormsJob(documentOf({}), null);
    job.singleStep();
    expect(job.states()[0]).toMatchObject({
      status: "failed",
      failure: expect.problemSaying({ message: expect.stringContaining("data of this experiment") }),
    });
  });
});

describe("a document that does not fit its data", () => {
  it.each([
    [{ variant: "D" }, { decay: [0.5, 0.5, 0.5, 0.5] }, "variant", "one per token"],
    [{ variant: "D" }, {}, "variant", "none"],
    [{ variant: "S" }, { decay: 0.5 }, "variant", "one for all"],
    [
      { variant: "S" },
      {
        decay: [
          [1, 1],
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      "scaled",
      "must be false",
    ],
    [
      { variant: "S", scaled: false, precision: "float32" },
      {
        decay: [
          [1, 1],
          [1, 1],
          [1, 1],
          [1, 1],
        ],
      },
      "precision",
      "float64",
    ],
    [{ variant: "LIT", scans: 2, grid: [2, 3] }, {}, "grid", "6 cells"],
  ])("is refused: %j, %j", (parts, decay, field, message) => {
    const problem = sizeProblem(documentOf(parts), ownData.size(dataOf({ q, k, v, ...decay })) as never);
    expect(problem).toEqual(expect.problemSaying({ field, message: expect.stringContaining(message) }));
  });

  it("is refused before it begins where a form would take too long, with a length that does not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 30_000, max: 65_536 }), fc.constantFrom("full", "chunk"), (length, form) => {
        const document = documentOf({ problem: { kind: "random", length, d: 128, dv: 128 }, forms: ["state-chunk", form] });
        const problem = sizeProblem(document, null);
        expect(problem).toMatchObject({ field: "forms[1]" });
        const fitting = Number(problem?.values?.fitting);
        expect(sizeProblem({ ...document, problem: { ...document.problem, length: fitting } as never }, null)).toBeNull();
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("is refused where its result would not fit", () => {
    const document = documentOf({ problem: { kind: "random", length: 6000 }, forms: ["state-chunk"], record: "masks" });
    expect(sizeProblem(document, null)).toMatchObject({ field: "record" });
    expect(sizeProblem({ ...document, record: "outputs" }, null)).toBeNull();
  });

  it("is refused with the estimate where its text would be longer than a text can be, and computed with as many tokens as it says", () => {
    const problem = { kind: "random", length: 65_536, d: 1, dv: 190 };
    const document = documentOf({ problem, variant: "LIT", featureMap: "shifted-silu", forms: ["state-chunk", "recurrent"] });
    const refused = sizeProblem(document, null);
    expect(refused).toMatchObject({ code: "lion-too-much-written", field: "forms", values: { numbers: 25, characters: 648, limit: 536 } });
    const length = Number(refused?.values?.fitting);
    expect(length).toBeGreaterThan(50_000);
    expect(sizeProblem({ ...document, problem: { ...document.problem, length } as never }, null)).toBeNull();
  });

  it("has a text no longer than was estimated", () => {
    const small = fc.record({
      problem: fc.record({ kind: fc.constant("random"), length: fc.integer({ min: 1, max: 40 }), dv: fc.integer({ min: 1, max: 5 }) }),
      seed: fc.integer({ min: 0, max: 1000 }),
      scaled: fc.boolean(),
      record: fc.constantFrom("outputs", "masks"),
    });
    // The longest number there is, where every other one would be shorter.
    const longest = -1.2345678901234567e-6;
    fc.assert(
      fc.property(small, (parts) => {
        const document = documentOf(parts);
        const { length, dv } = parts.problem;
        const result = lionResult(document, null);
        const least = charactersAtMost({ forms: [], record: "outputs" }, { length: 0, dv, heads: 1 });
        const estimate = charactersAtMost(document, { length, dv, heads: 1 }) - least;
        const { forms, masks = {} } = JSON.parse(serializeResult(result), (_, value) => (typeof value === "number" ? longest : value));
        expect(JSON.stringify([...Object.values(forms), ...Object.values(masks)]).length).toBeLessThan(estimate + 100);
        expect(serializeResult(result).length).toBeLessThan(estimate + least);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("is refused where a block of scores would not fit in memory, with a chunk that does", () => {
    const document = documentOf({ problem: { kind: "random", length: 20_000, d: 1, dv: 1 }, forms: ["state-chunk"], chunk: 15_000 });
    expect(sizeProblem(document, null)).toEqual(expect.problemSaying({ field: "chunk", hint: "use at most 11180" }));
    expect(sizeProblem({ ...document, chunk: 11_180 }, null)).toBeNull();
  });

  it("says why in German too, with the same places", () => {
    const places = (words = "") => [...words.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const [code, english] of Object.entries(lionSentences as Sentences)) {
      const german = (lionSentencesDe as Sentences)[code];
      expect(places(german.message)).toEqual(places(english.message));
      expect(places(german.hint)).toEqual(places(english.hint));
    }
  });
});
