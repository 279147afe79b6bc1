import { describe, expect, it } from "vitest";
import { serializeResult } from "../../../platform/documents/serialize-result";
import { problemLine } from "../../../platform/fields/problem";
import { type LionDocument, parseLion } from "../document/document";
import { settingsOf } from "../document/settings";
import { attention } from "../math/attention";
import { formNames, forms } from "../math/forms/forms";
import { type LionData, parseLionData } from "../math/own-data";
import { createFormsJob } from "./forms-job";
import { headsOf } from "./heads";
import { lionResult } from "./result";

function documentOf(parts: object): LionDocument {
  const head = { format: "learnability-experiment", version: 1, lab: "lion", problem: { kind: "custom" } } as const;
  const parsed = parseLion({ ...head, variant: "LIT", ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

function dataOf(parts: object): LionData {
  const parsed = parseLionData({ format: "lion-data", version: 1, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

/** A result document as it is written. */
function written(document: object, data: LionData) {
  const result = lionResult(documentOf(document), data);
  const { forms, maxDifference, notFinite } = JSON.parse(serializeResult(result));
  return { forms: forms as Readonly<Record<string, unknown>>, maxDifference, notFinite };
}

const column = (...values: readonly number[]) => values.map((value) => [value]);

describe("forms whose numbers leave the range of float64 or float32", () => {
  const large = dataOf({ q: column(1e200, 1), k: column(1e200, 1e200), v: column(1, 2) });

  it("are told by form, token and reason, with what to do, and have no largest difference", () => {
    const { forms, maxDifference, notFinite } = written({ scaled: false }, large);
    for (const rows of Object.values(forms)) expect(rows).toEqual([[null], [3e200]]);
    expect(maxDifference).toBeNull();
    expect(notFinite).toEqual(
      formNames.map((form) => ({
        ...{ form, reason: "overflow", head: 0, token: 1, count: 1 },
        message: expect.stringMatching(/^forms\.\S+ has no output for token 1 .* 1\.8e308, the largest number of float64 \(make/),
      })),
    );
  });

  it("are told where the sum of a scaled row overflows, which divided by it would be 0", () => {
    const small = dataOf({ q: column(1, 1e200), k: column(1e120, 1e120), v: column(1e-30, 1e-30) });
    const { forms, notFinite } = written({ forms: ["full"] }, small);
    expect(forms.full).toEqual([[expect.closeTo(1e-30, 40)], [null]]);
    expect(notFinite).toMatchObject([{ token: 2, count: 1, reason: "overflow" }]);
  });

  it("are told of float32 alone where float64 holds them, with the hint to take it", () => {
    const medium = dataOf({ heads: [1, 1e25].map((scale) => ({ q: column(scale, scale), k: column(1e20, 1e20), v: column(1, 2) })) });
    const inFloat32 = written({ precision: "float32" }, medium);
    expect(inFloat32.maxDifference).toBeNull();
    expect(inFloat32.notFinite).toMatchObject(formNames.map((form) => ({ form, head: 1, token: 1, count: 2 })));
    expect(inFloat32.notFinite[0].message).toContain("exceeds 3.4e38, the largest of float32 (use float64, or");
    expect(written({}, medium)).toMatchObject({ maxDifference: expect.any(Number), notFinite: undefined });
  });

  it("say so on the page as in the result, one form after the other", () => {
    const job = createFormsJob(documentOf({ scaled: false, forms: ["full", "recurrent"] }), large);
    for (let steps = 0; steps < 20; steps++) job.singleStep();
    const [{ status, maxDifference, forms, notFinite, largestOutput }] = job.states();
    expect({ status, maxDifference, largestOutput }).toEqual({ status: "done", maxDifference: Number.NaN, largestOutput: 3e200 });
    expect(forms.map(({ difference }) => difference)).toEqual([Number.NaN, Number.NaN]);
    expect(notFinite).toMatchObject([{ form: "full" }, { form: "recurrent" }]);
  });

  it("mark the same rows in kernels and in the forms that they are compared with, scanned once and twice", () => {
    const data = dataOf({ q: column(1e200, 1, 0, -1e200), k: column(1e200, 1e200, 1, 2), v: column(1e-30, 2, 3, 1e150) });
    for (const scaled of [true, false])
      for (const more of [{}, { scans: 2, grid: [2, 2] }]) {
        const document = documentOf({ scaled, ...more });
        const [{ sequence, decays }] = headsOf(document, data);
        const result = lionResult(document, data);
        for (const form of formNames) {
          const rows = (result.forms[form] as readonly Float64Array[]).map(([value]) => value);
          const exact = Array.from(attention(forms[form], sequence, decays, settingsOf(document)));
          expect(rows.map(kindOf)).toEqual(exact.map(kindOf));
          expect(rows.map(kindOf)).toContain("infinite");
        }
      }
  });
});

const kindOf = (value: number) => (Number.isNaN(value) ? "none" : Number.isFinite(value) ? "number" : "infinite");

describe("rows whose scores add up to 0", () => {
  it("are compared with nothing where no form has an output for them, and the others as ever", () => {
    const data = dataOf({ q: column(0, 1), k: column(1, 1), v: column(1, 2) });
    expect(written({}, data)).toMatchObject({ maxDifference: 0, notFinite: undefined, forms: { full: [[null], [1.5]] } });
  });

  it("leave no largest difference where they are all there are", () => {
    const { maxDifference, notFinite } = written(
      { forms: ["full", "recurrent"] },
      dataOf({ q: column(0, 0), k: column(1, 1), v: column(1, 2) }),
    );
    expect(maxDifference).toBeNull();
    expect(notFinite).toMatchObject([
      { form: "full", reason: "zero", token: 1, count: 2, message: expect.stringContaining("its scores add up to 0") },
      { form: "recurrent" },
    ]);
  });

  it("are told of the form that alone has none", () => {
    // 1 + 1e-16 - 1: what is left depends on the order of the sum.
    const data = dataOf({ q: column(1, 1, 1), k: column(1, 1e-16, -1), v: column(1, 2, 3) });
    const { forms, maxDifference, notFinite } = written({ chunk: 1 }, data);
    const outputOf = (form: string, token: number) => (forms[form] as readonly (readonly (number | null)[])[])[token - 1][0];
    expect(maxDifference).toBeNull();
    expect(notFinite.length).toBeGreaterThan(0);
    for (const { form, reason, token } of notFinite) {
      expect([reason, outputOf(form, token)]).toEqual(["zero", null]);
      expect(formNames.some((other) => outputOf(other, token) !== null)).toBe(true);
    }
  });
});
