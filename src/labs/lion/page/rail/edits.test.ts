import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { type LionDocument, parseLion } from "../../document/document";
import { encoderFields } from "../../document/encoder-fields";
import { withKind } from "../../document/with-kind";
import { type Change, withField, withLearnerField, withTaskField } from "./edits";

function documentOf(parts: object): LionDocument {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

/** A document that a change makes, which must be one that links and files may have. */
const changed = (document: LionDocument, change: Change) => documentOf(change(document));

describe("changes of a document of the LION lab", () => {
  it("leave no setting behind that another task does not use", () => {
    const first = documentOf({ problem: { kind: "task", task: "which-first", readOut: "mean" } });
    expect(changed(first, withTaskField("task", "walls")).problem).toMatchObject({ readOut: "start" });
    const filled = documentOf({ problem: { kind: "task", task: "text-infilling", text: "to be or not to be ".repeat(60) } });
    expect(changed(filled, withTaskField("task", "recall")).problem).toMatchObject({ text: "" });
  });

  it("leave no setting behind that another variant does not use, and keep those that it does", () => {
    const learner = { kind: "encoder", variant: "S", convention: "thm", directions: "split", featureMap: "elu", scans: 2, rate: 0.01 };
    const document = documentOf({ problem: { kind: "task", task: "digits" }, learners: [learner] });
    const kept = { LIT: { ...learner, scans: 1 }, D: learner, S: learner, softmax: { kind: "encoder", rate: 0.01 } };
    const defaults = Object.fromEntries(Object.entries(encoderFields).map(([name, field]) => [name, field.default]));
    for (const [variant, settings] of Object.entries(kept)) {
      const { steps, batch, layers, width, ...rest } = changed(document, withLearnerField(0, "variant", variant)).learners[0];
      expect({ ...defaults, ...rest }).toEqual({ ...defaults, ...settings, variant });
    }
  });

  it("keep no masks where a result has none", () => {
    const masks = documentOf({ problem: { kind: "image" }, record: "masks" });
    expect(changed(masks, withField("scans", 2)).record).toBe("outputs");
    expect(changed(masks, withField("chunk", 2)).record).toBe("masks");
    expect(changed(masks, withKind("task")).record).toBe("outputs");
    expect(changed(masks, withKind("random")).record).toBe("masks");
  });
});
