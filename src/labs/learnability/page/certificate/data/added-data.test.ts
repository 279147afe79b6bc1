import { describe, expect, it } from "vitest";
import { plain, type SentenceParts } from "../../../../../platform/ui/Sentence";
import type { AddedAnswer } from "../../../engine/study/questions";
import { answered, experimentOf, momentOf, seriesOf } from "../testing";
import { addedQuestions, addedSentence, countOf, noAdded, probesOf, withProbes } from "./added-data";

const said = (parts: SentenceParts | null) => (parts ? plain(parts) : "");

describe("more data", () => {
  const answer = (counts: readonly number[], nullity: readonly number[]): AddedAnswer => {
    return { kind: "added", counts, nullity, lambdaMin: nullity.map((free) => (free > 0 ? 1e-18 : 0.02)) };
  };
  const asked = (law: "gaussian" | "rademacher" = "gaussian") => ({ kind: "added", law, count: 8 }) as const;
  const choices = {
    law: "gaussian",
    count: null,
    started: new Set<never>(),
    sweepAxis: "value",
    ratio: 25,
    map: "relu",
    features: "algorithm",
  } as const;
  const memories = experimentOf({ kind: "associative-memory" }, [{ kind: "closed-form" }]);

  it("proposes twice as many samples as directions are free", () => {
    expect(countOf(momentOf(memories, seriesOf(4)))).toBe(8);
    expect(addedQuestions(momentOf(memories, seriesOf(4), { choices: { ...choices, count: 100 } }))).toEqual([{ ...asked(), count: 100 }]);
  });

  it("says how many samples close the loop, and how well the last direction is seen with all of them", () => {
    const entry = answered<"added">(asked(), answer([0, 2, 4, 8], [4, 2, 0, 0]));
    expect(plain(addedSentence(momentOf(memories, seriesOf(4), {}, [entry])))).toBe(
      "4 Gaussian samples would determine all 4 undetermined directions. With 8 the smallest eigenvalue of Λ is 0.0200.",
    );
  });

  it("speaks of one free direction, and of one sample, as of one", () => {
    const entry = answered<"added">(asked(), answer([0, 1], [1, 0]));
    const one = momentOf(memories, seriesOf(1), { choices: { ...choices, count: 1 } }, [entry]);
    expect(plain(addedSentence(one))).toBe("1 Gaussian sample would determine the one undetermined direction.");
    expect(plain(addedSentence(momentOf(withProbes(1, "gaussian")(memories), seriesOf(0))))).toMatch(/: with the added sample the/);
  });

  it("says what so many would leave, and that a law never shows the rest when more change nothing", () => {
    const sentence = (counts: readonly number[], nullity: readonly number[]) => {
      const entry = answered<"added">(asked("rademacher"), answer(counts, nullity));
      const count = counts.at(-1) ?? 0;
      return plain(addedSentence(momentOf(memories, seriesOf(4), { choices: { ...choices, law: "rademacher", count } }, [entry])));
    };
    expect(sentence([0, 1], [4, 3])).toBe("1 random-sign sample would leave 3 undetermined directions.");
    expect(sentence([0, 1, 2], [4, 3, 2])).toBe("2 random-sign samples would leave 2 undetermined directions.");
    expect(sentence([0, 1, 2, 64], [4, 3, 2, 2])).toMatch(
      /^64 random-sign samples would still leave 2 undetermined directions; the last of them add no rank/,
    );
  });

  it("shows nothing of another law while the new one is asked about", () => {
    const entry = answered<"added">(asked("rademacher"), answer([0], [4]));
    expect(said(noAdded(momentOf(memories, seriesOf(4), {}, [entry])))).toMatch(/is being computed/);
  });

  it("says that the loop is closed once added samples have closed it", () => {
    expect(plain(addedSentence(momentOf(withProbes(40, "gaussian")(memories), seriesOf(0))))).toMatch(
      /^Λ has full rank: with the 40 added samples/,
    );
    expect(plain(addedSentence(momentOf(memories, seriesOf(0))))).toMatch(/without added samples/);
  });

  it("adds samples to targets that have a teacher, and to no others", () => {
    expect(withProbes(40, "sphere")(memories).task).toMatchObject({ probes: 40, probeLaw: "sphere" });
    expect([probesOf(memories), probesOf(experimentOf({ kind: "custom" }, []))]).toEqual([0, null]);
  });
});
