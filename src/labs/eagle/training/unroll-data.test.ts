import { describe, expect, it } from "vitest";
import { comparedPrompts } from "../../../engine/eagle/training/unroll-messages";
import { inTableUnit } from "./unroll-data";
import { unrollText } from "./unroll-words";

describe("the words of unrolled weights", () => {
  it("say over how many matrices is averaged", () => {
    expect(unrollText.explain.join(" ")).toContain(`over ${comparedPrompts} fresh matrices`);
  });

  it("write differences in ten thousandths, a dash where there is none", () => {
    expect([0, 3.21e-5, 2.361e-4, 0.00323, 0.0323, Number.NaN].map(inTableUnit)).toEqual(["0", "0.32", "2.36", "32.3", "323", "–"]);
  });
});
