import { describe, expect, it } from "vitest";
import { type AttentionSettings, attention, usualSettings } from "./attention";
import { conventions, type TokenDecays } from "./decays";
import type { FormName } from "./forms/form";
import { formNames, forms } from "./forms/forms";
import { gradients } from "./gradients";
import type { Sequence } from "./sequence";
import { scattered } from "./testing";

const [length, d, dv] = [9, 3, 2];
const sequence: Sequence = {
  length,
  d,
  dv,
  q: scattered(length * d).map((x) => 1.2 + x),
  k: scattered(length * d, 0.15).map((x) => 1.2 + x),
  v: scattered(length * dv, 0.85),
  padding: Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 0, 0),
};
const logsOf = (width: number): TokenDecays => ({ length, width, logs: scattered(length * width, 0.35).map((x) => -0.6 + 0.5 * x) });
const weights = scattered(length * dv, 0.05);

/** A loss that is linear in the outputs, and so has these weights as its gradient by them. */
function loss(form: FormName, given: Sequence, decays: TokenDecays, settings: AttentionSettings): number {
  return attention(forms[form], given, decays, settings).reduce((sum, y, e) => sum + y * weights[e], 0);
}

/** Central differences of the loss by every entry of an array, which is changed in place and put back. */
function differences(values: Float64Array, of: () => number): Float64Array {
  const step = 1e-5;
  return values.map((value, e) => {
    values[e] = value + step;
    const above = of();
    values[e] = value - step;
    const below = of();
    values[e] = value;
    return (above - below) / (2 * step);
  });
}

describe("gradients", () => {
  it.each(
    formNames.flatMap((form) =>
      conventions.flatMap((convention) => [
        { form, convention, scaled: true, width: 1 },
        { form, convention, scaled: false, width: 1 },
        { form, convention, scaled: false, width: d },
      ]),
    ),
  )(
    "of the $form form are those of finite differences: $convention, scaled: $scaled, decays of width $width",
    ({ form, convention, scaled, width }) => {
      const settings = { ...usualSettings, convention, scaled, chunk: 4, divideBySqrtD: true };
      const given = { ...sequence, q: sequence.q.slice(), k: sequence.k.slice(), v: sequence.v.slice() };
      const decays = logsOf(width);
      const found = gradients(forms[form], given, decays, settings, weights);
      const of = () => loss(form, given, decays, settings);
      const near = { atol: 1e-7, ofLargest: 1e-8 };
      expect(found.q).toBeAllclose(differences(given.q, of), near);
      expect(found.k).toBeAllclose(differences(given.k, of), near);
      expect(found.v).toBeAllclose(differences(given.v, of), near);
      expect(found.logs).toBeAllclose(differences(decays.logs, of), near);
    },
  );

  it("of all forms are one to 1e-12 of the largest", () => {
    for (const scaled of [true, false]) {
      const settings = { ...usualSettings, scaled, chunk: 4 };
      const [first, ...others] = formNames.map((form) => gradients(forms[form], sequence, logsOf(1), settings, weights));
      for (const other of others)
        for (const part of ["q", "k", "v", "logs"] as const) expect(other[part]).toBeAllclose(first[part], { ofLargest: 1e-12 });
    }
  });
});
