import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { parseCsv, writeCsv } from "./csv";

const header = "sample,split,z1,z2,y1";

function read(text: string) {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

function complaint(text: string): string {
  const parsed = parseCsv(text);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

/** The lines after the usual header, which is line 1. */
const rows = (...lines: string[]) => [header, ...lines].join("\n");

describe("a CSV table", () => {
  const plain = rows("1,train,0.5,-1,", "1,train,2,.25e1,3.5", "2,test,1,+1,");

  it("is read as one token per row, the label on the last", () => {
    expect(read(plain)).toEqual({
      d: 2,
      outputs: 1,
      train: [{ n: 2, Z: Float64Array.of(0.5, 2, -1, 2.5), y: Float64Array.of(3.5) }],
      test: [{ n: 1, Z: Float64Array.of(1, 1), y: null }],
    });
  });

  const layouts: readonly [string, string][] = [
    ["semicolons", plain.replaceAll(",", ";")],
    ["tabs", plain.replaceAll(",", "\t")],
    ["decimal commas between semicolons", plain.replaceAll(",", ";").replaceAll(".", ",")],
    ["decimal commas between tabs", plain.replaceAll(",", "\t").replaceAll(".", ",")],
    ["decimal commas in quotes", plain.replace(/\d*[.]\d[^,\n]*/g, (number) => `"${number.replace(".", ",")}"`)],
    ["CRLF", plain.replaceAll("\n", "\r\n")],
    ["CR alone", plain.replaceAll("\n", "\r")],
    ["a byte order mark", `\ufeff${plain}`],
    ["blank lines and rows of blank cells", `\n\n${plain.replaceAll("\n", "\n\n,,,,\n  \n")}\n\n`],
    ["spaces around cells", plain.replaceAll(",", " , ")],
    ["quotes", plain.replace(/[^,\n]+/g, '"$&"')],
    ["capital letters in the header", plain.replace(header, header.toUpperCase())],
    ["other names of the samples", plain.replace(/^1,/gm, '"a ""long"", name\nof two lines",')],
    ["columns in another order", "y1,z2,split,sample,z1\n,-1,train,1,.5\n3.5,2.5,train,1,2\n,1,test,2,1"],
    ["x and Y for z and y", plain.replace(header, "sample,split,x1,x2,Y1")],
    ["the default split", plain.replaceAll(",train,", ",,")],
    ["a token column from 1", "sample,split,token,z1,z2,y1\n1,train,1,.5,-1,\n1,train,2,2,2.5,3.5\n2,test,1,1,1,"],
    ["a token column from 0", "sample,split,token,z1,z2,y1\n1,train,0,.5,-1,\n1,train,1,2,2.5,3.5\n2,test,0,1,1,"],
  ];

  it.each(layouts)("may come with %s", (_, text) => {
    expect(read(text)).toEqual(read(plain));
  });

  it("gives the same numbers with a decimal comma as with a point", () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true }).filter((value) => !Number.isInteger(value));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, number), { minLength: 1, maxLength: 5 }), (samples) => {
        const lines = samples.map((numbers, index) => `${index + 1};train;${numbers.join(";")}`);
        const text = [header.replaceAll(",", ";"), ...lines].join("\n");
        // A comma before exactly three decimals may stand after thousands.
        fc.pre(!samples.flat().every((value) => /^-?[1-9]\d{0,2}[.]\d{3}$/.test(String(value))));
        expect(read(text.replaceAll(".", ","))).toEqual(read(text));
      }),
    );
  });

  it("needs no split column", () => {
    expect(read("sample,z1,y1\n1,2,3").train).toHaveLength(1);
  });

  it("is written with every digit and the sign of zero", () => {
    const numbers = Float64Array.of(0.1 + 0.2, -0, 5e-324, 1.7976931348623157e308);
    const data = { d: 4, outputs: 1, train: [{ n: 1, Z: numbers, y: Float64Array.of(1 / 3) }], test: [] };
    expect(writeCsv(data)).toBe(
      "sample,split,z1,z2,z3,z4,y1\n1,train,0.30000000000000004,-0,5e-324,1.7976931348623157e+308,0.3333333333333333\n",
    );
    expect(read(writeCsv(data))).toEqual(data);
  });
});

