import { describe, expect, it } from "vitest";
import { typographic } from "./typographic";

describe("marks as they are printed", () => {
  it("are apostrophes within words and after plurals, and quotation marks of the language", () => {
    expect(typographic("the machines' gradients, a state's dot and Radó's count", "en")).toBe(
      "the machines’ gradients, a state’s dot and Radó’s count",
    );
    expect(typographic('it says "ab" ("c"), not "d".', "en")).toBe("it says “ab” (“c”), not “d”.");
    expect(typographic('mit "errors": nein', "de")).toBe('mit "errors": nein');
    expect(typographic('er sagt "ab".', "de")).toBe("er sagt „ab“.");
  });

  it("go on where a sentence has been cut", () => {
    expect(typographic('" is the state', "en", "x")).toBe("” is the state");
    expect(typographic("'s rank", "en", "x")).toBe("’s rank");
  });

  it("leave code, formulas and primes alone", () => {
    for (const text of ['array.astype("float64")', '{"lab": "eagle"}', "C'_{\\mu}", "D' is set", "d' = 2", 'name="loss"'])
      expect(typographic(text, "en")).toBe(text);
  });
});
