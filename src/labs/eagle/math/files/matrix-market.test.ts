import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMatrix } from "./read-matrix";
import { complaint, cutAt, dense, fileOf, finiteNumbers, gzipped, matrices, matrixIn, type Symmetric, sparse, utf8 } from "./testing";
import { writeMatrixMarket } from "./write-matrix-market";

const header = "%%MatrixMarket matrix coordinate real general\n";
const small = `${header}2 3 2\n1 1 5\n2 3 -0.5\n`;
const smallMatrix = sparse(2, 3, [
  [0, 0, 5],
  [1, 2, -0.5],
]);

const text = (...written: Parameters<typeof writeMatrixMarket>) => [...writeMatrixMarket(...written)].join("");

describe("a Matrix Market file", () => {
  const anyNumber = fc.oneof(finiteNumbers, fc.constantFrom(0, -0, 1e22, 1e-22, 123456789012345, 5e-324, 1.7976931348623157e308));
  const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 });

  it("comes back bit by bit, whatever its shape, symmetry and the pieces it comes in", async () => {
    await fc.assert(
      fc.asyncProperty(matrices(anyNumber), cuts, fc.boolean(), async ({ matrix, symmetry }, shares, packed) => {
        const written = utf8(text(matrix, { field: "real", symmetry }));
        const bytes = packed ? await gzipped(written) : written;
        const answer = await readMatrix(fileOf(packed ? "a.mtx.gz" : "a.mtx", ...cutAt(bytes, shares)));
        expect(answer).toEqual({ ok: true, parsed: expect.objectContaining({ matrix, symmetry, notes: [] }) });
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  it("comes back as integers and as a pattern", async () => {
    const roundTrip = async ({ matrix, symmetry }: Symmetric) => {
      expect(await matrixIn("a.mtx", text(matrix, { field: "integer", symmetry }))).toEqual(matrix);
      if (matrix.kind === "dense" || symmetry === "skew-symmetric") return;
      const ones = { ...matrix, values: matrix.values.map(() => 1) };
      expect(await matrixIn("a.mtx", text(matrix, { field: "pattern", symmetry }))).toEqual(ones);
    };
    const integers = fc.integer({ min: -1e6, max: 1e6 });
    await fc.assert(fc.asyncProperty(matrices(integers), roundTrip), { numRuns: 200, seed: 2 });
  });

  it("is the same wherever it is cut in two", async () => {
    const bytes = utf8(
      `%%MatrixMarket matrix coordinate real general\r\n% a comment\r\n\r\n3 3 4\r\n1 2 -1.5e-7\r\n%\r\n3 1 12345\r\n 2 2\t.5 \r\n3 3 1.0D+03`,
    );
    const expected = sparse(3, 3, [
      [0, 1, -1.5e-7],
      [1, 1, 0.5],
      [2, 0, 12345],
      [2, 2, 1000],
    ]);
    for (let at = 0; at <= bytes.length; at++) {
      const answer = await readMatrix(fileOf("a.mtx", bytes.subarray(0, at), bytes.subarray(at)));
      expect(answer?.ok && answer.parsed.matrix, `cut at ${at}`).toEqual(expected);
    }
    const single = Array.from(bytes, (byte) => Uint8Array.of(byte));
    expect(await readMatrix(fileOf("a.mtx", ...single))).toMatchObject({ parsed: { matrix: expected } });
  });

  it("is read with a byte order mark, words in capitals, and under any name", async () => {
    expect(await matrixIn("a.mtx", `\ufeff${small}`)).toEqual(smallMatrix);
    expect(
      await matrixIn("download", small.replace("MatrixMarket matrix coordinate real", "MATRIXMARKET Matrix COORDINATE Double")),
    ).toEqual(smallMatrix);
    expect(await matrixIn("a.mtx.gz", small)).toEqual(smallMatrix);
    expect(await matrixIn("a.mtx", await gzipped(utf8(small)))).toEqual(smallMatrix);
  });

  it("holds an array column after column, and of symmetric ones the lower triangle", async () => {
    const array = "%%MatrixMarket matrix array real";
    expect(await matrixIn("a.mtx", `${array} general\n2 3\n1\n2\n3\n4\n5\n6\n`)).toEqual(dense([1, 3, 5], [2, 4, 6]));
    expect(await matrixIn("a.mtx", `${array} symmetric\n2 2\n1\n2\n3\n`)).toEqual(dense([1, 2], [2, 3]));
    expect(await matrixIn("a.mtx", `${array} skew-symmetric\n3 3\n1\n2\n3\n`)).toEqual(dense([0, -1, -2], [1, 0, -3], [2, 3, 0]));
    expect(await matrixIn("a.mtx", `${array} skew-symmetric\n1 1\n`)).toEqual(dense([0]));
    expect(await matrixIn("a.mtx", `${array} hermitian\n2 2\n1\n2\n3\n`)).toEqual(dense([1, 2], [2, 3]));
  });

  it("adds entries that stand at the same place, and says how many", async () => {
    const answer = await readMatrix(fileOf("a.mtx", utf8(`${header}2 2 5\n2 1 1\n1 1 4\n2 1 2\n2 1 -6\n1 1 0.5\n`)));
    expect(answer).toMatchObject({ ok: true, parsed: { notes: [{ code: "note-duplicates", values: { count: 3 } }] } });
    expect(answer?.ok && answer.parsed.matrix).toEqual(
      sparse(2, 2, [
        [0, 0, 4.5],
        [1, 0, -3],
      ]),
    );
  });

  it("keeps zeros that are stored, and may have no entries at all", async () => {
    expect(await matrixIn("a.mtx", `${header}2 2 1\n1 2 0\n`)).toEqual(sparse(2, 2, [[0, 1, 0]]));
    expect(await matrixIn("a.mtx", `${header}4 9 0\n`)).toEqual(sparse(4, 9, []));
  });
});

describe("a malformed Matrix Market file", () => {
  const cases: readonly (readonly [string, string, string])[] = [
    [
      "of another kind",
      "hello\n",
      'line 1 must begin with %%MatrixMarket, got "hello" (write for example %%MatrixMarket matrix coordinate real general)',
    ],
    [
      "with a short first line",
      "%%MatrixMarket matrix coordinate real\n1 1 0\n",
      'line 1 must have five words, got "%%matrixmarket matrix coordinate real" (write for example %%MatrixMarket matrix coordinate real general)',
    ],
    ["of a vector", "%%MatrixMarket vector coordinate real general\n", 'line 1 must announce a matrix, got "vector"'],
    [
      "of an unknown format",
      "%%MatrixMarket matrix elemental real general\n",
      'line 1 must announce the format coordinate or array, got "elemental"',
    ],
    [
      "of complex numbers",
      "%%MatrixMarket matrix array complex hermitian\n",
      "line 1 announces a complex matrix, expected a real one (write its real part)",
    ],
    [
      "of an unknown field",
      "%%MatrixMarket matrix array quaternion general\n",
      'line 1 must announce real, integer or pattern, got "quaternion"',
    ],
    [
      "of an unknown symmetry",
      "%%MatrixMarket matrix array real diagonal\n",
      'line 1 must announce general, symmetric or skew-symmetric, got "diagonal"',
    ],
    [
      "with a pattern as an array",
      "%%MatrixMarket matrix array pattern general\n",
      "line 1 announces pattern and array, which exclude each other",
    ],
    ["without sizes", `${header}% only a comment\n`, "line 2 is the end of the file, expected the numbers of rows and columns"],
    ["with two sizes for three", `${header}2 2\n1 1 1\n`, 'line 2 must hold the numbers of rows, columns and entries, got "2 2"'],
    ["with a size that is no number", `${header}2 2 -1\n`, 'line 2 must hold the numbers of rows, columns and entries, got "2 2 -1"'],
    [
      "with three sizes for two",
      "%%MatrixMarket matrix array real general\n2 2 4\n",
      'line 2 must hold the numbers of rows and columns, got "2 2 4"',
    ],
    ["without rows", `${header}0 2 0\n`, "line 2 announces the size 0 x 2, expected at least one row and one column"],
    [
      "not square, yet symmetric",
      "%%MatrixMarket matrix array real symmetric\n2 3\n",
      "line 2 announces the size 2 x 3, but a symmetric matrix is square",
    ],
    [
      "with too few entries",
      `${header}2 2 3\n1 1 1\n2 2 1\n`,
      "line 4 is the end of the file; number of entries: 2, announced: 3 (download the file again, or correct its number of entries)",
    ],
    [
      "with too many entries",
      `${header}2 2 1\n1 1 1\n\n2 2 1\n`,
      "line 5 follows the announced number of entries (1), expected the end of the file (correct the number in the line of the sizes)",
    ],
    [
      "with a row beyond the last",
      `${header}2 2 1\n3 1 1\n`,
      "line 3 names the row 3, expected a whole number from 1 to 2 (rows and columns count from 1)",
    ],
    [
      "with a column 0",
      `${header}2 2 1\n1 0 1\n`,
      "line 3 names the column 0, expected a whole number from 1 to 2 (rows and columns count from 1)",
    ],
    [
      "with a row that is no number",
      `${header}2 2 1\n1.5 1 1\n`,
      'line 3 names the row "1.5", expected a whole number from 1 to 2 (rows and columns count from 1)',
    ],
    ["with NaN", `${header}2 2 1\n% here it comes\n1 1 NaN\n`, "line 4 holds NaN, expected a finite number"],
    ["with an infinity", `${header}2 2 1\n1 1 -inf\n`, "line 3 holds -inf, expected a finite number"],
    ["with a number too large", `${header}2 2 1\n1 1 1e999\n`, "line 3 holds 1e999, expected a finite number"],
    ["with a word for a number", `${header}2 2 1\n1 1 x\n`, 'line 3 holds "x", expected a number'],
    ["with an entry without value", `${header}2 2 1\n1 1\n`, 'line 3 must hold a row, a column and a value, got "1 1"'],
    ["with an entry of two values", `${header}2 2 1\n1 1 2 3\n`, 'line 3 must hold a row, a column and a value, got "1 1 2 3"'],
    [
      "with a value in a pattern",
      "%%MatrixMarket matrix coordinate pattern general\n2 2 1\n1 1 2\n",
      'line 3 must hold a row and a column, got "1 1 2" (remove the values: entries of a pattern have none)',
    ],
    [
      "with two numbers on a line of an array",
      "%%MatrixMarket matrix array real general\n2 1\n1 2\n",
      'line 3 must hold one number, got "1 2"',
    ],
    [
      "with a fraction among integers",
      "%%MatrixMarket matrix array integer general\n1 1\n1.5\n",
      "line 3 holds 1.5, expected a whole number (announce real instead of integer)",
    ],
    [
      "with an integer of too many digits",
      "%%MatrixMarket matrix array integer general\n1 1\n9007199254740993\n",
      "line 3 holds the integer 9007199254740993, which float64 cannot hold exactly (announce real instead of integer if rounding is intended)",
    ],
    [
      "with an entry above the diagonal",
      "%%MatrixMarket matrix coordinate real symmetric\n2 2 1\n1 2 1\n",
      "line 3 gives the entry (1, 2) above the diagonal of a symmetric matrix (give each pair of entries once, on or below the diagonal)",
    ],
    [
      "with a diagonal, yet skew-symmetric",
      "%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n2 2 1\n",
      "line 3 gives the entry (2, 2) on the diagonal of a skew-symmetric matrix, which is zero there",
    ],
    [
      "with sums beyond float64",
      `${header}1 1 2\n1 1 1e308\n1 1 1e308\n`,
      "entries at row 1, column 1 add up to more than float64 can hold",
    ],
    [
      "that is dense and announces a billion entries",
      "%%MatrixMarket matrix array real general\n100000 10000\n",
      "line 2 announces the size 100000 x 10000 (number of entries: 1000000000), which needs 8000 MB of memory; the limit is 1000 MB (use a part of the matrix, or write a sparse one in coordinate format)",
    ],
    [
      "that announces a billion entries one by one",
      `${header}100000 100000 1000000000\n`,
      "line 2 announces the size 100000 x 100000 (number of entries: 1000000000), which needs 48001 MB of memory; the limit is 1000 MB (use a part of the matrix, or write a sparse one in coordinate format)",
    ],
    [
      "with a billion rows",
      `${header}1000000000 1 1\n1 1 1\n`,
      "line 2 announces the size 1000000000 x 1 (number of entries: 1), which needs 4001 MB of memory; the limit is 1000 MB (use a part of the matrix, or write a sparse one in coordinate format)",
    ],
    [
      "with an endless line",
      `${header}${"9".repeat(2_000_000)}`,
      "line 2 is longer than 1048576 characters (write each entry of a Matrix Market file, or each row of a table, on one line)",
    ],
  ];

  it.each(cases)("%s is refused with its line", async (_, content, expected) => {
    expect(await complaint("a.mtx", content)).toBe(expected);
  });

  it("without its end is refused with the last line that could be unpacked", async () => {
    const lines = Array.from({ length: 20_000 }, (_, i) => `${i + 1} ${((i * 7919) % 20_000) + 1} ${Math.sin(i)}\n`).join("");
    const packed = await gzipped(utf8(`${header}20000 20000 20000\n${lines}`));
    for (const share of [0.4, 0.9, 0.99999]) {
      const said = await complaint("a.mtx.gz", packed.subarray(0, Math.floor(share * packed.length)));
      expect(said).toMatch(/^line \d+ is the last that could be unpacked: the compressed file is damaged or incomplete/);
    }
    expect(await complaint("a.mtx.gz", packed.subarray(0, 5))).toBe(
      "the compressed file is damaged or incomplete (write or download it again)",
    );
    const flipped = packed.slice();
    flipped[packed.length - 6] ^= 1;
    expect(await complaint("a.mtx.gz", flipped)).toContain("damaged");
  });
});

describe("what is read without loss", () => {
  it("every number, as the language reads it", async () => {
    const forms = (value: number) => [String(value), value.toExponential(), value.toPrecision(17), value.toFixed(6), `+${Math.abs(value)}`];
    await fc.assert(
      fc.asyncProperty(finiteNumbers, async (value) => {
        const lines = forms(value);
        const read = await matrixIn("a.mtx", `%%MatrixMarket matrix array real general\n${lines.length} 1\n${lines.join("\n")}`);
        expect(Array.from(read.values)).toEqual(lines.map(Number));
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
