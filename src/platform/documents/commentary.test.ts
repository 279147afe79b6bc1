import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { commentaryParts } from "./commentary";
import { commentaryLinks, plainCommentary, presetLinks } from "./commentary-testing";

describe("the links of a commentary", () => {
  it("are words that lead to a panel, with a view or without", () => {
    expect(commentaryParts("See [the curve](loss:drawn.0_against.curve), then [Λ](spectrum).")).toEqual([
      "See ",
      { words: "the curve", panel: "loss", view: "drawn.0_against.curve" },
      ", then ",
      { words: "Λ", panel: "spectrum", view: null },
      ".",
    ]);
  });

  it("are words that lead to a preset of a lab", () => {
    const commentary = "Also [in EAGLE](preset:eagle.prompt-as-matrix), see [the race](race).";
    expect(presetLinks(commentary)).toEqual([{ words: "in EAGLE", lab: "eagle", preset: "prompt-as-matrix" }]);
    expect(commentaryLinks(commentary)).toEqual([{ words: "the race", panel: "race", view: null }]);
    expect(plainCommentary(commentary)).toBe("Also in EAGLE, see the race.");
  });

  it("leave other brackets alone", () => {
    const plain = "σ²ψ/(N − ψ − 1) in [0, 1] (paper)";
    expect(commentaryParts(plain)).toEqual([plain]);
  });

  it("are read as their words alone", () => {
    const words = fc.stringMatching(/^[A-Za-zäλ ,.]{1,20}$/);
    fc.assert(
      fc.property(words, words, fc.constantFrom("loss", "loss:drawn.0", "certificate"), words, (before, linked, target, after) => {
        const commentary = `${before}[${linked}](${target})${after}`;
        expect(plainCommentary(commentary)).toBe(before + linked + after);
        expect(commentaryLinks(commentary)).toHaveLength(1);
      }),
    );
  });
});
