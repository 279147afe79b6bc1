import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Due, jobsOf, runsOfShard } from "./jobs";

const due = fc
  .array(fc.record({ data: fc.constantFrom("a", "b", "c", "d"), seconds: fc.double({ min: 0.01, max: 30, noNaN: true }) }), {
    maxLength: 60,
  })
  .map((runs) => runs.map((one, run): Due => ({ ...one, run })));
const ascending = (runs: readonly number[]) => runs.toSorted((a, b) => a - b);

describe("jobs", () => {
  it("hold every run once, and more than one only where they take no longer than asked for", () => {
    fc.assert(
      fc.property(due, (runs) => {
        const jobs = jobsOf(runs, 10);
        expect(ascending(jobs.flat())).toEqual(runs.map(({ run }) => run));
        for (const job of jobs)
          if (job.length > 1) expect(job.reduce((sum, run) => sum + runs[run].seconds, 0)).toBeLessThanOrEqual(10 + 1e-9);
      }),
    );
  });

  it("keep runs that share data together where they fit", () => {
    const runs = ["a", "b", "a", "b", "c"].map((data, run) => ({ run, data, seconds: 3 }));
    expect(jobsOf(runs, 7)).toEqual([[0, 2], [1, 3], [4]]);
  });
});

describe("shards", () => {
  it("share all runs among them, each run once, however many they are", () => {
    fc.assert(
      fc.property(due, fc.integer({ min: 1, max: 9 }), (runs, of) => {
        const shards = Array.from({ length: of }, (_, k) => runsOfShard(runs, (run) => runs[run].seconds, { number: k + 1, of }));
        expect(ascending(shards.flat())).toEqual(runs.map(({ run }) => run));
      }),
    );
  });

  it("share the work evenly, and runs of which nothing is known count as the others do", () => {
    const runs = Array.from({ length: 12 }, (_, run) => ({ run, data: "a" }));
    const of = (number: number) => runsOfShard(runs, (run) => (run < 3 ? 0 : 1), { number, of: 4 });
    expect([of(1), of(2), of(3), of(4)].map(({ length }) => length)).toEqual([3, 3, 3, 3]);
    expect(runsOfShard(runs, (run) => (run === 0 ? 11 : 1), { number: 1, of: 2 })).toEqual([0]);
  });
});
