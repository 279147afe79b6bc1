import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { finish } from "../../../../../platform/numerics/progress";
import { momentsOf, predict } from "../../model/forward";
import { packedSize } from "../../model/samples";
import { Workspace } from "../../workspace";
import { generate, sequence } from "./generate";
import { instanceCount } from "./instance-count";
import { instances } from "./instances";
import { library } from "./library";
import { fields, schema, type TuringMachineSpec } from "./schema";

const workspace = new Workspace();

function specOf(changes: Partial<TuringMachineSpec> = {}): TuringMachineSpec {
  return { kind: "turing-machine", ...defaultsOf(fields), traces: 6, testTraces: 3, steps: 5, ...changes };
}

const draw = (changes: Partial<TuringMachineSpec>, seed = 3) => finish(generate(specOf(changes), seed, workspace));

const one = { family: "one", cells: 4, traces: 6 } as const;
const palindrome = library.find(({ id }) => id === "palindrome")?.machine ?? library[0].machine;

/** Bit for bit: comparing millions of entries one by one takes a test runner seconds. */
function expectSame(actual: Float64Array | null | undefined, expected: Float64Array | null | undefined): void {
  if (!actual || !expected) throw new Error("there is nothing to compare");
  const bytes = ({ buffer, byteOffset, byteLength }: Float64Array) => Buffer.from(buffer, byteOffset, byteLength);
  expect(bytes(actual).equals(bytes(expected))).toBe(true);
}

/** Specs of both families, with few instances and with many. */
const shapes: fc.Arbitrary<Partial<TuringMachineSpec>> = fc.oneof(
  fc.record({
    states: fc.integer({ min: 1, max: 3 }),
    letters: fc.integer({ min: 2, max: 3 }),
    cells: fc.integer({ min: 3, max: 6 }),
    head: fc.nat(2),
    steps: fc.integer({ min: 1, max: 12 }),
    traces: fc.integer({ min: 1, max: 6 }),
  }),
  fc.record({
    family: fc.constant("one" as const),
    machine: fc.constantFrom(library[0].machine, palindrome),
    cells: fc.integer({ min: 3, max: 9 }),
    head: fc.nat(2),
    steps: fc.integer({ min: 1, max: 12 }),
    traces: fc.integer({ min: 1, max: 6 }),
  }),
);

