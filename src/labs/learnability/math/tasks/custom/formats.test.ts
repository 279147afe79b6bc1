import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import type { OwnData } from "../dataset";
import { examples } from "./examples";
import { type ParsedData, readOwnData, writeCsv, writeJson, writeNpz } from "./formats";
import { hashOwnData } from "./hash";

const utf8 = (text: string) => new TextEncoder().encode(text);

const writers: Readonly<Record<string, (data: OwnData) => Uint8Array>> = {
  json: (data) => utf8(writeJson(data)),
  csv: (data) => utf8(writeCsv(data)),
  npz: writeNpz,
};
const formats = Object.keys(writers);

function complaint(bytes: Uint8Array, name: string): string {
  const parsed = readOwnData(bytes, name);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

const numbers = (length: number) =>
  fc
    .array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: length, maxLength: length })
    .map(Float64Array.from.bind(Float64Array));

const sequence = (d: number, outputs: number, labelled: boolean, n: number) =>
  fc.record({ n: fc.constant(n), Z: numbers(d * n), y: labelled ? numbers(outputs) : fc.constant(null) });

const sequences = (d: number, outputs: number, labelled: boolean, equal: boolean, minLength: number) => {
  const length = fc.integer({ min: 1, max: 4 });
  const any = fc.array(
    length.chain((n) => sequence(d, outputs, labelled, n)),
    { minLength, maxLength: 6 },
  );
  const same = length.chain((n) => fc.array(sequence(d, outputs, labelled, n), { minLength, maxLength: 6 }));
  return equal ? same : any;
};

const ownData: fc.Arbitrary<OwnData> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.boolean())
  .chain(([d, outputs, labelled, equal]) =>
    fc.record({
      d: fc.constant(d),
      outputs: fc.constant(outputs),
      train: sequences(d, outputs, true, equal, 1),
      test: sequences(d, outputs, labelled, equal, 0),
    }),
  );

describe("a data file", () => {
  it.each(formats)("comes back bit by bit from .%s, whatever its name", (format) => {
    const roundTrip = (data: OwnData, name: string) => {
      const parsed = readOwnData(writers[format](data), name);
      expect(parsed).toEqual({ ok: true, data });
      expect(parsed.ok && hashOwnData(parsed.data)).toBe(hashOwnData(data));
    };
    fc.assert(fc.property(ownData, fc.constantFrom("data", "data.json", "data.csv", "data.npz"), roundTrip), { numRuns: 200, seed: 1 });
  });

  it("is read in UTF-16 as spreadsheets write it", () => {
    const data = examples[2].make();
    const text = `\ufeff${writeCsv(data).replaceAll(",", "\t")}`;
    const little = new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer);
    const big = little.map((_, i) => little[i ^ 1]);
    for (const bytes of [little, big]) expect(readOwnData(bytes, "table.txt")).toEqual({ ok: true, data });
  });
});

describe("a file that is none of the formats", () => {
  const known = "(own data are a learnability-data JSON document, a CSV table or a NumPy archive)";
  const neither = "this is neither JSON, CSV nor .npz";
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10);
  const npy = Uint8Array.of(0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0);
  const cases: readonly [string, Uint8Array, string, string][] = [
    ["empty", new Uint8Array(), "data.npz", "the file is empty, expected JSON, CSV or .npz"],
    ["blank", utf8(" \n"), "data.csv", "the file is empty, expected JSON, CSV or .npz"],
    ["a picture", png, "photo.png", `${neither} ${known}`],
    ["prose", utf8("A sample, or two"), "letter", `${neither} ${known}`],
    ["zero bytes", new Uint8Array(9), "data", `${neither} ${known}`],
    ["a picture named .npz", png, "data.npz", `${neither} (the name ends in .npz, but the content is no zip archive)`],
    ["Latin-1", Uint8Array.of(0xfc, 0x2c), "data.CSV", `${neither} (the content is not text in UTF-8; save it as UTF-8)`],
    ["a single array", npy, "Z.npy", 'this is a single array (.npy), expected Z and y (write both with np.savez("data.npz", Z=Z, y=y))'],
    ["prose named .json", utf8("hello"), "data.json", 'the text is not valid JSON: line 1, column 1: unexpected "h"'],
    ["a list", utf8("[1]"), "data.csv", "the document must be an object, got [1]"],
    [
      "prose named .csv",
      utf8("hello"),
      "data.csv",
      "line 1, column hello is not a known column (the columns are sample, split, z1 to zd and y1 to yk)",
    ],
    [
      "too large",
      Object.create(Uint8Array.prototype, { length: { value: 512_000_001 } }),
      "",
      "the file has 513 MB, the limit is 512 MB (use fewer samples)",
    ],
  ];

  it.each(cases)("says what was expected: %s", (_, bytes, name, line) => {
    expect(complaint(bytes, name)).toBe(line);
  });
});

