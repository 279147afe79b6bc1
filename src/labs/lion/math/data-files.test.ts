import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { writeNpy } from "../../../platform/files/npy";
import { readLionData } from "./data-files";
import { parseLionData } from "./own-data";

const bytes = (text: string) => new TextEncoder().encode(text);
const json = (parts: object) => parseLionData({ format: "lion-data", version: 1, ...parts });
const q = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const k = [
  [1, 0],
  [0, 1],
  [1, 1],
];
const v = [[7], [8], [9]];

type Arrays = Readonly<Record<string, { readonly shape: readonly number[]; readonly values: readonly number[] }>>;

function npz(arrays: Arrays): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(arrays).map(([name, { shape, values }]) => [`${name}.npy`, writeNpy(shape, Float64Array.from(values))]),
    ),
  );
}

const arrays: Arrays = {
  q: { shape: [3, 2], values: q.flat() },
  k: { shape: [3, 2], values: k.flat() },
  v: { shape: [3, 1], values: v.flat() },
};

describe("own data in files", () => {
  it("are the same as JSON and as an archive of arrays, with decays of any shape", () => {
    for (const [decay, shape] of [
      [0.5, []],
      [[0.5, 0.25, 1], [3]],
      [
        [
          [0.5, 1],
          [0.25, 0],
          [1, 1],
        ],
        [3, 2],
      ],
    ] as const) {
      const values = [decay].flat(2) as readonly number[];
      const given = { ...arrays, decay: { shape, values }, padding: { shape: [3], values: [0, 1, 0] } };
      expect(readLionData(npz(given))).toEqual(json({ q, k, v, decay, padding: [0, 1, 0] }));
    }
  });

  it("are heads where arrays have an axis more", () => {
    const twice = Object.fromEntries(
      Object.entries(arrays).map(([name, { shape, values }]) => [
        name,
        { shape: [2, ...shape], values: [...values, ...values.map((x) => -x)] },
      ]),
    );
    const negative = (rows: readonly (readonly number[])[]) => rows.map((row) => row.map((x) => -x));
    const heads = [
      { q, k, v, decay: 0.5 },
      { q: negative(q), k: negative(k), v: negative(v), decay: 0.75 },
    ];
    expect(readLionData(npz({ ...twice, decay: { shape: [2], values: [0.5, 0.75] } }))).toEqual(json({ heads }));
  });

  it("are the same as a table, a row for each token", () => {
    const table = "q0,q1,k0,k1,v0,decay,padding\n1,2,1,0,7,0.5,0\n3,4,0,1,8,0.25,1\n5,6,1,1,9,1,0\n";
    expect(readLionData(bytes(table))).toEqual(json({ q, k, v, decay: [0.5, 0.25, 1], padding: [0, 1, 0] }));
    expect(readLionData(bytes("v\tq1\tq2\tk1\tk2\n7\t1\t2\t1\t0\n8\t3\t4\t0\t1\n9\t5\t6\t1\t1"))).toEqual(json({ q, k, v }));
    expect(readLionData(bytes("q0;q1;k0;k1;v0;decay\n1;2;1;0;7;0.5\n3;4;0;1;8;\n5;6;1;1;9;\n"))).toEqual(json({ q, k, v, decay: 0.5 }));
    const both = "q0,q1,k0,k1,v0,decay0,decay1\n1,2,1,0,7,0.5,1\n3,4,0,1,8,0.25,0\n5,6,1,1,9,1,1\n";
    expect(readLionData(bytes(both))).toEqual(
      json({
        q,
        k,
        v,
        decay: [
          [0.5, 1],
          [0.25, 0],
          [1, 1],
        ],
      }),
    );
  });

  it("are the same in any order of columns, and of columns numbered from 1", () => {
    const shuffled = "decay1,k1,padding,q1,v0,k0,decay0,q0\n1,0,0,2,7,1,0.5,1\n0,1,1,4,8,0,0.25,3\n1,1,0,6,9,1,1,5\n";
    const coordinates = [
      [0.5, 1],
      [0.25, 0],
      [1, 1],
    ];
    const expected = json({ q, k, v, decay: coordinates, padding: [0, 1, 0] });
    expect(readLionData(bytes(shuffled))).toEqual(expected);
    const fromOne = shuffled.replace("decay1,k1,padding,q1,v0,k0,decay0,q0", "DECAY_2,k2,padding,q02,V,k1,decay_1,q01");
    expect(readLionData(bytes(fromOne))).toEqual(expected);
  });

  it("are text in UTF-8, or in UTF-16 as spreadsheets write it", () => {
    const table = "q0,k0,v0\n1,1,1\n";
    const wide = new Uint8Array([0xff, 0xfe, ...Array.from(table).flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(readLionData(wide)).toEqual(readLionData(bytes(table)));
  });

  it("have a decay for their only token where a table has one row", () => {
    expect(readLionData(bytes("q0,k0,v0,decay\n1,1,1,0.5\n"))).toEqual(json({ q: [[1]], k: [[1]], v: [[1]], decay: [0.5] }));
  });

  it("are JSON where they begin like it", () => {
    const text = JSON.stringify({ format: "lion-data", version: 1, q, k, v });
    expect(readLionData(bytes(text))).toEqual(json({ q, k, v }));
  });

  it.each([
    ["an array of another name", npz({ ...arrays, keys: arrays.k }), "keys", "q, k, v, decay, padding"],
    ["no queries", npz({ k: arrays.k }), "q", "missing"],
    ["an array with too many axes", npz({ ...arrays, v: { shape: [3, 1, 1], values: v.flat() } }), "v", "2 axes"],
    ["other tokens", npz({ ...arrays, v: { shape: [2, 1], values: [7, 8] } }), "v", "v has 2 tokens"],
    ["a column of another name", bytes("q0,k0,w0\n1,1,1\n"), "w0", "q0, q1"],
    ["a table of a header alone", bytes("q0,k0,v0\n"), "", "no row"],
    ["nothing", bytes(" \n"), "", "empty"],
    ["a column twice", bytes("q0,q1,q00,k0,v0\n1,1,1,1,1\n"), "q00", "columns 1 and 3"],
    ["two columns of padding", bytes("q,k,v,padding,padding\n1,1,1,0,0\n"), "padding", "columns 4 and 5"],
    ["a number left out", bytes("q1,q3,k0,v0\n1,1,1,1\n"), "q2", "although the table has q3"],
    ["a first number left out", bytes("q2,q3,k0,v0\n1,1,1,1\n"), "q1", "although the table has q2"],
    ["a column without a name", bytes("q0,k0,v0,\n1,1,1,1\n"), "column 4", "q0, q1"],
    ["one array alone", writeNpy([1, 1], Float64Array.of(1)), "", "np.savez"],
    ["bytes that are no text", Uint8Array.of(0x71, 0x22, 0xff, 0x2c), "", "UTF-8"],
    ["a row that is too short", bytes("q0,k0,v0\n1,1\n"), "line 2", "2 cells"],
    ["a cell that is no number", bytes("q0,k0,v0\n1,1,1\n1,x,1\n"), "line 3, k0", '"x"'],
    ["a number that is not finite", bytes("q0,k0,v0\n1,1,inf\n"), "v[0][0]", "finite"],
  ])("that have %s are refused with the place", (_, file, field, words) => {
    const read = readLionData(file);
    if (read.ok) throw new Error("it is wrong");
    expect(read.problem).toEqual(expect.problemSaying({ field }));
    expect(problemLine(read.problem)).toContain(words);
  });
});
