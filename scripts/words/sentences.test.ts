import { describe, expect, it } from "vitest";
import { paragraphEnd, sentencesIn, wordCount } from "./sentences";

const split = (text: string) => sentencesIn(text).map((sentence) => sentence.text);

describe("sentences", () => {
  it.each([
    ["The learner trains. It stops at 0.5 of the steps.", 2],
    ["Gaussian inputs are i.i.d. with variance 1, e.g. those of eq. 9. See Fig. 3.", 2],
    ["The proof is in App. G.1 (cf. Thm. 4.2). No. 3 differs. No. It does not.", 4],
    ["Das gilt z. B. für Köpfe, d. h. für V und Q. Im 3. Schritt sinkt der Verlust. Siehe Abb. 2.", 3],
    ["Der Fehler fällt auf 5/6. A und B bleiben.", 2],
    ['Which run is faster? "The second." σ² is 1. {name} stops.', 4],
    ["Digits by E. Alpaydin and C. Kaynak, 1998. They are 8 × 8.", 2],
    ["It is the smallest singular value of A. With noise it grows.", 2],
    ["Press Play", 1],
    [`One line${paragraphEnd}and another`, 2],
    ["usage: run [...] and so on", 1],
    ["— …", 0],
  ])("of %j are %i", (text, count) => {
    expect(split(text)).toHaveLength(count);
  });

  it("are given whole, without line breaks", () => {
    expect(split("A matrix of\nrank 3, e.g. A. It is square.")).toEqual(["A matrix of rank 3, e.g. A.", "It is square."]);
  });

  it("tell the line that they begin in", () => {
    expect(sentencesIn("One.\nTwo\nlines. Three.").map(({ linesBefore }) => linesBefore)).toEqual([0, 1, 2]);
  });
});

describe("words", () => {
  it.each([
    ["The learner trains.", 3],
    ["It has $\\hat y = V Z$ as output.", 5],
    ["The output is \\hat y = V Z (Z^\\top Q z).", 4],
    ["The update A ← A − η A Aᵀ A has one step.", 6],
    ["In a 3 × 3 matrix", 4],
    ["{name} reached 4.6 % after 4\u202f096 steps", 6],
    ["For d = 2, N = 512 and γ = 1", 5],
    ["Values – or keys/queries – of A and B", 7],
    ["Two numbers, 3 and 0.5", 5],
    ["A token of the closed-form fit", 6],
  ])("of %j are %i", (sentence, count) => {
    expect(wordCount(sentence)).toBe(count);
  });
});
