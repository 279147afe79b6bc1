/** The header row of a CSV file: which column holds what. */
import { nearest } from "../../../../../platform/fields/problem";
import type { Row } from "../../../../../platform/files/csv-table";
import { Fault } from "../../../../../platform/files/fault";
import { checkDimension } from "./checks";

/** Positions of the columns; null for an optional one that is not there. */
export interface Layout {
  readonly names: readonly string[];
  readonly sample: number;
  readonly split: number | null;
  readonly token: number | null;
  readonly z: readonly number[];
  readonly y: readonly number[];
}

const expectation = "the columns are sample, split, z1 to zd and y1 to yk";

/** The layout that a header row describes; upper and lower case are the same. */
export function readHeader({ line, cells }: Row): Layout {
  const names = cells.map((cell) => cell.toLowerCase());
  if (names.every((name) => name === "" || Number.isFinite(Number(name))))
    throw new Fault(`line ${line}`, "has numbers, expected the names of the columns", "begin with a row such as sample,split,z1,z2,y1");
  const found = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    checkName(name, index, line);
    if (found.has(name)) throw new Fault(`line ${line}`, `has the column ${name} twice`);
    found.set(name, index);
  }
  const [sample, split = null, token = null] = ["sample", "split", "token"].map((name) => found.get(name));
  if (sample === undefined) throw new Fault(`line ${line}`, "has no column sample", expectation);
  const [z, y] = [tokenLetter(found, line), "y"].map((letter) => numberedColumns(letter, found, line));
  checkDimension(z.length, `line ${line}`, "z columns");
  return { names, sample, split, token, z, y };
}

function checkName(name: string, index: number, line: number): void {
  if (name === "") throw new Fault(`line ${line}`, `has no name for column ${index + 1}`, expectation);
  if (/^(?:sample|split|token|[zxy][1-9]\d*)$/.test(name)) return;
  const meant = nearest(name.slice(0, 40), ["sample", "split", "token"]);
  const shownName = name.length > 40 ? `${name.slice(0, 37)}...` : name;
  throw new Fault(`line ${line}, column ${shownName}`, "is not a known column", meant ? `did you mean ${meant}?` : expectation);
}

/** Whether the coordinates of a token are called z or x. */
function tokenLetter(found: ReadonlyMap<string, number>, line: number): "z" | "x" {
  const [z, x] = ["z", "x"].map((letter) => [...found.keys()].find((name) => name.startsWith(letter)));
  if (z !== undefined && x !== undefined)
    throw new Fault(`line ${line}, column ${x}`, `is another name for ${z}, and both are there`, "leave out the one that is not meant");
  return x === undefined ? "z" : "x";
}

/** Columns letter1, letter2, ... in the order of their numbers, without a gap. */
function numberedColumns(letter: string, found: ReadonlyMap<string, number>, line: number): readonly number[] {
  const named = [...found.keys()].filter((name) => name.startsWith(letter));
  return Array.from({ length: Math.max(1, named.length) }, (_, i) => {
    const column = found.get(`${letter}${i + 1}`);
    if (column !== undefined) return column;
    const other = named.length === 0 ? "" : `, although it has ${named.at(-1)}`;
    throw new Fault(`line ${line}`, `has no column ${letter}${i + 1}${other}`, expectation);
  });
}
