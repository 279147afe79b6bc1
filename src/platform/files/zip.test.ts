import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { DataFault } from "../fields/data-document";
import { problemLine } from "../fields/problem";
import { crc32 } from "../numerics/crc32";
import { unzip } from "./zip";

function complaint(bytes: Uint8Array): string {
  try {
    unzip(bytes);
    return "accepted";
  } catch (error) {
    if (error instanceof DataFault) return problemLine(error.problem);
    throw error;
  }
}

/** Offset of the first directory entry, found by its signature. */
function directory(bytes: Uint8Array): number {
  for (let at = bytes.length - 46; at >= 0; at--) if (String.fromCharCode(...bytes.subarray(at, at + 4)) === "PK\x01\x02") return at;
  throw new Error("no directory");
}

function patched(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const result = bytes.slice();
  new DataView(result.buffer).setUint32(at, value, true);
  return result;
}

const zeros = new Uint8Array(3_000_000);
const deflated = zipSync({ Z: zeros }, { level: 9 });
const stored = zipSync({ Z: Uint8Array.of(1, 2, 3) }, { level: 0 });
const again = "(write or download the file again)";
const damaged = (how: string) => `the archive is damaged: ${how} ${again}`;

describe("a zip archive", () => {
  it("gives its members, stored or deflated", () => {
    const content = unzip(deflated).get("Z");
    expect([content?.length, content?.every((byte) => byte === 0)]).toEqual([zeros.length, true]);
    expect(unzip(stored).get("Z")).toEqual(Uint8Array.of(1, 2, 3));
  });

  it("may be empty, end in a comment, or stand within a larger buffer", () => {
    expect(unzip(zipSync({})).size).toBe(0);
    expect(unzip(zipSync({ a: Uint8Array.of(1) }, { comment: "PK" })).size).toBe(1);
    expect(unzip(new Uint8Array([9, ...stored]).subarray(1)).size).toBe(1);
  });

  it("is checked by the CRC-32 of the standard", () => {
    expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  const entry = directory(deflated);
  const plain = directory(stored);
  const end = stored.length - 22;
  const cases: readonly [string, Uint8Array, string][] = [
    ["a bomb that admits it", patched(deflated, entry + 24, 4e9), "the archive unpacks to 4,000 MB, the limit is 1 GB (use fewer samples)"],
    ["a bomb that denies it", patched(deflated, entry + 24, 1000), damaged("the checksum of Z does not match")],
    ["a claim that deflate cannot keep", patched(deflated, entry + 24, 9e8), damaged("Z states an impossible size")],
    ["a wrong checksum", patched(deflated, entry + 16, 1), damaged("the checksum of Z does not match")],
    ["a changed byte", stored.map((byte, i) => (i === plain - 1 ? byte ^ 1 : byte)), damaged("the checksum of Z does not match")],
    ["a broken stream", deflated.map((byte, i) => (i === 40 ? byte ^ 0xff : byte)), damaged("the checksum of Z does not match")],
    ["a file that stops early", stored.subarray(0, -1), damaged("its end is missing, as after an interrupted download")],
    ["another method", patched(stored, plain + 10, 12), "Z is compressed by method 12, expected deflate or none"],
    ["a password", patched(stored, plain + 8, 1), "Z is encrypted (save the archive without a password)"],
    [
      "zip64",
      patched(stored, end + 16, 0xffffffff),
      "the archive is a zip64 archive, which is not supported (save it as an ordinary zip archive)",
    ],
    ["a zip64 size", patched(stored, plain + 24, 0xffffffff), "Z has a zip64 size, which is not supported"],
    ["a directory elsewhere", patched(stored, end + 16, 3), damaged("its directory has the wrong size")],
    ["a broken directory", patched(stored, plain, 0), damaged("its directory has an invalid entry")],
    ["an endless name", patched(stored, plain + 28, 999), damaged("its directory has an invalid entry")],
    ["another number of members", patched(stored, end + 8, 0x00020002), damaged("it has 1 members, but its directory states 2")],
    ["a member elsewhere", patched(stored, plain + 42, 1), damaged("Z is not at the position that the directory states")],
    ["a member cut off", patched(stored, plain + 20, 999), damaged("Z is cut off")],
  ];

  it.each(cases)("is refused when it is %s", (_, bytes, line) => {
    expect(complaint(bytes)).toBe(line);
  });

  it("is refused when a name comes twice", () => {
    const two = zipSync({ a: Uint8Array.of(1), b: Uint8Array.of(2) }, { level: 0 });
    const last = directory(two);
    expect(complaint(two.map((byte, i) => (i === last + 46 ? 97 : byte)))).toBe("a is in the archive twice");
  });
});
