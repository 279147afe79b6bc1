import { describe, expect, it } from "vitest";
import { firstSentence } from "./Sentence";

describe("the first sentence", () => {
  it("ends where another one begins, in the same part or in the next", () => {
    expect(firstSentence(["At loss 5.3e-31. The left plane", " contains 7 %."])).toEqual(["At loss 5.3e-31."]);
    expect(firstSentence([{ text: "Certified", tone: "good" }, ": the same output.", " The risk is 0.5."])).toEqual([
      { text: "Certified", tone: "good" },
      ": the same output.",
    ]);
  });

  it("is everything where there is no other, and no decimal point ends it", () => {
    expect(firstSentence(["With 0.5 and N. samples of it"])).toEqual(["With 0.5 and N. samples of it"]);
  });
});