describe("traces as data", () => {
  it("hold the moments of the tokens that are shown, and the next token as label, for every prefix from the start token on", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const spec = specOf(shape);
        const { test, d } = draw(shape);
        const { Z, n } = sequence(spec, 3, 0, workspace);
        expect(test.prefixes).toBe(3 * spec.steps);
        const prompt = n - test.prefixes;
        for (const i of [0, 1, test.prefixes - 1]) {
          const prefix = prompt + i;
          const columns = Float64Array.from({ length: d * prefix }, (_, at) => Z[Math.floor(at / prefix) * n + (at % prefix)]);
          const expected = momentsOf(columns, d, prefix);
          expectSame(test.gram.subarray(i * packedSize(d), (i + 1) * packedSize(d)), expected.gram);
          expect(test.last.subarray(i * d, (i + 1) * d)).toEqual(expected.last);
          expect(test.labels?.subarray(i * d, (i + 1) * d)).toEqual(Float64Array.from({ length: d }, (_, j) => Z[j * n + prefix]));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("are labelled as the teacher's matrices would, exactly", () => {
    for (const changes of [{}, one, { states: 3, letters: 3 }]) {
      const { train, teacher } = draw(changes);
      expect(teacher && predict(workspace, teacher, train)).toEqual(train.labels);
    }
  });

  it("keep their first samples when there are more traces, and the tests keep theirs", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 20 }), (shape, more) => {
        const small = draw(shape);
        const most = instanceCount(specOf(shape)) - 1;
        const large = draw({ ...shape, traces: Math.min((shape.traces ?? 0) + more, most), testTraces: 5 });
        expectSame(large.train.gram.subarray(0, small.train.gram.length), small.train.gram);
        expectSame(large.train.labels?.subarray(0, small.train.labels?.length), small.train.labels);
        // More of the few tapes to learn from can leave fewer to test on.
        const common = Math.min(small.test.gram.length, large.test.gram.length);
        expectSame(large.test.gram.subarray(0, common), small.test.gram.subarray(0, common));
      }),
      { numRuns: 20 },
    );
  });

  it("all differ where they can be listed, and all of them come when as many are asked for", () => {
    const spec = specOf({ ...one, traces: 15, testTraces: 30 });
    const { train, test } = instances(spec, 3, workspace);
    expect(instanceCount(spec)).toBe(16);
    expect([train.length, test.length]).toEqual([15, 1]);
    expect(new Set([...train, ...test].map(({ tape }) => tape.join(""))).size).toBe(16);
    const machines = instances(specOf({ states: 1, traces: 200, testTraces: 500 }), 3, workspace);
    expect(new Set([...machines.train, ...machines.test].map((instance) => JSON.stringify(instance))).size).toBe(256);
  });

  it("draw every rule and every letter equally often, listed or not", () => {
    for (const cells of [4, 9]) {
      const { train } = instances(specOf({ cells, traces: 2000 }), 3, workspace);
      const rules = train.flatMap(({ machine }) => machine.transitions.flat().map((rule) => JSON.stringify(rule)));
      expect(new Set(rules).size).toBe(8);
      for (const rule of new Set(rules)) {
        const share = rules.filter((other) => other === rule).length / rules.length;
        // Five standard errors of a share of 1/8 among 8000.
        expect(Math.abs(share - 1 / 8)).toBeLessThan(5 * Math.sqrt(((1 / 8) * (7 / 8)) / 8000));
      }
      const ones = train.reduce((sum, { tape }) => sum + tape.reduce((count, letter) => count + letter, 0), 0) / (2000 * cells);
      expect(Math.abs(ones - 1 / 2)).toBeLessThan(5 * Math.sqrt(1 / 4 / (2000 * cells)));
    }
  });

  it("are no training traces when they are test traces, also where instances are too many to be listed", () => {
    for (const changes of [
      { traces: 400, testTraces: 100 },
      { cells: 9, traces: 400, testTraces: 100 },
    ]) {
      const { train, test } = instances(specOf(changes), 3, workspace);
      const known = new Set(train.map((instance) => JSON.stringify(instance)));
      expect(test.filter((instance) => known.has(JSON.stringify(instance)))).toEqual([]);
      expect(test).toHaveLength(100);
    }
  });

  it("end in single samples when random sequences are added, which the teacher labels too", () => {
    const { train, teacher, test } = draw({ probes: 4 });
    expect([train.prefixes, train.count, test.prefixes]).toEqual([1, 6 * 15 + 4, 15]);
    const predicted = teacher && predict(workspace, teacher, train);
    train.labels?.forEach((label, i) => {
      expect(predicted?.[i]).toBeCloseTo(label, 9);
    });
  });

  it("do not depend on the tape that is watched", () => {
    expectSame(draw({ tape: "1010" }).train.gram, draw({}).train.gram);
  });

  it("that do not fit in memory are refused with the estimate, before anything is drawn", () => {
    expect(() => draw({ states: 6, letters: 4, cells: 16, steps: 60, traces: 100 })).toThrow(
      "18540 samples of dimension 484 with 117370 entries of G need 16.4 GB, the limit is 2 GB",
    );
    const large = { states: Array.from({ length: 64 }, (_, s) => `q${s}`), alphabet: [..."0123456789abcdef"], start: 0, halting: [] };
    const stay = { next: 0, write: 0, move: "L" } as const;
    const machine = { ...large, transitions: large.states.map(() => large.alphabet.map(() => stay)) };
    expect(() => draw({ family: "one", machine, cells: 16, steps: 1, traces: 1, testTraces: 1 })).toThrow("the limit is 2 GB");
  });
});

describe("the schema of the task", () => {
  it("fills in every default and accepts each machine of the library with its own sizes", () => {
    expect(schema.parse({ kind: "turing-machine" })).toEqual({ kind: "turing-machine", ...defaultsOf(fields) });
    for (const { machine, cells, head, tapes } of library) {
      const spec = { kind: "turing-machine", family: "one", machine, cells, head, tape: tapes[0], traces: 8 } as const;
      expect(schema.safeParse(spec).success).toBe(true);
    }
  });

  it.each<[Partial<TuringMachineSpec>, string]>([
    [{ head: 4 }, "head must be below the number of cells"],
    [{ cells: 17 }, "cells must be a whole number between 2 and 16, got 17"],
    [{ steps: 61 }, "steps must be a whole number between 1 and 60, got 61"],
    [{ family: "one" }, "traces must be below 16, the number of tapes of this length, got 64: test tapes are needed too"],
    [
      { states: 1, cells: 2, traces: 64 },
      "traces must be below 64, the number of machines with tapes, got 64: test computations are needed too",
    ],
  ])("says what is wrong: %j", (changes, message) => {
    const issue = schema.safeParse({ kind: "turing-machine", ...changes }).error?.issues[0];
    expect(issue && `${issue.path.join(".")} ${problemLine(raisedBy(issue))}`).toBe(message);
  });
});
