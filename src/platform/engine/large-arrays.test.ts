import { afterEach, describe, expect, it, vi } from "vitest";
import { hasLargeArrays, packed, unpacked, unpackedInWorker } from "./large-arrays";

const rows = Int32Array.from({ length: 600_000 }, (_, i) => i);
const values = Float64Array.from({ length: 600_000 }, (_, i) => Math.sin(i));
const matrix = { kind: "matrix", matrix: { kind: "sparse", rows: 7, rowIndex: rows, columnIndex: rows, values }, notes: [{ code: "a" }] };

afterEach(() => vi.unstubAllGlobals());

describe("large arrays", () => {
  it("travel as Blobs, and come back as they were", async () => {
    const sent = structuredClone(await packed(matrix));
    expect(hasLargeArrays(sent)).toBe(false);
    const back = (await unpacked(sent)) as typeof matrix;
    expect(back).toMatchObject({ kind: "matrix", matrix: { kind: "sparse", rows: 7 }, notes: [{ code: "a" }] });
    // Bytes are compared at once: going through a million entries one by one takes seconds.
    for (const name of ["rowIndex", "columnIndex", "values"] as const) {
      expect(back.matrix[name].constructor).toBe(matrix.matrix[name].constructor);
      expect(Buffer.from(back.matrix[name].buffer).equals(Buffer.from(matrix.matrix[name].buffer))).toBe(true);
    }
  });

  it("are put in a Blob once, also after they came out of one", async () => {
    const blobOf = (value: unknown) => (value as { readonly array: { readonly blob: Blob } }).array.blob;
    const [first, second] = await Promise.all([packed({ array: values }), packed({ array: values })]);
    expect(blobOf(first)).toBe(blobOf(second));
    const back = await unpacked(first);
    expect(blobOf(await packed(back))).toBe(blobOf(first));
  });

  it("are part of an array where they were part of one", async () => {
    const part = values.subarray(100_000, 400_000);
    const { array } = (await unpacked(await packed({ array: part }))) as { readonly array: Float64Array };
    expect([array.length, array[0], array.at(-1)]).toEqual([part.length, part[0], part.at(-1)]);
  });

  it("are needed for another form: any other value is itself", async () => {
    const small = { values: new Float64Array(1000), name: "a.mtx", list: [1, null, "x"] };
    expect(await packed(small)).toBe(small);
    expect(await unpacked(small)).toBe(small);
    expect(unpackedInWorker(small)).toBe(small);
    expect([await packed(null), unpackedInWorker(null)]).toEqual([null, null]);
  });

  it("are left as they are where no Blob can be made", async () => {
    vi.stubGlobal("Blob", null);
    const alone = { values: new Float64Array(200_000) };
    expect(await packed(alone)).toBe(alone);
  });

  it("are there at once in a worker, and the same ones for all jobs of it", async () => {
    const sent = (await packed({ values })) as object as { readonly values: { readonly blob: Blob } };
    const { buffer } = values;
    vi.stubGlobal(
      "FileReaderSync",
      class {
        readAsArrayBuffer = (blob: Blob) => (blob === sent.values.blob ? buffer.slice(0) : null);
      },
    );
    const opened = unpackedInWorker(sent) as unknown as { readonly values: Float64Array };
    expect(opened.values.at(-1)).toBe(values.at(-1));
    expect(unpackedInWorker(sent)).toBe(opened);
  });
});
