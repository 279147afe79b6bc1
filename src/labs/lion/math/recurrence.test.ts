import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otherReading, termsOf, usualSettings } from "./attention";
import { conventions, stepDecays } from "./decays";
import { forms } from "./forms/forms";
import { Recurrence } from "./recurrence";
import { randomHead, type Variant } from "./testing";

const arbitraryHead = (variant: Variant = "S") => randomHead(variant, false);

const swept = (sweep: Recurrence) => {
  while (sweep.step < sweep.length) sweep.advance();
  return sweep.checkpoint().sums;
};

describe("two sweeps", () => {
  it("come to what full attention sums, in every convention", () => {
    fc.assert(
      fc.property(
        fc.oneof(arbitraryHead(), arbitraryHead("vector")),
        fc.constantFrom(...conventions),
        ({ sequence, decays }, convention) => {
          const [terms, steps] = [termsOf(sequence), stepDecays(decays, convention)];
          expect(swept(new Recurrence(terms, steps))).toBeAllclose(forms.full(terms, steps, 1), { rtol: 1e-11, atol: 1e-11 });
        },
      ),
      { seed: 1, numRuns: 60 },
    );
  });

  it("count every token’s own term twice where neither takes half of the diagonal away", () => {
    fc.assert(
      fc.property(arbitraryHead(), ({ sequence, decays }) => {
        const [terms, steps] = [termsOf(sequence), stepDecays(decays, "eq9")];
        const { columns, length } = terms;
        const sums = swept(new Recurrence(terms, steps, 0));
        const expected = otherReading("diagonal-twice", forms.full, sequence, decays, { ...usualSettings, scaled: false });
        const values = Float64Array.from({ length: length * (columns - 1) }, (_, e) => {
          const i = Math.floor(e / (columns - 1));
          return sums[i * columns + (e % (columns - 1))];
        });
        expect(values).toBeAllclose(expected, { rtol: 1e-11, atol: 1e-11 });
      }),
      { seed: 2, numRuns: 40 },
    );
  });

  it("go on elsewhere to the same bits, and stop at the end", () => {
    fc.assert(
      fc.property(arbitraryHead(), fc.nat(), ({ sequence, decays }, stop) => {
        const [terms, steps] = [termsOf(sequence), stepDecays(decays, "thm")];
        const first = new Recurrence(terms, steps);
        for (let step = 0; step < stop % (first.length + 1); step++) first.advance();
        const kept = first.checkpoint();
        expect(swept(new Recurrence(terms, steps, 0.5, kept))).toEqual(swept(first));
        first.advance();
        expect(first.step).toBe(first.length);
        expect(kept.step).toBe(stop % (first.length + 1));
      }),
      { seed: 3, numRuns: 40 },
    );
  });
});
