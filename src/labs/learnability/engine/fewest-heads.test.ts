import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { serializeResult } from "../document/result";
import * as search from "../math/learners/closed-form/compress";
import { coefficientsOfHeads } from "../math/model/function-space";
import { DataJob } from "./data-job";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const task = { kind: "random-attention", d: 4, heads: 2, samples: 200, testSamples: 20, shifts: [] };
const closedForm = (compress: number) => ({ kind: "closed-form", compress });

/** The document as a reader of the file gets it. */
function written(fields: { task: object; learners: readonly object[] }) {
  return JSON.parse(serializeResult(runExperiment(experimentOf({ seed: 3, ...fields }), null))) as {
    readonly learners: readonly {
      readonly heads: readonly { readonly V: number[][]; readonly Q: number[][] }[];
      readonly p: number[][];
      readonly predictions: number[][];
      readonly closedForm: { readonly compressed?: { heads: number; relativeResidual: number; starts: number }; wSingularValues: number[] };
    }[];
  };
}

describe("a result with a compressed closed form", () => {
  const [whole, compressed, single] = written({ task, learners: [0, 2, 1].map(closedForm) }).learners;

  it("has two heads that compute p, where the singular value decomposition gave sixteen", () => {
    expect(whole.heads.length).toBeGreaterThan(10);
    expect(whole.closedForm).not.toHaveProperty("compressed");
    expect(compressed.heads).toHaveLength(2);
    expect(compressed.closedForm.compressed).toMatchObject({ heads: 2, starts: 1 });
    expect(compressed.closedForm.compressed?.relativeResidual).toBeLessThan(1e-8);
    const [V, Q] = (["V", "Q"] as const).map((side) => Float64Array.from(compressed.heads.flatMap((head) => head[side].flat())));
    const p = coefficientsOfHeads({ d: 4, outputs: 4, count: 2, V, Q });
    expect(p).toBeAllclose(compressed.p.flat(), { ofLargest: 1e-8 });
  });

  it("keeps p, predictions and singular values of the least-squares fit, whatever the heads", () => {
    for (const learner of [compressed, single]) {
      expect(learner.p).toEqual(whole.p);
      expect(learner.predictions).toEqual(whole.predictions);
      expect(learner.closedForm.wSingularValues).toEqual(whole.closedForm.wSingularValues);
    }
  });

  it("says how far one head is from p, after ten starts", () => {
    expect(single.heads).toHaveLength(1);
    expect(single.closedForm.compressed).toMatchObject({ heads: 1, starts: 10 });
    expect(single.closedForm.compressed?.relativeResidual).toBeGreaterThan(0.03);
  });

  it("is refused before anything is computed where the search would be too large", () => {
    const job = new DataJob(experimentOf({ task: { ...task, d: 12 }, learners: [closedForm(2)] }), null, { search });
    job.advance(Number.POSITIVE_INFINITY);
    expect(job.status).toBe("failed");
    expect(problemLine(job.states()[0].failure!)).toContain("up to d = 10, got d = 12");
    expect(job.states()[0]).toMatchObject({ certificate: null });
  });
});