describe("a CSV table that cannot be read", () => {
  const wide = `sample,${Array.from({ length: 129 }, (_, i) => `z${i + 1}`).join(",")},y1\n`;
  const expectation = "(the columns are sample, split, z1 to zd and y1 to yk)";
  const cases: readonly [string, string, string][] = [
    ["nothing", "\n \n", "the text is empty, expected a header row such as sample,split,z1,z2,y1"],
    ["a header alone", header, "the table has no training sample, expected at least one"],
    ["test samples alone", rows("1,test,1,2,3"), "the table has no training sample, expected at least one"],
    ["no header", "1,2,3\n4,5,6", "line 1 has numbers, expected the names of the columns (begin with a row such as sample,split,z1,z2,y1)"],
    ["no sample column", "z1,y1\n1,2", `line 1 has no column sample ${expectation}`],
    ["no z", "sample,y1\n1,2", `line 1 has no column z1 ${expectation}`],
    ["no y", "sample,z1\n1,2", `line 1 has no column y1 ${expectation}`],
    [
      "tokens under both names",
      "sample,z1,x1,y1\n1,2,3,4",
      "line 1, column x1 is another name for z1, and the file has both (remove one of the two)",
    ],
    ["a gap in x", "sample,x1,x3,y1\n1,2,3,4", `line 1 has no column x2, although it has x3 ${expectation}`],
    ["a gap in z", "sample,z1,z3,y1\n1,2,3,4", `line 1 has no column z2, although it has z3 ${expectation}`],
    ["a misspelt column", "sampel,z1,y1\n1,2,3", "line 1, column sampel is not a known column (did you mean sample?)"],
    ["an unknown column", "sample,z1,y1,weight\n1,2,3,4", `line 1, column weight is not a known column ${expectation}`],
    ["an endless name", `sample,${"x".repeat(1e5)}`, `line 1, column ${"x".repeat(37)}... is not a known column ${expectation}`],
    ["a column twice", "\nsample,z1,Z1,y1\n1,2,3,4", "line 2 has the column z1 twice"],
    ["a column without a name", "sample,z1,y1,\n1,2,3,", `line 1 has no name for column 4 ${expectation}`],
    ["too many coordinates", wide, "line 1 has 129 z columns, the dimension d must be between 1 and 128"],
    ["a short row", rows("1,train,1,2"), "line 2 has 4 cells, expected 5 like the header (keep the separators around blank cells)"],
    ["a row of one cell", rows("1"), "line 2 has 1 cell, expected 5 like the header (keep the separators around blank cells)"],
    ["a long row", rows("1,train,1,2,3,"), "line 2 has 6 cells, expected 5 like the header (keep the separators around blank cells)"],
    ["text in z", rows("1,train,1,2,3", "", '2,train,"abc",2,3'), 'line 4, column z1 is "abc", expected a number'],
    ["a blank z", rows("1,train,1,,3"), "line 2, column z2 is blank, expected a number"],
    ["NaN", rows("1,train,1,nan,3"), "line 2, column z2 is NaN, expected a finite number"],
    ["an infinity", rows("1,train,1,2,-Inf"), "line 2, column y1 is -Infinity, expected a finite number"],
    ["a number beyond float64", rows("1,train,1,1e999,3"), "line 2, column z2 is Infinity, expected a finite number"],
    ["hexadecimal", rows("1,train,1,0x10,3"), 'line 2, column z2 is "0x10", expected a number'],
    [
      "a decimal comma beside a decimal point",
      rows("1,train,0.5,5,3").replaceAll(",", ";").replace("0.5;5", "0.5;1,5"),
      'line 2, column z2 is "1,5", expected a number (write a decimal point instead of the comma)',
    ],
    [
      "a comma that may stand after thousands",
      rows("1,train,1,5,3").replaceAll(",", ";").replace("1;5", "1;1,500"),
      'line 2, column z2 is "1,500", where the comma may stand before decimals or after thousands (write a decimal point, or no comma for thousands)',
    ],
    ["an unknown split", rows("1,Train,1,2,3"), 'line 2, column split is "Train", expected train or test'],
    ["no name", rows("1,train,1,2,3", ",train,1,2,3"), "line 3, column sample is blank (write the name of the sample in every row)"],
    [
      "a sample in two places",
      rows("1,train,1,2,3", "2,train,1,2,3", "1,train,1,2,3"),
      "line 4: sample 1 appears again after another sample (put all rows of a sample together)",
    ],
    [
      "a sample in two splits",
      rows("1,train,1,2,", "1,test,1,2,3"),
      "line 3: sample 1 changes from train to test (give each sample one split, and each split its own sample names)",
    ],
    [
      "an early label",
      rows("4,train,1,2,3", "4,train,1,2,3"),
      "line 2: sample 4 has y on a token that is not its last (give y on the last row of the sample, and a new name to a new sample)",
    ],
    ["no label", rows("1,train,1,2,3", "5,train,1,2,"), "line 3: y of sample 5 is missing, every training sample needs one"],
    ["a part of a label", "sample,z1,y1,y2\n1,2,3,", "line 2, column y2 is blank, expected a number"],
    [
      "labels for a part of the test set",
      rows("1,train,1,2,3", "2,test,1,2,3", "3,test,1,2,"),
      "line 4: y of sample 3 is missing, although other test samples have one (give labels for all test samples or for none)",
    ],
    [
      "tokens out of order",
      "sample,token,z1,y1\n1,1,2,\n1,3,2,3",
      'line 3, column token is "3", expected 2 (number the tokens in order, from 1 or from 0)',
    ],
    ["an open quote", rows('1,train,"1,2,3'), "line 2 has a quote that is not closed (add the closing quote)"],
    ["a quote in a cell", rows('1,train,1"0,2,3'), 'line 2 has a quote inside a cell (put the cell in quotes and double the quote: "")'],
    ["text after a quote", rows('1,train,"1"0,2,3'), 'line 2 has text after a closing quote (double each quote inside quotes: "")'],
    ["a fault after a cell of two lines", rows('"a\nb",train,1,2,3', "c,train,1,x,3"), 'line 4, column z2 is "x", expected a number'],
  ];

  it.each(cases)("names the line and the column: %s", (_, text, line) => {
    expect(complaint(text)).toBe(line);
  });

  it("keeps apart samples whose long names begin alike", () => {
    const name = "a".repeat(60);
    expect(read(rows(`${name}1,train,1,2,3`, `${name}2,train,1,2,3`)).train).toHaveLength(2);
    expect(complaint(rows(`${name}1,train,1,2,`))).toBe(
      `line 2: y of sample ${"a".repeat(37)}... is missing, every training sample needs one`,
    );
  });
});
