/*
 * The fixtures were written by NumPy 2.4:
 *
 * Z = np.arange(30).reshape(5, 2, 3) / 4 - 3; y = np.arange(5) / 8
 * np.savez("equal.npz", Z=Z, y=y, Z_test=Z[:2].astype(">f4"), y_test=np.array([[1], [-2]], "<i8"))
 * T = np.arange(12.).reshape(6, 2) - 0.5
 * np.savez_compressed("ragged.npz", Z=np.asfortranarray(T.astype(">f8")), lengths=np.array([1, 3, 2], "<i2"),
 *                     y=np.asfortranarray(np.arange(6, dtype="<i4").reshape(3, 2)), Z_test=T[:2], lengths_test=np.array([2], "u1"))
 * a = np.array([[0, 1, 2], [3, 40, 100]])
 * kinds = [o + k for k in ["f2", "f4", "f8", "i2", "i4", "i8", "u2", "u4", "u8"] for o in "<>"] + ["|i1", "|u1", "|b1"]
 * np.savez_compressed("types.npz", **{k: a.astype(k) for k in kinds}, fortran=np.asfortranarray(np.arange(24).reshape(2, 3, 4)),
 *                     half=np.array([-1.5, 65504, 6e-8, -0.0, np.inf], "<f2"), scalar=np.array(7.0), signed=np.array([-1, -2**53], ">i8"))
 * with open("version2.npy", "wb") as f: np.lib.format.write_array(f, np.array([[1.5, -2.5]]), version=(2, 0))
 * np.savez_compressed("objects.npz", Z=np.array([[1], [1, 2]], dtype=object), y=np.zeros(2))
 */
import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../../platform/fields/problem";
import { readNpy, writeNpy } from "../../../../../platform/files/npy";
import { unzip } from "../../../../../platform/files/zip";
import { parseNpz, writeNpz } from "./npz";

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

function read(bytes: Uint8Array) {
  const parsed = parseNpz(bytes);
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.data;
}

