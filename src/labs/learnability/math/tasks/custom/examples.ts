/**
 * Small example data sets for download, in any of the formats. Tokens are small fractions from an integer generator, so
 * every number, labels included, is exact and the same on every machine.
 */
import { attend } from "../../model/forward";
import type { Heads } from "../../model/samples";
import type { OwnData, Sequence } from "../dataset";

export type ExampleId = "two-heads" | "associative-memory" | "unequal-lengths";

export interface ExampleData {
  /** Also the name of the file, without extension. */
  readonly id: ExampleId;
  readonly make: () => OwnData;
}

export const examples: readonly ExampleData[] = [
  {
    id: "two-heads",
    make: twoHeads,
  },
  {
    id: "associative-memory",
    make: associativeMemory,
  },
  {
    id: "unequal-lengths",
    make: unequalLengths,
  },
];

/** Teacher of the first example: 2 outputs, two heads, integers throughout. */
export const twoHeadTeacher: Heads = {
  d: 3,
  outputs: 2,
  count: 2,
  V: Float64Array.of(1, 0, -1, 0, 2, 1, /* second head */ 0, 1, 1, -1, 0, 1),
  Q: Float64Array.of(1, 0, 2, 0, 1, 0, -1, 0, 1, /* second head */ 0, 1, 0, 2, 0, -1, 0, 0, 1),
};

function twoHeads(): OwnData {
  const next = integers(1);
  const samples = Array.from({ length: 60 }, () => labelled(twoHeadTeacher, fractions(next, 3 * 5), 5));
  return { d: 3, outputs: 2, train: samples.slice(0, 40), test: samples.slice(40) };
}

/**
 * Tokens are (key, value), both in R^2, with keys (1, 0) and (0, 1) in either order. The query token is (key, 0): V Z Z^T Q z
 * with V = [0 I] and Q = [I 0; 0 0] is the value stored under it.
 */
function associativeMemory(): OwnData {
  const next = integers(2);
  const samples = Array.from({ length: 60 }, () => memory(fractions(next, 4), next(2), next(2)));
  return { d: 4, outputs: 2, train: samples.slice(0, 40), test: samples.slice(40) };
}

/** Two pairs and the query; `first` is the key of the first pair, `asked` the index of the queried pair. */
function memory(values: Float64Array, first: number, asked: number): Sequence {
  const keys = [first, 1 - first, asked === 0 ? first : 1 - first];
  const rows = [
    keys.map((key) => (key === 0 ? 1 : 0)),
    keys.map((key) => (key === 1 ? 1 : 0)),
    [values[0], values[2], 0],
    [values[1], values[3], 0],
  ];
  return { n: 3, Z: Float64Array.from(rows.flat()), y: values.slice(2 * asked, 2 * asked + 2) };
}

function unequalLengths(): OwnData {
  const teacher: Heads = { d: 2, outputs: 1, count: 1, V: Float64Array.of(1, -1), Q: Float64Array.of(1, 2, 0, 1) };
  const next = integers(3);
  const samples = Array.from({ length: 30 }, () => {
    const n = 1 + next(6);
    return labelled(teacher, fractions(next, 2 * n), n);
  });
  return { d: 2, outputs: 1, train: samples.slice(0, 24), test: samples.slice(24).map(({ n, Z }) => ({ n, Z, y: null })) };
}

function labelled(teacher: Heads, Z: Float64Array, n: number): Sequence {
  return { n, Z, y: attend(teacher, Z, n).output };
}

/** Multiples of 1/8 between -2 and 2. */
function fractions(next: (bound: number) => number, count: number): Float64Array {
  return Float64Array.from({ length: count }, () => (next(33) - 16) / 8);
}

/** Integers from 0 to bound - 1; a congruential generator, whose high bits are the good ones. */
function integers(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(((state >>> 8) / 2 ** 24) * bound);
  };
}
