import { describe, expect, it } from "vitest";
import type { Figure } from "./check";
import { type CheckRecord, originOfNow, parse, recordOf, replaced, serialize, summary } from "./record";

const origin = { day: "2026-11-23", commit: "0123abcd", kernels: "learnability 1, lion 2" };
const small: Figure = { name: "error", value: 0.5, relation: "<", bound: 1 };
const large: Figure = { name: "error", value: Number.NaN, relation: "<", bound: 1 };
const record = (id: string, seconds: number, changed: Partial<CheckRecord> = {}) => ({
  ...recordOf({ id }, origin, seconds, [small]),
  ...changed,
});
const checks = [{ id: "a" }, { id: "b" }, { id: "c", alone: true }, { id: "d" }] as const;
const ids = checks.map(({ id }) => id);

describe("what the checks have measured", () => {
  it("is kept with where it comes from, and comes back from its file", () => {
    const records = [recordOf({ id: "a" }, origin, 12.345, [small]), record("b", 1)];
    expect(records[0]).toEqual({ id: "a", ...origin, seconds: 12.3, figures: [{ ...small, pass: true }] });
    expect(parse(serialize(records))).toEqual(records);
    expect(parse(serialize([]))).toEqual([]);
    // What is no number is null in JSON, and has not passed.
    expect(parse(serialize([recordOf({ id: "a" }, origin, 1, [large])]))[0].figures).toEqual([{ ...large, value: null, pass: false }]);
  });

  it("replaces what a check gave before, and leaves the others as they are", () => {
    const before = [record("a", 1), record("c", 3), record("gone", 9)];
    const after = replaced(before, record("b", 2), ids);
    expect(after.map(({ id, seconds }) => [id, seconds])).toEqual([
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ]);
    expect(replaced(after, record("a", 7, { commit: "4567" }), ids)[0]).toMatchObject({ id: "a", commit: "4567", seconds: 7 });
  });

  it("changes in lines that have none beside them that another check changes", () => {
    const lines = (records: readonly CheckRecord[]) => serialize(records).split("\n");
    const [before, after] = [lines([record("a", 1), record("b", 2)]), lines([record("a", 1), record("b", 5)])];
    expect(before.flatMap((line, k) => (line === after[k] ? [] : [k]))).toEqual([4]);
    expect(before.map((line) => line === "")).toEqual([false, true, false, true, false, true, false, true]);
  });

  it("says how much of it is of other kernels, and how long all checks take", () => {
    const records = [record("a", 60), record("b", 120, { kernels: "learnability 0, lion 2" }), record("c", 30)];
    expect(summary(records, checks, origin.kernels, 2)).toBe(
      "verify.json holds 3 of 4 checks, 1 of them measured with other kernels; together they took 3.5 minutes, about 2.0 where 2 go at a time",
    );
  });

  it("names commit and kernels of this tree", () => {
    expect(originOfNow()).toEqual({
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      commit: expect.stringMatching(/^([0-9a-f]{8,}( with changes)?|unknown)$/),
      kernels: expect.stringMatching(
        /^eagle [0-9a-f]{8}, eagle-training [0-9a-f]{8}, learnability [0-9a-f]{8}, learnability-eigenvalues [0-9a-f]{8}, learnability-factored [0-9a-f]{8}, lion [0-9a-f]{8}/,
      ),
    });
  });
});
