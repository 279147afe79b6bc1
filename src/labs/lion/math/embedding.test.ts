import { describe, expect, it } from "vitest";
import { embed, project } from "./embedding";
import { LionWorkspace } from "./workspace";

const workspace = new LionWorkspace();

describe("a text", () => {
  it("has a token for each character, also for those of two code units", () => {
    expect(embed(workspace, "añ🦁", 4, 1n)).toHaveLength(12);
  });

  it("embeds a character alike wherever it stands, and others otherwise", () => {
    const [once, again] = [embed(workspace, "ab", 6, 1n), embed(workspace, "bba", 6, 1n)];
    expect(again.subarray(12, 18)).toEqual(once.subarray(0, 6));
    expect(again.subarray(0, 6)).toEqual(again.subarray(6, 12));
    expect(again.subarray(0, 6)).not.toEqual(again.subarray(12, 18));
    expect(embed(workspace, "ab", 6, 2n)).not.toEqual(once);
  });

  it("has embeddings of length one on average, and decays about sigmoid(2)", () => {
    const letters = String.fromCodePoint(...Array.from({ length: 2000 }, (_, i) => 0x4e00 + i));
    const rows = embed(workspace, letters, 32, 3n);
    expect(rows.reduce((sum, x) => sum + x * x, 0) / 2000).toBeCloseTo(1, 1);
    const { sequence, lambdas } = project(workspace, rows, { dModel: 32, d: 8, dv: 4 }, 3n);
    // Of entries whose variance is 1 / d_model.
    expect(sequence.q.reduce((sum, x) => sum + x * x, 0) / sequence.q.length).toBeLessThan(2 / 32);
    const logits = lambdas.map((lambda) => Math.log(lambda / (1 - lambda)));
    expect(logits.reduce((sum, x) => sum + x, 0) / 2000).toBeCloseTo(2, 0);
  });
});
