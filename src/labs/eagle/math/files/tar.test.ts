import { expect, it } from "vitest";
import { readMatrix } from "./read-matrix";
import { complaint, cutAt, dense, fileOf, gzipped, matrixIn, utf8 } from "./testing";

const small = "%%MatrixMarket matrix array real general\n2 1\n1\n2\n";
const other = "%%MatrixMarket matrix array real general\n1 1\n9\n";

/** A tar archive as GNU and BSD tar write it. */
function tar(...members: readonly (readonly [name: string, content: string, type?: string])[]): Uint8Array {
  const blocks = members.flatMap(([name, content, type = "0"]) => {
    const bytes = utf8(content);
    const header = new Uint8Array(512);
    const put = (at: number, text: string) => header.set(utf8(text), at);
    put(0, name);
    put(100, "0000644\0");
    put(124, `${bytes.length.toString(8).padStart(11, "0")}\0`);
    put(148, "        ");
    put(156, type);
    put(257, "ustar\u000000");
    const sum = header.reduce((total, byte) => total + byte, 0);
    put(148, `${sum.toString(8).padStart(6, "0")}\0 `);
    const filled = new Uint8Array(Math.ceil(bytes.length / 512) * 512);
    filled.set(bytes);
    return [header, filled];
  });
  return Uint8Array.from([...blocks, new Uint8Array(1024)].flatMap((block) => Array.from(block)));
}

const archive = tar(["Small/", "", "5"], ["Small/Small_b.mtx", other], ["Small/Small.mtx", small], ["Small/Small_coord.mtx", other]);

it("the matrix that an archive is named after is read, whatever else is in it", async () => {
  expect(await matrixIn("Small.tar.gz", await gzipped(archive))).toEqual(dense([1], [2]));
  expect(await matrixIn("Small.tar", archive)).toEqual(dense([1], [2]));
  expect(await matrixIn("a.tar", tar(["./a.mtx", small]))).toEqual(dense([1], [2]));
});

it("an archive is the same in any pieces", async () => {
  for (const pieces of [1, 7, 511, 513, 1000]) {
    const shares = Array.from({ length: Math.floor(archive.length / pieces) }, (_, i) => ((i + 1) * pieces) / archive.length);
    expect(await readMatrix(fileOf("Small.tar", ...cutAt(archive, shares)))).toMatchObject({
      ok: true,
      parsed: { matrix: dense([1], [2]) },
    });
  }
});

it("an archive without a matrix, or cut off, or damaged, is refused", async () => {
  expect(await complaint("a.tar", tar(["a/readme.txt", "hello"], ["b/c.mtx", small]))).toBe(
    "the archive holds no Matrix Market file (open the .mtx file itself)",
  );
  const damaged = "the archive is damaged or incomplete (write or download it again)";
  expect(await complaint("a.tar", archive.subarray(0, 1600))).toBe(damaged);
  expect(await complaint("a.tar", archive.subarray(0, 1100))).toBe(damaged);
  const flipped = archive.slice();
  flipped[512 + 3] ^= 1;
  expect(await complaint("a.tar", flipped)).toBe(damaged);
  expect(await complaint("a.tar", tar(["a.mtx", small.replace("2 1", "2 x")]))).toContain("line 2 must hold");
  const packed = await gzipped(archive);
  expect(await complaint("a.tar.gz", packed.subarray(0, packed.length - 9))).toContain("the compressed file is damaged");
});
