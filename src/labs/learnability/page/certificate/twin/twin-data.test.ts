import { describe, expect, it } from "vitest";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { TwinAnswer } from "../../../engine/study/questions";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { twinCurves } from "./twin-curves";
import { directionOf, errorAt, foundAt, noPicture, twinQuestions, twinSentence, twinTable } from "./twin-data";
import { foundGroups, headPairs } from "./twin-pictures";

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }]);

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("the twin", () => {
  const twin: TwinAnswer = {
    kind: "twin",
    nullity: 3,
    witness: false,
    twin: {
      direction: new Float64Array(40),
      output: 1,
      errors: [
        { name: "train", base: 1e-29, cross: 0, square: 1e-31 },
        { name: "test", base: 2, cross: -0.5, square: 4 },
        { name: "tokens scaled by 2", base: Number.NaN, cross: Number.NaN, square: 9 },
      ],
      found: { Z: new Float64Array(8), n: 2, answer: Float64Array.of(1, 2, 3, 4), slope: 6, share: 0.9 },
      labelVariance: 40,
    },
  };
  const asked = { kind: "twin", direction: { kind: "null", index: 0 }, output: 0 } as const;
  const at = (amplitude: number, changes: Partial<NonNullable<TwinAnswer["twin"]>> = {}) => {
    const answer = { ...twin, twin: twin.twin && { ...twin.twin, ...changes } };
    return momentOf(experiment, seriesOf(3), { shown: { ...experiment.laboratory, amplitude } }, [answered<"twin">(asked, answer)]);
  };

  it("does not exist where the data determine the function, and nothing is asked", () => {
    const moment = momentOf(experiment, seriesOf(0));
    expect(said(noPicture(moment))).toMatch(/^No twin exists: Λ has rank 40 of 40/);
    expect(twinQuestions(moment)).toEqual([]);
  });

  it("moves along the direction of the document, within those that there are", () => {
    const direction = (number: number, entries: Parameters<typeof momentOf>[3] = []) =>
      directionOf(momentOf(experiment, seriesOf(3), { shown: { ...experiment.laboratory, direction: number } }, entries));
    expect([direction(1), direction(8), direction(-1)]).toEqual([
      { kind: "null", index: 1 },
      { kind: "null", index: 2 },
      { kind: "witness" },
    ]);
    expect(direction(-1, [answered<"twin">(asked, twin)])).toEqual({ kind: "null", index: 0 });
  });

  it("asks for heads at the amplitude of the document, not at every place of the slider", () => {
    const [, heads] = twinQuestions(at(7.5));
    expect(heads).toMatchObject({ kind: "twin-heads", amplitude: 1 });
  });

  it("has errors that are parabolas of the amplitude; without labels only the change is known", () => {
    const [, test, scaled] = twin.twin?.errors ?? [];
    expect([errorAt(test, 2), errorAt(scaled, 2)]).toEqual([2 - 2 + 16, 36]);
    expect(twin.twin && foundAt(twin.twin, 2)).toBe(36);
  });

  it("says how well the twin fits, how far off it is, and what both answer on the found sample", () => {
    expect(plain(twinSentence(at(2)))).toBe(
      "The twin has a training error of 1.0e-29 and a test error of 16.0 (variance of y: 40.0). On the found sample the closed form outputs 2.00, the twin 14.0.",
    );
    expect(plain(twinSentence(at(0)))).toMatch(/^At amplitude 0 the twin equals the closed form/);
  });

  it("names the set that shows the twin where fresh samples do not", () => {
    const errors = [
      { name: "train", base: 0, cross: 0, square: 0 },
      { name: "test", base: 1e-30, cross: 0, square: 0 },
      { name: "Gaussian keys", base: 0, cross: 0, square: 1 },
    ];
    expect(plain(twinSentence(at(2, { errors })))).toMatch(/a test error of 1.0e-30, but its error for tokens × 2 is 4.00/);
  });

  it("draws every known error up to the slider, on axes that do not move", () => {
    const names = ["training", "test", "Token × 2"];
    const drawn = twin.twin && twinCurves(twin.twin, 1, names);
    expect(drawn?.lines.map(({ id, x }) => [id, x[x.length - 1]])).toEqual([
      ["train", 1],
      ["test", 1],
      ["shifted-0", 1],
      ["found", 1],
    ]);
    expect(drawn?.lines.slice(0, 3).map(({ name }) => name)).toEqual(names);
    expect(drawn?.guides.every(({ x }) => x[x.length - 1] > 9.9)).toBe(true);
    expect(drawn?.axis).toEqual(twin.twin && twinCurves(twin.twin, 0.01, names).axis);
  });

  it("changes one answer and leaves the others", () => {
    const [, answers] = twin.twin ? foundGroups(twin.twin, 2) : [];
    expect(answers.matrices.map(({ values }) => [...values])).toEqual([
      [1, 2, 3, 4],
      [1, 14, 3, 4],
    ]);
  });

  it("lists the error of every set at the present amplitude", () => {
    expect(twinTable(at(2)).rows.map(([set, amplitude, error]) => [set, amplitude, error])).toEqual([
      ["training", 2, 1e-29 + 4e-31],
      ["test", 2, 16],
      ["tokens × 2", 2, 36],
      ["found sample", 2, 36],
    ]);
  });

  it("shows its strongest heads, and the one that was added before all others", () => {
    const heads = { d: 1, outputs: 1, count: 4, V: Float64Array.of(1, 5, 2, 0.1), Q: Float64Array.of(1, 1, 1, 1) };
    const names = (added: boolean) =>
      headPairs({ kind: "twin-heads", heads, singularValues: Float64Array.of(5, 2, 1, 0.1), local: [] }, added).map(({ name }) => name);
    expect(names(false)).toEqual(["head 2", "head 3", "head 1"]);
    expect(names(true)).toEqual(["head 4", "head 2", "head 3"]);
  });
});
