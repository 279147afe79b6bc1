import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimalMark } from "../../files/decimal-mark";
import { readPastedTable } from "./pasted-table";

const read = (text: string) => readPastedTable(text);
const rows = (text: string) => {
  const table = read(text);
  return table?.ok ? table.rows : table;
};

/** Numbers with one to three decimals, as cells of a spreadsheet show them. */
const number = fc.integer({ min: -999_999, max: 999_999 }).map((thousandths) => thousandths / 1000);
const table = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 8 }))
  .chain(([height, width]) => fc.array(fc.array(number, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }));
const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
const separators = { tab: "\t", semicolon: ";", "semicolon and space": "; ", space: " " } as const;
const decimals = (mark: string) => (value: number) => value.toFixed(2).replace(".", mark);

describe("a pasted table", () => {
  it("gives back the numbers that were written, with any separator, a point for the decimals, and any line end", () => {
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...Object.values(separators), ",", ", "),
        lineEnd,
        fc.boolean(),
        (numbers, separator, end, ended) => {
          const text = numbers.map((row) => row.map(String).join(separator)).join(end) + (ended ? end : "");
          // Two whole numbers with a comma between them are one number with decimals.
          fc.pre(separator !== "," || numbers.length * numbers[0].length > 2 || !/^-?\d+,\d+$/.test(text.trim()));
          fc.pre(separator !== "," || numbers[0].length > 2);
          expect(rows(text)).toEqual(numbers);
        },
      ),
    );
  });

  it("takes a comma for the decimals where another separator parts the cells", () => {
    fc.assert(
      fc.property(table, fc.constantFrom(...Object.values(separators)), (numbers, separator) => {
        const text = numbers.map((row) => row.map(decimals(",")).join(separator)).join("\n");
        expect(rows(text)).toEqual(numbers.map((row) => row.map((value) => Number(value.toFixed(2)))));
      }),
    );
  });

  it("names the row and the column of the first cell that is no number", () => {
    fc.assert(
      fc.property(table, fc.nat(), fc.nat(), fc.constantFrom(...Object.values(separators)), (numbers, down, along, separator) => {
        const [row, column] = [down % numbers.length, along % numbers[0].length];
        const cells = numbers.map((line) => line.map(decimals(".")));
        cells[row][column] = "abc";
        const wrong = { row: row + 1, column: column + 1, text: "abc", why: "no-number" };
        expect(read(cells.map((line) => line.join(separator)).join("\n"))).toEqual({ ok: false, wrong });
      }),
    );
  });

  it("never throws, and reads nothing but finite numbers", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9.,;\t\n e]*$/)), (text) => {
        const pasted = read(text);
        expect(pasted?.ok ? pasted.rows.flat().every(Number.isFinite) : true).toBe(true);
      }),
    );
  });

  it("is refused where a comma can be read in two ways, or the marks differ", () => {
    expect(read("1,234\t5,678")).toEqual({ ok: false, wrong: { row: 1, column: 1, text: "1,234", why: "unclear" } });
    expect(rows("1,234\t0,5")).toEqual([[1.234, 0.5]]);
    expect(rows("0,125\t2")).toEqual([[0.125, 2]]);
    expect(read("1.5\t2\n3\t2,5")).toEqual({ ok: false, wrong: { row: 2, column: 2, text: "2,5", why: "no-number" } });
    expect([decimalMark(["1,234"]), decimalMark(["-12,500", "7"]), decimalMark(["1,2345"])]).toEqual(["unclear", "unclear", "comma"]);
  });

  it("keeps the place of blank cells and names them, except at the end of a row", () => {
    expect(read("\t5\n1\t2")).toEqual({ ok: false, wrong: { row: 1, column: 1, text: "", why: "blank" } });
    expect(rows("1\t2\t\n3\t4\t")).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it("is read as a spreadsheet, NumPy or a person writes it", () => {
    expect(rows("1\t2,5\r\n-3\t4e-1\r\n")).toEqual([[1, 2.5], [-3, 0.4]]); // biome-ignore format: rows of a table
    expect(rows("[[ 1.  -0.5]\n [ 0.   2. ]]")).toEqual([[1, -0.5], [0, 2]]); // biome-ignore format: rows of a table
    expect(rows("[[1, 2],\n [3, 4]]")).toEqual([[1, 2], [3, 4]]); // biome-ignore format: rows of a table
    expect(rows("1,2,3")).toEqual([[1, 2, 3]]);
    expect(rows("1,5; 2,5")).toEqual([[1.5, 2.5]]);
    expect(rows("1\n2\n3")).toEqual([[1], [2], [3]]);
    expect(rows("\u22121,5\t50 %")).toEqual([[-1.5, 0.5]]);
  });

  it("is none when it is one number, which is typed like any other", () => {
    expect([read("1,5"), read(" −0.25 "), read(""), read("[2.5]")]).toEqual([null, null, null, null]);
  });
});
