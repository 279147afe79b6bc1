/** Outcomes of whole experiments; `npm run verify -- outcomes` covers more dimensions, draws and seeds. */
import { describe, expect, it } from "vitest";
import { DataJob } from "./data-job";
import { closedFormOf, errorsByHeads, noisyFits, sigma } from "./outcomes-testing";
import { experimentOf } from "./testing";

describe("least squares on noisy labels", () => {
  it("has excess risk within 15 % of sigma^2 psi / (N - psi - 1) at N = 64 psi", () => {
    const { excess, line } = noisyFits(3, 64, 40);
    expect(Math.abs(excess / line - 1)).toBeLessThan(0.15);
  });

  it("has 1.0 to 1.35 times that, and training error sigma^2 (1 - psi/N) within 3 %, at N = 16 psi", () => {
    const { excess, line, train, expectedTrain } = noisyFits(3, 16, 40);
    expect(excess / line).toBeGreaterThan(1);
    expect(excess / line).toBeLessThan(1.35);
    expect(Math.abs(train / expectedTrain - 1)).toBeLessThan(0.03);
  });

  it("shows the theory line along the learning curve, where there is noise", () => {
    const task = { kind: "random-attention", d: 3, samples: 256, noise: sigma };
    const job = new DataJob(experimentOf({ task, learners: [{ kind: "closed-form" }] }), null);
    job.advance(Number.POSITIVE_INFINITY);
    const { curve, theory } = closedFormOf(job);
    if (!theory) throw new Error("expected a theory line");
    expect([...curve.step]).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
    expect([...theory].slice(0, 5)).toEqual(Array(5).fill(Number.NaN));
    expect(theory[8]).toBeCloseTo((0.25 * 18) / (256 - 19), 12);
  });
});

describe("gradient learners on a one-head teacher", () => {
  it("reach a test error with 16 heads at least 50 times below 1, 2 and 4 heads, and below 1e-5 var(y)", () => {
    const errors = errorsByHeads([1, 2, 4, 16], [1]);
    for (const other of errors.slice(0, 3)) expect(other / errors[3]).toBeGreaterThan(50);
    expect(errors[3]).toBeLessThan(1e-5);
  });
});
