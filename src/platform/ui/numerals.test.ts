import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCount } from "../charts/format";
import { asWritten, numeralsIn, wordFor } from "./numerals";

const values = (text: string, language: "en" | "de") => numeralsIn(text, language).map(({ value }) => value);

describe("numbers in a text", () => {
  it("are digits with points, powers, signs and thin spaces between thousands", () => {
    expect(values("0.0465 of 16\u2009384, 3e-4, 10⁻⁶ and −1, N = 256.", "en")).toEqual([0.0465, 16384, 3e-4, 1e-6, -1, 256]);
    expect(values("d(d-1), N-1 and (5 -5)", "en")).toEqual([1, 1, 5, -5]);
  });

  it("have a comma before the decimals in German, and commas between them", () => {
    expect(values("0,0465 von 16\u2009384, 3e-4, 2,4e-7 und 1, 2, 4 (0,5)", "de")).toEqual([0.0465, 16384, 3e-4, 2.4e-7, 1, 2, 4, 0.5]);
  });

  it("are words, the longest that fits, and no parts of other words", () => {
    expect(values("Sixteen heads, thirty-two traces, five hundred and ten thousand; often, weight, someone", "en")).toEqual([
      16, 32, 500, 10_000,
    ]);
    expect(values("Sechzehnmal, mit vieren, zweiunddreißig, fünfhundert, zehntausend; Zweifel, Dreieck, beachtet", "de")).toEqual([
      16, 4, 32, 500, 10_000,
    ]);
  });

  it("are not one: that is mostly no number", () => {
    expect(values("One of them, no one, someone", "en")).toEqual([]);
    expect(values("Eine von ihnen, eins", "de")).toEqual([]);
  });

  it("are read as the page writes them, wherever they stand", () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e7 }), fc.constantFrom("", "about ", "("), (count, before) => {
        const text = `${before}${formatCount(count)} of them`;
        const [found, ...others] = numeralsIn(text, "en");
        expect(others).toEqual([]);
        expect([found.value, found.at]).toEqual([count, before.length]);
      }),
    );
  });
});

describe("a number in words", () => {
  it("is the word that is read as it", () => {
    for (const language of ["en", "de"] as const)
      for (const value of [2, 12, 16, 40, 75, 100, 1000, 12_000]) expect(values(wordFor(value, language), language)).toEqual([value]);
    expect([wordFor(12, "en"), wordFor(75, "de"), wordFor(1000, "en")]).toEqual(["twelve", "fünfundsiebzig", "thousand"]);
    expect(() => wordFor(101, "en")).toThrow("there is no word for 101");
  });
});

describe("a value as it is written", () => {
  it.each([
    [0.0747, "0.07", 0.07],
    [1.118e-8, "1e-8", 1e-8],
    [12.188, "12", 12],
    [237.4, "240", 237],
    [4096.2, "4\u202f096", 4096],
    [15.6, "sixteen", 16],
    [0.0018, "2e-3", 2e-3],
  ])("has as many digits: %d as “%s”", (value, text, written) => {
    expect(asWritten(value, { text })).toBe(written);
  });
});