describe("a file with arbitrary changes", () => {
  const original = examples[2].make();

  interface Change {
    readonly at: number;
    readonly remove: number;
    readonly insert: Uint8Array;
  }
  const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...utf8('0123456789.,;\t\n\r"-eEzy[]{}:')));
  const change: fc.Arbitrary<Change> = fc.record({
    at: fc.nat(),
    remove: fc.constantFrom(0, 1, 1, 1, 4, 1000),
    insert: fc.array(byte, { maxLength: 4 }).map((bytes) => Uint8Array.from(bytes)),
  });

  function changed(bytes: Uint8Array, changes: readonly Change[]): Uint8Array {
    return changes.reduce((current, { at, remove, insert }) => {
      const from = at % (current.length + 1);
      return Uint8Array.from([...current.subarray(0, from), ...insert, ...current.subarray(from + remove)]);
    }, bytes);
  }

  /** Data that a reader accepts must equal those of a second reader, written independently. */
  const oracles: Readonly<Record<string, (bytes: Uint8Array, data: OwnData) => void>> = {
    npz: (_, data) => expect(hashOwnData(data)).toBe(hashOwnData(original)),
    json: (bytes, data) => {
      const { samples, test = [] } = JSON.parse(new TextDecoder().decode(bytes));
      const plain = [...samples, ...test].map((sample: { Z: number[][]; y?: number[] }) => [sample.Z.flat(), sample.y]);
      expect([...data.train, ...data.test].map(({ Z, y }) => [[...Z], y ? [...y] : undefined])).toEqual(plain);
    },
    csv: (bytes, data) => {
      const text = new TextDecoder().decode(bytes);
      if (text.includes('"')) return;
      const [header, ...rows] = text
        .split(/[\r\n]+/)
        .flatMap((line) => (line.trim() === "" ? [] : [line.split(",").map((cell) => cell.trim())]));
      const column = (name: string) => rows.map((row) => row[header.findIndex((cell) => cell.toLowerCase() === name)]);
      const inFile = [...column("z1"), ...column("z2"), ...column("y1").filter((cell) => cell !== "")].map(Number);
      const sequences = [...data.train, ...data.test];
      const read = [0, 1].flatMap((k) => sequences.flatMap(({ n, Z }) => [...Z.subarray(k * n, (k + 1) * n)]));
      expect([...read, ...sequences.flatMap(({ y }) => (y ? [...y] : []))].sort()).toEqual(inFile.sort());
    },
  };

  function check(parsed: ParsedData, format: string, bytes: Uint8Array): void {
    if (parsed.ok) oracles[format](bytes, parsed.data);
    else expect(problemLine(parsed.problem)).toMatch(/^(?!.*(?:undefined|\bNaN\b(?!,)|memory)).{8,}/s);
  }

  it.each(formats)("is refused or read as it stands: 300 of .%s", (format) => {
    const bytes = writers[format](original);
    const changes = fc.array(change, { minLength: 1, maxLength: 2 });
    const property = fc.property(changes, (list) => {
      const mutated = changed(bytes, list);
      const parsed = readOwnData(mutated, `data.${format}`);
      check(parsed, format, mutated);
    });
    fc.assert(property, { numRuns: 300, seed: 2 });
  });

  it("is refused when it is noise: 300 of any name, with and without the first bytes of a format", () => {
    const front = fc.constantFrom("", "PK\x03\x04", "PK\x05\x06", "{", "sample,z1,y1\n", "\x93NUMPY\x01");
    const property = fc.property(
      front,
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(...formats, "", "txt"),
      (start, noise, extension) => {
        const bytes = Uint8Array.from([...Array.from(start, (character) => character.charCodeAt(0)), ...noise]);
        expect(complaint(bytes, `x.${extension}`)).not.toBe("accepted");
      },
    );
    fc.assert(property, { numRuns: 300, seed: 3 });
  });

  it("is refused when any one bit of the numbers in an archive is turned", () => {
    const bytes = writeNpz(original);
    for (let at = 0; at < bytes.length; at += 7) {
      const parsed = readOwnData(
        bytes.map((value, i) => (i === at ? value ^ (1 << (at % 8)) : value)),
        "data.npz",
      );
      check(parsed, "npz", bytes);
    }
  });
});
