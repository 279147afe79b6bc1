import { describe, expect, it } from "vitest";
import { fieldPath, problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { attend } from "../../model/forward";
import { memoryTeacher } from "./memory";
import { schema } from "./schema";
import { fitsKeys, type MemoryTable, tokensOfTable } from "./table";

const table: MemoryTable = {
  keys: [
    [1, 0],
    [0, 1],
    [0, 0],
  ],
  values: [
    [5, 6],
    [7, 8],
    [9, 9],
  ],
  query: [0, 1],
  noise: [0.5, -1],
};

describe("a memory typed by hand", () => {
  it("becomes keys above values, and the query above zeta in the last column", () => {
    const { Z, n, y } = tokensOfTable(table, 2);
    expect([n, y]).toEqual([4, null]);
    expect([...Z]).toEqual([1, 0, 0, 0, 0, 1, 0, 1, 5, 7, 9, 0.5, 6, 8, 9, -1]);
  });

  it("is read by the teacher: the value of the key that the query is, and the query's own column", () => {
    const { Z, n } = tokensOfTable(table, 2);
    expect([...attend(memoryTeacher(2), Z, n).output]).toEqual([0, 0, 7.5, 7]);
  });

  it("waits while keys have another dimension", () => {
    expect([fitsKeys(table, 2), fitsKeys(table, 3), fitsKeys(null, 2)]).toEqual([true, false, false]);
    expect(() => tokensOfTable(table, 3)).toThrow("the table has keys of dimension 2, expected 3");
    expect(schema.safeParse({ kind: "associative-memory", d: 5, table }).success).toBe(true);
  });

  it.each([
    ["an entry that is no number", { query: ["x", 1] }, "table.query[0]", 'must be a number between -1000 and 1000, got "x"'],
    ["an entry beyond all bounds", { query: [0, 1e9] }, "table.query[1]", "must be a number between -1000 and 1000, got 1000000000"],
    ["an infinite entry", { noise: [0, Number.POSITIVE_INFINITY] }, "table.noise[1]", "must be a number between -1000 and 1000, got null"],
    ["a key without its value", { values: table.values.slice(1) }, "table.values", "must have one row for each key"],
    [
      "a key that is shorter",
      {
        keys: [
          [1, 0],
          [0, 1],
          [0, 0, 1],
        ],
      },
      "table.keys",
      "must have as many numbers per vector as the query",
    ],
    ["noise that is longer", { noise: [1, 2, 3] }, "table.noise", "must have as many numbers per vector as the query"],
    ["vectors of one number", { query: [1] }, "table.query", "must have 2 to 8 numbers"],
    ["no pairs", { keys: [], values: [] }, "table.keys", "must have 1 to 16 rows"],
  ] as const)("is refused with %s", (_, changes, field, message) => {
    const parsed = schema.safeParse({ kind: "associative-memory", d: 2, table: { ...table, ...changes } });
    if (parsed.success) throw new Error("expected a refusal");
    const [issue] = parsed.error.issues;
    expect([fieldPath(issue.path), problemLine(raisedBy(issue))]).toEqual([field, expect.stringContaining(message)]);
  });
});
