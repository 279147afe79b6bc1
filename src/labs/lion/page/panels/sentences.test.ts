import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseLion } from "../../document/document";
import type { NotFinite } from "../../engine/agreement";
import type { GpuAnswer } from "../../engine/gpu/messages";
import type { FormsState } from "../../engine/protocol";
import { agreementSentence, gpuSentence } from "./sentences";

function documentOf(precision: "float64" | "float32") {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", problem: { kind: "custom" }, precision });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

function stateOf(reason: NotFinite["reason"]): FormsState {
  const forms = (["full", "chunk"] as const).map((form) => ({ form, milliseconds: 1, difference: Number.NaN }));
  const notFinite = forms.map(({ form }) => ({ form, reason, head: 0, token: 3, count: 2 }));
  const job = { job: "forms", status: "done", progress: 1, milliseconds: 2 } as const;
  return { kind: "forms", ...job, forms, maxDifference: Number.NaN, notFinite, largestOutput: 1, head: null, patchDecays: null };
}

describe("what the panel of agreement says of forms without outputs", () => {
  it.each([
    ["overflow", "float64", /1\.8e308, the largest number of float64\. Remedy: make q, k or v smaller\./],
    ["overflow", "float32", /3\.4e38, the largest of float32\. Remedy: use float64, or make q, k or v smaller\./],
    ["zero", "float64", /its scores add up to 0, .*\. Remedy: turn scaling off/],
    ["zero", "float32", /its scores add up to 0 in float32, .*\. Remedy: use float64, or turn scaling off\./],
  ] as const)("%s in %s: the form, the token, why, and what to do", (reason, precision, why) => {
    const sentence = agreementSentence(stateOf(reason), documentOf(precision));
    expect(sentence).toMatch(/^The form “full attention” has no output for token 3 \(such tokens: 2\): /);
    expect(sentence).toMatch(why);
    expect(sentence).not.toMatch(/agree|rounding/);
  });

  it("does not call a GPU's outputs equal where they have left float32", () => {
    const answer: GpuAnswer = { kind: "compared", device: "software", forms: [{ form: "full", difference: Number.NaN }] };
    expect(gpuSentence(answer, 1)).toContain("cannot be compared");
  });
});
