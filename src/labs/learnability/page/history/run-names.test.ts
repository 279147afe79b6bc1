import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeDecimalsWith } from "../../../../platform/charts/format";
import { inPageWords } from "../../../../platform/shell/history/shown-name";
import { speak } from "../../../../platform/ui/language";
import { type Experiment, parseExperiment } from "../../document/document";
import { learnabilityKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { experimentOf } from "../../engine/testing";
import type { RunRecord } from "../session/run-record";
import { whatChanged } from "../session/what-changed";
import { runHistory } from "./run-rows";

const first = experimentOf({
  task: { kind: "random-attention", samples: 1024 },
  learners: [{ kind: "closed-form" }, { kind: "gradient", heads: 4, rate: 0.003 }],
});

function withRate(rate: number): Experiment {
  const parsed = parseExperiment({ ...first, learners: [first.learners[0], { ...first.learners[1], rate }] });
  if (!parsed.ok) throw new Error("no experiment");
  return parsed.experiment;
}

const sitting = [first, { ...first, seed: 2000 }, { ...withRate(0.01), seed: 2000 }, presets[2].document, first];

/** Newest first, each named against the one before it, as the session keeps them. */
const kept = sitting
  .map((experiment, place): RunRecord => {
    const name = whatChanged(sitting[place - 1] ?? null, experiment);
    return { id: String(place), name, when: place, experiment, pinned: false, overlaid: false, summary: { finished: true, learners: [] } };
  })
  .reverse();

const lab = { kind: learnabilityKind } as unknown as Parameters<typeof inPageWords>[1];
const namesOf = (records: readonly RunRecord[]) => inPageWords(records, lab, runHistory).map(({ name }) => name);

describe("names of runs", () => {
  beforeAll(async () => {
    await speak("de");
    writeDecimalsWith(",");
  });
  afterAll(async () => {
    await speak("en");
    writeDecimalsWith(".");
  });

  it("are said in the language of the page, and kept as they were made", () => {
    expect(namesOf(kept.slice(1))).toEqual([
      "Vorlage Verrauschte Labels",
      "Lernrate (4 Köpfe) 0,003 → 0,01",
      "Seed 1 → 2\u202f000",
      "Zufällige Attention",
    ]);
    expect(kept[2].name).toBe("learning rate of 4 heads 0.003 → 0.01");
  });

  it("are found again where a run between them was removed or run once more, and stay English where the run before is gone", () => {
    const [newest, , ...older] = kept;
    expect(namesOf([kept[2], ...older.slice(1)])[0]).toBe("Lernrate (4 Köpfe) 0,003 → 0,01");
    expect(namesOf([older[0], newest])).toEqual(["learning rate of 4 heads 0,003 → 0,01", expect.any(String)]);
  });
});
