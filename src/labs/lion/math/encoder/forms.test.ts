import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSequences32 } from "../../../../platform/tensors/sequences32";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import { formNames, forms } from "../forms/forms";
import { kernelForm } from "../kernel-forms";
import { LionWorkspace } from "../workspace";
import { scoresIn } from "./forms";
import { batchOf, cases, rowOf, settingsOf } from "./reference-testing";
import { anyEncoder } from "./testing";

const workspace = new LionWorkspace();
const sequences32 = openSequences32();

describe.each(cases.filter(([, { cfg }]) => cfg.variant !== "softmax"))("the encoder %s of PyTorch in every form", (_, given) => {
  it.each(formNames)("has the scores of PyTorch to 1e-12: %s", (name) => {
    const scores = scoresIn(sequences64, settingsOf(given), rowOf(given), batchOf(given), { form: forms[name], chunk: 3 });
    expect(scores).toBeAllclose(Float64Array.from(given.logits.flat(3)), { atol: 1e-12 });
  });
});

describe("one set of weights", () => {
  const one = anyEncoder().filter(({ settings }) => settings.variant !== "softmax");

  it.each(formNames)("gives the same scores in every form: %s", (name) => {
    fc.assert(
      fc.property(one, ({ settings, row, batch, chunk }) => {
        const full = scoresIn(sequences64, settings, row, batch, null);
        const plain = scoresIn(sequences64, settings, row, batch, { form: forms[name], chunk });
        expect(plain).toBeAllclose(full, { ofLargest: 1e-12 });
        const float64 = scoresIn(sequences64, settings, row, batch, { form: kernelForm(workspace, name, "float64"), chunk });
        expect(float64).toBeAllclose(full, { ofLargest: 1e-12 });
        const float32 = scoresIn(sequences32, settings, row, batch, { form: kernelForm(workspace, name, "float32"), chunk });
        expect(float32).toBeAllclose(full, { ofLargest: 1e-5 });
      }),
      { numRuns: 8, seed: 4 },
    );
  });

  it("has no other form where the heads have softmax, or see one side each over two scans", () => {
    const [[, given]] = cases;
    const other = { form: forms.recurrent, chunk: 4 };
    const settings = settingsOf(given);
    const softmax = { ...settings, variant: "softmax" } as const;
    expect(() => scoresIn(sequences64, softmax, rowOf(given), batchOf(given), other)).toThrow("no form");
    const sided = { ...settings, variant: "d", grid: [2, 2], directions: "split" } as const;
    expect(() => scoresIn(sequences64, sided, rowOf(given), batchOf(given), other)).toThrow("no form");
  });
});
