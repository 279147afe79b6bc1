import { describe, expect, it } from "vitest";
import { speak } from "../../../../../platform/ui/language";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { GradientJobState } from "../../../engine/protocol";
import { experimentOf, momentOf, seriesOf } from "../testing";
import { noSplit, splitCurves, splitSentence } from "./split-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }]);

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("gradient learners", () => {
  const state = (seen: readonly number[], free: readonly number[]): GradientJobState => {
    const [step, errors] = [Float64Array.from(seen, (_, index) => index), Float64Array.from(seen)];
    const parts = { seenDistance: Float64Array.from(seen), freeDistance: Float64Array.from(free) };
    const curve = { step, train: errors, test: errors, shifted: [], ...parts };
    return {
      kind: "gradient",
      job: "learners[1]",
      learner: 1,
      status: "running",
      progress: 0,
      milliseconds: 0,
      step: 2,
      steps: 100,
      curve,
      repeats: [],
    };
  };
  const moment = (free: number, ...parts: Parameters<typeof state>) => momentOf(experiment, seriesOf(free, state(...parts)));

  it("are told by what they have lost and what they keep", () => {
    expect(plain(splitSentence(moment(40, [2, 3e-9], [0.5, 0.43])))).toBe(
      "Sixteen heads have reached distance 3.0e-9 in the determined directions and keep 0.430 in the 40 undetermined directions.",
    );
    expect(plain(splitSentence(moment(40, [2, 1], [0.5, 0.43])))).toMatch(
      /^Sixteen heads are at distance 1.00 in the determined directions/,
    );
    expect(plain(splitSentence(moment(0, [2, 1e-9], [0, 0])))).toMatch(/; Λ has full rank\.$/);
  });

  it("have a solid and a dashed line each, and one alone where nothing is free", () => {
    const strokes = (free: number) => splitCurves(moment(free, [2, 1], [0.5, 0.4])).lines.map(({ stroke }) => stroke);
    expect([strokes(40), strokes(0)]).toEqual([["solid", "dashed"], ["solid"]]);
  });

  it("say what is missing: a teacher, a learner, a step", () => {
    const own = experimentOf({ kind: "custom" }, [{ kind: "gradient" }]);
    expect(said(noSplit(momentOf(own, seriesOf(0))))).toMatch(/no linear-attention teacher/);
    expect(said(noSplit(momentOf(experimentOf({}, [{ kind: "closed-form" }]), seriesOf(0))))).toMatch(/^Add a gradient learner/);
    expect(said(noSplit(momentOf(experiment, seriesOf(0))))).toMatch(/Press Run/);
  });

  it("say that there is no linear teacher, or that layers have no coefficients, once steps without a distance are there", async () => {
    const curve = { step: Float64Array.of(1), train: Float64Array.of(1), test: Float64Array.of(1), shifted: [] };
    const stepped = seriesOf(0, { ...state([1], [0]), curve });
    const softmax = experimentOf({ teacher: "softmax" }, [{ kind: "closed-form" }, { kind: "gradient" }]);
    const layers = experimentOf({}, [{ kind: "closed-form" }, { kind: "linear-layers" }]);
    const both = () => [softmax, layers].map((about) => said(noSplit(momentOf(about, stepped))));
    expect(both()).toEqual([
      "This target has no linear-attention teacher to measure a distance from.",
      "These learners are not written in the ψ cubic features, so their heads cannot be compared with the teacher’s. See Attention, by layer.",
    ]);
    await speak("de");
    expect(both()[0]).toBe("Dieses Ziel hat keinen Lehrer aus linearer Attention, zu dem ein Abstand messbar wäre.");
    await speak("en");
  });
});
