import { describe, expect, it } from "vitest";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { FewestHeadsAnswer } from "../../../engine/study/questions";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { foundTrial, noSearch, searchQuestions, searchRange, searchSentence } from "./search-data";

const experiment = experimentOf({}, [{ kind: "closed-form" }, { kind: "gradient", heads: 16 }]);

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("fewest heads", () => {
  const asked = { kind: "fewest-heads", from: 1, to: 8, starts: 12 } as const;
  const answer = (residuals: readonly number[], done: boolean): FewestHeadsAnswer => ({
    kind: "fewest-heads",
    generic: 7,
    teacher: 2,
    trials: residuals.map((residual, index) => ({ heads: index + 1, residual, starts: 1 })),
    done,
  });
  const moment = (residuals: readonly number[], done = false) =>
    momentOf(experiment, seriesOf(0), {}, [answered<"fewest-heads">(asked, answer(residuals, done))]);

  it("are looked for up to one more than counting dimensions gives, once somebody starts the search", () => {
    const outputs = { ownData: { outputs: 4, name: "", hash: "", d: 4, train: 1, test: 1 } };
    const idle = momentOf(experiment, seriesOf(0), outputs);
    expect([searchRange(idle), searchQuestions(idle)]).toEqual([[1, 8], []]);
    const choices = { ...idle.choices, started: new Set(["fewest-heads"] as const) };
    expect(searchQuestions({ ...idle, choices })).toMatchObject([{ kind: "fewest-heads", from: 1, to: 8 }]);
  });

  it("are named with their residual as soon as they are found", () => {
    expect(plain(searchSentence(moment([0.3, 3e-13])))).toBe("Two heads make this function exactly (residual 3.0e-13).");
    expect(plain(searchSentence(moment([0.3])))).toBe("Trying one head.");
    expect(plain(searchSentence(moment([0.3, 0.1], true)))).toMatch(
      /^Up to two heads, none made this function exactly; the nearest came to 0.100/,
    );
    expect(foundTrial(answer([0.3, 1e-12, 1e-14], false))?.heads).toBe(2);
  });

  it("say why they are not there for too many coordinates or features", () => {
    const series = (psi: number) => {
      const known = seriesOf(0);
      const { certificate } = known;
      if (certificate?.certificate) known.accept([{ ...certificate, certificate: { ...certificate.certificate, psi } }]);
      return known;
    };
    expect(said(noSearch(momentOf(experiment, series(936))))).toMatch(/^Tokens have 12 coordinates/);
    expect(said(noSearch(momentOf(experiment, series(2601))))).toMatch(/features the closed form has no coefficients/);
  });
});
