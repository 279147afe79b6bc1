import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import type { Gpu } from "../../../../platform/tensors/device";
import { parseLion } from "../../document/document";
import { parseLionData } from "../../math/own-data";
import { compareOnGpu } from "./compare";

/** A device that must not be used. */
const untouched = (name: string) => ({ name }) as Gpu;

function documentOf(fields: object) {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", ...fields });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const compared = (fields: object, device = "apple", data: object | null = null) => {
  const parsed = data && parseLionData({ format: "lion-data", version: 1, ...data });
  if (parsed && !parsed.ok) throw new Error(problemLine(parsed.problem));
  return compareOnGpu(untouched(device), documentOf(fields), parsed ? parsed.data : null);
};

describe("comparing with a GPU", () => {
  it("leaves out what has no shader, decays of coordinates and the recurrent form, and what takes too long beside a run", async () => {
    const rows = [[1, 0.5]];
    const wide = { q: rows, k: rows, v: rows, decay: rows };
    const obstacles = await Promise.all([
      compared({ problem: { kind: "custom" }, scaled: false }, "apple", wide),
      compared({ problem: { kind: "random" }, forms: ["recurrent"] }),
      compared({ problem: { kind: "random", length: 26_000, d: 4, dv: 4 }, forms: ["full"], precision: "float32" }),
      compared({ problem: { kind: "random", length: 2048, d: 16, dv: 16 }, forms: ["full"] }, "software"),
    ]);
    expect(obstacles).toEqual(
      ["coordinates", "recurrent", "too-long", "too-long"].map((obstacle, at) => ({
        kind: "not-compared",
        device: at === 3 ? "software" : "apple",
        obstacle,
      })),
    );
  });

  it("fails by name where own data are missing", async () => {
    await expect(compared({ problem: { kind: "custom" } })).rejects.toMatchObject({ name: "PlaygroundError" });
  });
});
