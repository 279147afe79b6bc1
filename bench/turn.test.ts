import { describe, expect, it } from "vitest";
import { type CheckRecord, recordOf } from "./record";
import { inTurn } from "./turn";

const now = { day: "2026-11-23", commit: "0123abcd", kernels: "lion 2" };
const time = { kernels: now.kernels, lanes: 2, minutes: 35 };
const record = (id: string, minutes: number, changed: Partial<CheckRecord> = {}): CheckRecord => ({
  ...recordOf({ id }, now, 60 * minutes, [{ name: "error", value: 0.5, relation: "<", bound: 1 }]),
  ...changed,
});
const failed = (id: string, minutes: number) => {
  const [figure] = record(id, minutes).figures;
  return record(id, minutes, { figures: [{ ...figure, pass: false }] });
};
const checks = [{ id: "a" }, { id: "b" }, { id: "c", alone: true }, { id: "d" }] as const;
const ids = (records: readonly CheckRecord[]) => inTurn(checks, records, time).map(({ id }) => id);

describe("a run of the checks without names", () => {
  it("takes all where they fit, in their order", () => {
    expect(ids([])).toEqual(["a", "b", "c", "d"]);
    expect(ids([record("a", 10), record("b", 10), record("c", 10), record("d", 10)])).toEqual(["a", "b", "c", "d"]);
  });

  it("takes what failed or has no record, then what is of other kernels, then what is oldest", () => {
    expect(ids([record("a", 60), record("b", 60), failed("c", 20)])).toEqual(["c", "d"]);
    expect(ids([record("a", 60), record("b", 60, { kernels: "lion 1" }), record("c", 20), record("d", 10)])).toEqual(["b", "d"]);
    expect(ids([record("a", 40), record("b", 40), record("c", 30, { day: "2026-11-01" }), record("d", 8)])).toEqual(["c", "d"]);
  });

  it("takes a check that is longer than the time when its turn has come, alone", () => {
    expect(ids([record("a", 90, { day: "2026-10-01" }), record("b", 1), record("c", 1), record("d", 1)])).toEqual(["a"]);
    expect(ids([record("a", 90), record("b", 1, { day: "2026-10-01" }), record("c", 1), record("d", 1)])).toEqual(["b", "c", "d"]);
  });

  it("comes to every check after some runs", () => {
    const minutes: Readonly<Record<string, number>> = { a: 90, b: 50, c: 30, d: 5 };
    let records = checks.map(({ id }) => record(id, minutes[id]));
    const seen = new Set<string>();
    for (let run = 0; run < 4; run++) {
      const taken = inTurn(checks, records, time).map(({ id }) => id);
      for (const id of taken) seen.add(id);
      records = records.map((one) => (taken.some((id) => id === one.id) ? { ...one, day: `2026-12-0${run + 1}` } : one));
    }
    expect([...seen].sort()).toEqual(["a", "b", "c", "d"]);
  });
});
