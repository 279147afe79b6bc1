import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeNpy } from "../../../../platform/files/npy";
import { readMatrix } from "./read-matrix";
import { complaint, cutAt, dense, fileOf, finiteNumbers, gzipped, matrixIn, utf8 } from "./testing";

const tables = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(finiteNumbers, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  );
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 });
const shown = (value: number) => (Object.is(value, -0) ? "-0" : String(value));

describe("a matrix as CSV", () => {
  it("is the same with any delimiter, with names of columns or without, and in any pieces", async () => {
    const delimiters = fc.constantFrom(",", ";", "\t", " ", ", ");
    await fc.assert(
      fc.asyncProperty(tables, delimiters, fc.boolean(), cuts, async (rows, delimiter, named, shares) => {
        const names = rows[0].map((_, i) => `x${i + 1}`).join(delimiter);
        const lines = rows.map((row) => row.map(shown).join(delimiter));
        const bytes = utf8(`${named ? `${names}\r\n` : ""}${lines.join("\r\n")}\r\n`);
        expect(await readMatrix(fileOf("a.csv", ...cutAt(bytes, shares)))).toMatchObject({ ok: true, parsed: { matrix: dense(...rows) } });
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it("may have comments, blank lines, quotes and a byte order mark", async () => {
    expect(await matrixIn("a.csv", '\ufeff# written by hand\n\n"a","b"\n"1", 2\n\n3,"4"\n')).toEqual(dense([1, 2], [3, 4]));
    expect(await matrixIn("savetxt", "1.000e+00 2.5e-01\n-3 4\n")).toEqual(dense([1, 0.25], [-3, 4]));
    expect(await matrixIn("a.csv.gz", await gzipped(utf8("1;2\n")))).toEqual(dense([1, 2]));
  });

  it.each([
    ["rows of unequal length", "1,2\n3\n", "line 2 has a number of cells different from the first row: 1 instead of 2"],
    ["a blank cell", "1,2\n3,\n", "line 2, column 2 is blank, expected a number"],
    ["a blank first cell", "1\t2\n\t3\n", "line 2, column 1 is blank, expected a number"],
    ["a word among numbers", "1,2\n3,x\n", 'line 2, column 2 holds "x", expected a number'],
    ["two lines of names", "a,b\nc,d\n1,2\n", 'line 2, column 1 holds "c", expected a number'],
    ["a decimal comma", "1,5;2,5\n", 'line 1, column 1 holds "1,5", expected a number (write a decimal point instead of the comma)'],
    ["NaN", "1,2\nnan,3\n", "line 2, column 1 holds nan, expected a finite number"],
    ["prose", "Dear all\n\nplease find\n", 'line 3, column 1 holds "please", expected a number'],
    ["names alone", "a,b\n", "line 1 is the end of the file, expected a row of numbers"],
    ["nothing", "", "the file is empty"],
  ])("with %s is refused with its place", async (_, content, expected) => {
    expect(await complaint("a.csv", content)).toBe(expected);
  });

  it("is refused at the line where it outgrows the memory", async () => {
    const row = `${Array.from({ length: 100 }, (_, i) => i).join(",")}\n`;
    const said = await complaint("a.csv", row.repeat(1000), { memoryLimit: 1e6 });
    expect(said).toBe("line 656 exceeds the memory: the rows up to here need 2 MB, the limit is 1 MB (use a part of the matrix)");
  });
});

describe("a matrix as .npy", () => {
  const npy = (descr: string, shape: string, content: ArrayBufferView, columnsFirst = false) => {
    const fields = `{'descr': '${descr}', 'fortran_order': ${columnsFirst ? "True" : "False"}, 'shape': ${shape}, }`.padEnd(117);
    const start = Uint8Array.from(`\x93NUMPY\x01\x00\x76\x00${fields}\n`, (character) => character.charCodeAt(0));
    return Uint8Array.from([...start, ...new Uint8Array(content.buffer, content.byteOffset, content.byteLength)]);
  };

  it("comes back bit by bit from what our own writer wrote, in any pieces", async () => {
    await fc.assert(
      fc.asyncProperty(tables, cuts, async (rows, shares) => {
        const matrix = dense(...rows);
        const bytes = writeNpy([matrix.rows, matrix.columns], matrix.values);
        expect(await readMatrix(fileOf("a.npy", ...cutAt(bytes, shares)))).toMatchObject({ ok: true, parsed: { matrix } });
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("is the same wherever it is cut in two", async () => {
    const bytes = writeNpy([2, 2], Float64Array.of(1, 2, 3, Math.PI));
    for (let at = 0; at <= bytes.length; at++)
      expect(await readMatrix(fileOf("a.npy", bytes.subarray(0, at), bytes.subarray(at)))).toMatchObject({
        parsed: { matrix: dense([1, 2], [3, Math.PI]) },
      });
  });

  it("may be in the order of Fortran, of other types and of the other endianness", async () => {
    expect(await matrixIn("a.npy", npy("<f8", "(2, 3)", Float64Array.of(1, 4, 2, 5, 3, 6), true))).toEqual(dense([1, 2, 3], [4, 5, 6]));
    expect(await matrixIn("a.npy", npy("<f4", "(1, 2)", Float32Array.of(0.5, -2)))).toEqual(dense([0.5, -2]));
    expect(await matrixIn("a.npy", npy("|i1", "(2, 1)", Int8Array.of(-1, 7)))).toEqual(dense([-1], [7]));
    const big = new DataView(new ArrayBuffer(16));
    big.setFloat64(0, 1.5);
    big.setFloat64(8, -1e300);
    expect(await matrixIn("a.npy", npy(">f8", "(1, 2)", big))).toEqual(dense([1.5, -1e300]));
    expect(await matrixIn("a.npy", npy("<i8", "(1, 1)", BigInt64Array.of(-(2n ** 53n))))).toEqual(dense([-(2 ** 53)]));
  });

  it.each([
    [
      "of three axes",
      npy("<f8", "(1, 1, 1)", new Float64Array(1)),
      "the array has the shape (1, 1, 1), expected a matrix with at least one row and one column",
    ],
    [
      "of one axis",
      npy("<f8", "(2,)", new Float64Array(2)),
      "the array has the shape (2,), expected a matrix with at least one row and one column",
    ],
    [
      "without rows",
      npy("<f8", "(0, 2)", new Float64Array(0)),
      "the array has the shape (0, 2), expected a matrix with at least one row and one column",
    ],
    [
      "of complex numbers",
      npy("<c16", "(1, 1)", new Float64Array(2)),
      'the array has the type "<c16", expected real numbers (float16 to float64, integers or bool) (save array.astype("float64"))',
    ],
    ["cut off", npy("<f8", "(2, 2)", new Float64Array(3)), "the numbers have 24 B, expected 32 B for the shape (2, 2)"],
    ["too long", npy("<f8", "(2, 2)", new Float64Array(5)), "the numbers have 40 B, expected 32 B for the shape (2, 2)"],
    ["with NaN", npy("<f8", "(1, 2)", Float64Array.of(1, Number.NaN)), "the entry [0, 1] is NaN, expected a finite number"],
    [
      "with an integer of too many digits",
      npy("<i8", "(1, 1)", BigInt64Array.of(2n ** 53n + 1n)),
      'the entry [0, 0] is 9007199254740993, which float64 cannot hold exactly (save array.astype("float64"))',
    ],
    [
      "of a billion entries",
      npy("|i1", "(100000, 10000)", new Int8Array(4)),
      "the array has the size 100000 x 10000, which needs 8000 MB of memory; the limit is 1000 MB (use a part of the matrix)",
    ],
    [
      "without the end of its header",
      npy("<f8", "(1, 1)", new Float64Array(1)).subarray(0, 60),
      "the header of the array cannot be read (write it with np.save)",
    ],
  ])("%s is refused", async (_, content, expected) => {
    expect(await complaint("a.npy", content)).toBe(expected);
  });
});

it("a file of another kind is refused", async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13);
  expect(await complaint("photo.png", png)).toMatch(/^the file holds no matrix in Matrix Market, CSV or .npy format/);
});
