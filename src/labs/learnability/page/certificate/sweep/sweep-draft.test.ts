import { describe, expect, it } from "vitest";
import { encodeLink } from "../../../document/link";
import { decodeLink } from "../../../document/link-testing";
import { presets } from "../../../document/presets";
import { sweepable } from "../../../document/sweep";
import { experimentOf } from "../testing";
import { firstSweepDraft, sweepDraftOf, withSweep } from "./sweep-draft";

const experiment = experimentOf({ samples: 64 }, []);

describe("a sweep of one's own", () => {
  it("begins over the size of the training set, whatever the target, with values that it can take", () => {
    for (const { id, document: preset } of presets) {
      const bare = { ...preset, sweep: null };
      const swept = withSweep(bare, firstSweepDraft(bare));
      expect([id, typeof swept === "string" ? swept : typeof swept]).toEqual([id, "object"]);
    }
  });

  it("proposes for every setting of every target values that its field takes", () => {
    for (const { document: preset } of presets)
      for (const field of sweepable(preset.task).keys()) {
        const { list } = sweepDraftOf(field, preset);
        const swept = withSweep(preset, { field, list });
        expect([field, typeof swept === "string" ? swept : typeof swept]).toEqual([field, "object"]);
      }
  });

  it("is the one that is there, as it would be typed, and travels in the link", () => {
    const swept = withSweep(experiment, { field: "samples", list: " 32; 64,128 " });
    if (typeof swept === "string") throw new Error(swept);
    expect(swept.sweep).toEqual({ field: "samples", values: [32, 64, 128] });
    expect(firstSweepDraft(swept)).toEqual({ field: "samples", list: "32, 64, 128" });
    const read = decodeLink(encodeLink(swept));
    expect(read.ok && read.experiment.sweep).toEqual(swept.sweep);
  });

  it.each([
    ["nothing", "samples", " , ", /at least one entry/],
    ["what is no number", "samples", "32, many", "“many” is not a number"],
    ["a value that the field cannot take", "samples", "32, 2.5", /^sweep\.values\[1\] must be a whole number/],
    ["too many values", "samples", Array.from({ length: 25 }, (_, i) => i + 1).join(","), /at most 24 entries/],
    ["a setting of another target", "traces", "4", /^sweep\.field must be one of/],
  ])("says what is wrong with %s", (_, field, list, words) => {
    expect(withSweep(experiment, { field, list })).toMatch(words);
  });

  it("says at which value the experiment could not be", () => {
    const memory = presets.find(({ document: { task } }) => task.kind === "associative-memory" && task.keyLaw === "orthonormal");
    if (!memory) throw new Error("no preset has orthonormal keys");
    expect(withSweep(memory.document, { field: "pairs", list: "1, 16" })).toMatch(/^at 16: task\.pairs must be at most d/);
  });
});
