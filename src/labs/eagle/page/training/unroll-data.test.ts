import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { parseEagle } from "../../document/document";
import { comparedPrompts } from "../../engine/training/unroll-messages";
import { feetOf, inTableUnit } from "./unroll-data";
import { unrollText } from "./unroll-words";

const head = { format: "learnability-experiment", version: 1, lab: "eagle" } as const;

describe("the words of unrolled weights", () => {
  it("say over how many matrices is averaged", () => {
    expect(unrollText.explain.join(" ")).toContain(`over ${comparedPrompts} fresh matrices`);
  });

  it("lay the row of Table 1 beside a network of four layers that is read as three numbers each, and beside no other", () => {
    const documentOf = (problem: object, layers: number) => {
      const parsed = parseEagle({ ...head, problem: { kind: "training", ...problem }, solvers: [{ kind: "transformer", layers }] });
      if (!parsed.ok) throw new Error(problemLine(parsed.problem));
      return parsed.document;
    };
    expect(feetOf(documentOf({}, 4), null, 0, "numbers")).toEqual([
      { name: "paper, 20 × 20", values: ["0", "2.36", "5.27", "3.70", "2.16"] },
    ]);
    expect(feetOf(documentOf({ regime: "limited", r: 2 }, 4), null, 0, "numbers")[0].values[4]).toBe("0.14");
    expect(feetOf(documentOf({}, 3), null, 0, "numbers")).toEqual([]);
    for (const way of ["clusters", "theory"] as const) expect(feetOf(documentOf({}, 4), null, 0, way)).toEqual([]);
  });

  it("write differences in ten thousandths, a dash where there is none", () => {
    expect([0, 3.21e-5, 2.361e-4, 0.00323, 0.0323, Number.NaN].map(inTableUnit)).toEqual(["0", "0.32", "2.36", "32.3", "323", "–"]);
  });
});