function complaint(bytes: Uint8Array): string {
  const parsed = parseNpz(bytes);
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

const array = (shape: readonly number[], ...values: number[]) => writeNpy(shape, Float64Array.from(values));
const archive = (arrays: Readonly<Record<string, Uint8Array>>) =>
  zipSync(Object.fromEntries(Object.entries(arrays).map(([name, bytes]) => [`${name}.npy`, bytes])));
const row = (values: Float64Array | null) => (values ? [...values] : null);

describe("archives that NumPy wrote", () => {
  it("hold samples of equal length, labels in one dimension and a test set of other types", () => {
    const data = read(fixture("equal.npz"));
    expect(data).toMatchObject({ d: 2, outputs: 1 });
    expect(data.train.map(({ n, Z, y }) => [n, row(Z), row(y)])[4]).toEqual([3, [3, 3.25, 3.5, 3.75, 4, 4.25], [0.5]]);
    expect(data.test.map(({ Z, y }) => [row(Z), row(y)])).toEqual([
      [[-3, -2.75, -2.5, -2.25, -2, -1.75], [1]],
      [[-1.5, -1.25, -1, -0.75, -0.5, -0.25], [-2]],
    ]);
  });

  it("hold samples of unequal length, compressed, in Fortran order and big endian", () => {
    const data = read(fixture("ragged.npz"));
    expect(data.train.map(({ n, Z, y }) => [n, row(Z), row(y)])).toEqual([
      [1, [-0.5, 0.5], [0, 1]],
      [3, [1.5, 3.5, 5.5, 2.5, 4.5, 6.5], [2, 3]],
      [2, [7.5, 9.5, 8.5, 10.5], [4, 5]],
    ]);
    expect(data.test.map(({ n, Z, y }) => [n, row(Z), row(y)])).toEqual([[2, [-0.5, 1.5, 0.5, 2.5], null]]);
  });

  const types = unzip(fixture("types.npz"));
  const numeric = [...types.keys()].filter((name) => /^[<>|]/.test(name));

  it.each(numeric)("hold numbers of the type %s", (name) => {
    const expected = name === "|b1.npy" ? [0, 1, 1, 1, 1, 1] : [0, 1, 2, 3, 40, 100];
    expect(readNpy(types.get(name) ?? new Uint8Array(), name)).toEqual({ shape: [2, 3], values: Float64Array.from(expected) });
  });

  it("cover every type that is read", () => {
    expect(numeric).toHaveLength(21);
  });

  it("hold three axes in Fortran order, half precision, signs, and a number without axes", () => {
    const values = (name: string) => readNpy(types.get(`${name}.npy`) ?? new Uint8Array(), name);
    expect(values("fortran")).toEqual({ shape: [2, 3, 4], values: Float64Array.from({ length: 24 }, (_, i) => i) });
    expect(row(values("half").values)).toEqual([-1.5, 65504, 2 ** -24, -0, Infinity]);
    expect(row(values("signed").values)).toEqual([-1, -(2 ** 53)]);
    expect(values("scalar")).toEqual({ shape: [], values: Float64Array.of(7) });
  });

  it("may have headers of version 2.0", () => {
    expect(readNpy(fixture("version2.npy"), "Z")).toEqual({ shape: [1, 2], values: Float64Array.of(1.5, -2.5) });
  });
});

describe("archives with other names", () => {
  it("hold the same data as X and y, and as Z and Y", () => {
    const [Z, y] = [array([2, 1, 2], 1, 2, 3, 4), array([2], 5, 6)];
    const usual = read(archive({ Z, y, Z_test: Z, y_test: y }));
    expect(read(archive({ X: Z, y, X_test: Z, y_test: y }))).toEqual(usual);
    expect(read(archive({ Z, Y: y, X_test: Z, Y_test: y }))).toEqual(usual);
  });
});

describe("archives that are written", () => {
  it("have the layout of numpy.savez", () => {
    const Z = Float64Array.of(1, 2, 3, 4);
    const sample = { n: 2, Z, y: Float64Array.of(5) };
    const members = unzip(
      writeNpz({ d: 2, outputs: 1, train: [sample], test: [sample, { n: 4, Z: Float64Array.of(...Z, ...Z), y: sample.y }] }),
    );
    const header = (name: string) => new TextDecoder().decode(members.get(`${name}.npy`)?.subarray(10, 128));
    expect([...members.keys()]).toEqual(["Z.npy", "y.npy", "Z_test.npy", "lengths_test.npy", "y_test.npy"]);
    expect(header("Z")).toMatch(/^\{'descr': '<f8', 'fortran_order': False, 'shape': \(1, 2, 2\), \} *\n/);
    expect(header("lengths_test")).toContain("'descr': '<i8', 'fortran_order': False, 'shape': (2,), ");
  });

  it("are the same bytes every time, with the numbers on a boundary of 64", () => {
    const data = read(fixture("equal.npz"));
    expect(writeNpz(data)).toEqual(writeNpz(data));
    expect(writeNpy([3], Float64Array.of(1, 2, 3)).length % 64).toBe(24);
  });
});

describe("an archive that cannot be read", () => {
  const Z = array([2, 1, 2], 1, 2, 3, 4);
  const y = array([2], 5, 6);
  const tokens = array([3, 1], 1, 2, 3);
  const text = new TextEncoder().encode("abc");
  const header = (fields: string) => {
    const bytes = new Uint8Array(10 + fields.length);
    bytes.set([0x93, ...new TextEncoder().encode("NUMPY"), 1, 0, fields.length, 0]);
    bytes.set(new TextEncoder().encode(fields), 10);
    return bytes;
  };
  const typed = (descr: string) => header(`{'descr': ${descr}, 'fortran_order': False, 'shape': (1, 1, 1), }`);
  const large = writeNpy([1, 1, 1], Float64Array.of(0), "<i8");
  large.set([1, 0, 0, 0, 0, 0, 0x20, 0], large.length - 8);
  const known = "(the arrays are lengths, Z, X, y, Y, lengths_test, Z_test, X_test, y_test, Y_test)";

  const cases: readonly [string, Uint8Array, string][] = [
    ["no Z", archive({ y }), "Z is missing, although the archive has y"],
    ["tokens under both names", archive({ Z, X: Z, y }), "X is another name for Z, and the file has both (remove one of the two)"],
    [
      "test labels under both names",
      archive({ Z, y, X_test: Z, y_test: y, Y_test: y }),
      "Y_test is another name for y_test, and the file has both (remove one of the two)",
    ],
    ["too few labels Y", archive({ X: Z, Y: array([1], 1) }), "Y has labels for 1 samples, but X has 2"],
    ["nothing", archive({}), "Z is missing, the archive has no such array"],
    ["no y", archive({ Z }), "y is missing, every training sample needs one"],
    ["test labels alone", archive({ Z, y, y_test: y }), "Z_test is missing, although the archive has y_test"],
    ["test lengths alone", archive({ Z, y, lengths_test: y }), "Z_test is missing, although the archive has lengths_test"],
    ["a misspelt array", archive({ Z, y, Ztest: Z }), "Ztest is not a known array (did you mean Z_test?)"],
    ["an unknown array", archive({ Z, y, features: Z }), `features is not a known array ${known}`],
    [
      "two axes",
      archive({ Z: tokens, y }),
      "Z has the shape (3, 1), expected (N, d, n) (give lengths if these are the tokens of samples of unequal length)",
    ],
    ["one axis", archive({ Z: y, y }), "Z has the shape (2,), expected (N, d, n)"],
    ["lengths beside three axes", archive({ Z, y, lengths: y }), "Z has the shape (2, 1, 2), expected (all tokens, d) beside lengths"],
    ["an empty Z", archive({ Z: array([0, 3, 4]), y }), "Z has the shape (0, 3, 4), expected at least one of each"],
    ["no tokens", archive({ Z: array([4, 3, 0]), y }), "Z has the shape (4, 3, 0), expected at least one of each"],
    [
      "too many coordinates",
      archive({ Z: array([1, 129, 1], ...new Array(129).fill(0)), y }),
      "Z has 129 coordinates, the dimension d must be between 1 and 128",
    ],
    ["NaN in Z", archive({ Z: array([2, 1, 2], 1, 2, Number.NaN, 4), y }), "Z[1, 0, 0] is NaN, expected a finite number"],
    ["an infinity in y", archive({ Z, y: array([2], 1, -Infinity) }), "y[1] is -Infinity, expected a finite number"],
    ["too few labels", archive({ Z, y: array([1], 1) }), "y has labels for 1 samples, but Z has 2"],
    ["labels in three axes", archive({ Z, y: array([2, 1, 1], 1, 2) }), "y has the shape (2, 1, 1), expected (N, k) or (N,)"],
    ["labels without outputs", archive({ Z, y: array([2, 0]) }), "y has the shape (2, 0), expected (N, k) or (N,)"],
    ["labels without axes", archive({ Z, y: array([], 1) }), "y has the shape (), expected (N, k) or (N,)"],
    [
      "another d in the test set",
      archive({ Z, y, Z_test: array([1, 2, 1], 1, 2) }),
      "Z_test has 2 coordinates, expected 1 like the others",
    ],
    [
      "another k in the test set",
      archive({ Z, y, Z_test: Z, y_test: array([2, 2], 1, 2, 3, 4) }),
      "y_test has 2 entries, expected 1 like the others",
    ],
    ["lengths that do not add up", archive({ Z: tokens, lengths: array([2], 1, 1), y }), "lengths add up to 2 tokens, but Z has 3"],
    ["a length of zero", archive({ Z: tokens, lengths: array([2], 3, 0), y }), "lengths[1] is 0, expected a whole number of tokens from 1"],
    [
      "half a token",
      archive({ Z: tokens, lengths: array([2], 1.5, 1.5), y }),
      "lengths[0] is 1.5, expected a whole number of tokens from 1",
    ],
    ["lengths in two axes", archive({ Z: tokens, lengths: array([1, 1], 3), y }), "lengths has the shape (1, 1), expected (N,)"],
    [
      "too many samples",
      archive({
        Z: header("{'descr': '|u1', 'fortran_order': False, 'shape': (2000001, 1, 1), }").length > 0 ? bytesOfShape(2_000_001) : y,
        y,
      }),
      "Z has 2,000,001 samples, the limit is 2,000,000",
    ],
    [
      "complex numbers",
      archive({ Z: typed("'<c16'"), y }),
      'Z has the type <c16, expected real numbers (float16 to float64, integers or bool) (save Z.astype("float64"))',
    ],
    [
      "structured numbers",
      archive({ Z: typed("[('a', '<f8')]"), y }),
      'Z has the type structured, expected real numbers (float16 to float64, integers or bool) (save Z.astype("float64"))',
    ],
    [
      "Python objects",
      fixture("objects.npz"),
      "Z has the type |O, expected real numbers (float16 to float64, integers or bool) (give samples of unequal length with lengths, or make Z one array)",
    ],
    [
      "an integer beyond 2^53",
      archive({ Z: large, y }),
      'Z has the integer 9007199254740993, which float64 cannot represent exactly (save Z.astype("float64"))',
    ],
    ["text under the name of an array", archive({ Z: text, y }), "Z is not a NumPy array"],
    ["an array that is cut off", archive({ Z: Z.subarray(0, -8), y }), "Z has 24 bytes of numbers, expected 32 for the shape (2, 1, 2)"],
    ["a header that is cut off", archive({ Z: Z.subarray(0, 50), y }), "Z is cut off within its header"],
    [
      "an unknown version",
      archive({ Z: Z.map((byte, i) => (i === 6 ? 9 : byte)), y }),
      "Z has a header of an unknown version, expected 1.0, 2.0 or 3.0",
    ],
    ["no shape", archive({ Z: header("{'descr': '<f8', 'fortran_order': False}"), y }), "Z has a header that cannot be read"],
    [
      "a shape of nonsense",
      archive({ Z: header("{'descr': '<f8', 'fortran_order': False, 'shape': (1 2, 3), }"), y }),
      "Z has a header that cannot be read",
    ],
    [
      "a shape beyond memory",
      archive({ Z: header("{'descr': '<f8', 'fortran_order': False, 'shape': (1000000000, 1, 9), }"), y }),
      "Z has 9,000,000,000 numbers, the limit is 125,000,000 (use fewer samples)",
    ],
    [
      "a zip archive of something else",
      zipSync({ "photo.jpg": text }),
      'the archive has photo.jpg, expected NumPy arrays (.npy) (write it with np.savez("data.npz", Z=Z, y=y))',
    ],
    [
      "a spreadsheet",
      zipSync({ "[Content_Types].xml": text }),
      "the archive has [Content_Types].xml, expected NumPy arrays (.npy) (save the spreadsheet as CSV)",
    ],
  ];

  /** Single bytes, so that the file stays small. */
  function bytesOfShape(count: number): Uint8Array {
    const front = header(`{'descr': '|u1', 'fortran_order': False, 'shape': (${count}, 1, 1), }`);
    const bytes = new Uint8Array(front.length + count);
    bytes.set(front);
    return bytes;
  }

  it.each(cases)("names the array and the entry: %s", (_, bytes, line) => {
    expect(complaint(bytes)).toBe(line);
  });
});
