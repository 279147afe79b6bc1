import { describe, expect, it } from "vitest";
import { problemWords, type Sentences } from "../../../../platform/fields/problem";
import type { ByteFile } from "./byte-stream";
import { MatrixMarketParser } from "./matrix-market";
import { fileSentences } from "./problems";
import { fileSentencesDe } from "./problems.de";
import { largestFile, readMatrix } from "./read-matrix";
import { complaint, fileOf, gzipped, utf8 } from "./testing";

const pieceBytes = 65_536;
const entries = 300_000;

/** About 5 MB of Matrix Market text, made piece by piece on request. */
function* longFile(): Generator<Uint8Array> {
  let text = `%%MatrixMarket matrix coordinate real general\n3000 3000 ${entries}\n`;
  for (let k = 0; k < entries; k++) {
    text += `${(k % 3000) + 1} ${((k * 7) % 3000) + 1} ${(k + 0.25) / 7}\n`;
    if (text.length < pieceBytes) continue;
    yield utf8(text);
    text = "";
  }
  yield utf8(text);
}

describe("a long file", () => {
  it("is held as entries, not as text: two copies of 16 bytes each, and one line", () => {
    const parser = new MatrixMarketParser(1e9);
    let length = 0;
    for (const piece of longFile()) {
      parser.push(piece);
      length += piece.length;
    }
    expect(length).toBeGreaterThan(5e6);
    expect(parser.end().matrix.values.length).toBe(3000);
    expect(parser.peakBytes).toBeGreaterThan(16 * entries);
    // Of the entries 3,000 are left when those at the same place are added.
    expect(parser.peakBytes).toBeLessThan(2 * 16 * entries + 16 * 3000 + 4 * 6000 + 4096);
  });

  it("is taken from its source one piece at a time, and says how far it is", async () => {
    const pieces = longFile();
    let made = 0;
    let told = 0;
    let ahead = 0;
    const shares: number[] = [];
    const file: ByteFile = {
      name: "long.mtx",
      size: 6_400_000,
      stream: () =>
        new ReadableStream({
          pull(controller) {
            const { done, value } = pieces.next();
            if (done) return controller.close();
            made++;
            ahead = Math.max(ahead, made - told);
            controller.enqueue(value);
          },
        }),
    };
    const onProgress = ({ read, total }: { read: number; total: number }) => {
      told++;
      shares.push(read / total);
    };
    expect(await readMatrix(file, { onProgress })).toMatchObject({ ok: true });
    expect(made).toBeGreaterThan(50);
    expect(told).toBe(made);
    expect(ahead).toBeLessThanOrEqual(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.8);
  });

  it("is read compressed, with progress in bytes of the file", async () => {
    const packed = await gzipped(Buffer.concat([...longFile()]));
    const reads: number[] = [];
    const answer = await readMatrix(fileOf("long.mtx.gz", packed.subarray(0, 100_000), packed.subarray(100_000)), {
      onProgress: ({ read, total }) => reads.push(read / total),
    });
    expect(answer).toMatchObject({ ok: true, parsed: { matrix: { rows: 3000 } } });
    expect(reads).toEqual([100_000 / packed.length, 1]);
  });
});

describe("reading that is given up", () => {
  it("ends at once, and lets go of the file", async () => {
    const control = new AbortController();
    let cancelled = 0;
    let text = "%%MatrixMarket matrix array real general\n";
    const endless: ByteFile = {
      name: "endless.mtx",
      size: 1000,
      stream: () =>
        new ReadableStream({
          pull(controller) {
            controller.enqueue(utf8(text));
            text = "% and so on\n".repeat(1000);
          },
          cancel: () => void cancelled++,
        }),
    };
    const onProgress = ({ read }: { read: number }) => {
      if (read > 100_000) control.abort();
    };
    expect(await readMatrix(endless, { signal: control.signal, onProgress })).toBeNull();
    expect(cancelled).toBe(1);
  });

  it("does not wait for a file that gives nothing more", async () => {
    const control = new AbortController();
    let cancelled = 0;
    const silent: ByteFile = {
      name: "a.mtx",
      size: 1000,
      stream: () =>
        new ReadableStream({ start: (controller) => controller.enqueue(utf8("%%MatrixMarket")), cancel: () => void cancelled++ }),
    };
    const reading = readMatrix(silent, { signal: control.signal });
    setTimeout(() => control.abort());
    expect(await reading).toBeNull();
    expect(cancelled).toBe(1);
    expect(await readMatrix(silent, { signal: control.signal })).toBeNull();
  });
});

it("a compressed file is let go when it is given up or refused", async () => {
  const packed = await gzipped(utf8(`%%MatrixMarket matrix array real general\n1 1\nx\n${"% more\n".repeat(100_000)}`));
  for (const abort of [false, true]) {
    const control = new AbortController();
    let cancelled = 0;
    const file: ByteFile = {
      name: "a.mtx.gz",
      size: packed.length,
      stream: () =>
        new ReadableStream({
          start: (controller) => controller.enqueue(abort ? packed.subarray(0, 20) : packed),
          cancel: () => void cancelled++,
        }),
    };
    const reading = readMatrix(file, { signal: control.signal });
    if (abort) setTimeout(() => control.abort());
    const answer = await reading;
    if (abort) expect(answer).toBeNull();
    else expect(answer).toMatchObject({ problem: expect.problemSaying({ code: "not-a-number", field: "line 3" }) });
    expect(cancelled).toBe(1);
  }
});

it("a file that is too large, or cannot be read, is refused", async () => {
  const large: ByteFile = { ...fileOf("a.mtx"), size: largestFile + 1 };
  expect(await readMatrix(large)).toMatchObject({ problem: { code: "file-too-large", values: { size: 101, limit: 100 } } });
  const gone: ByteFile = {
    name: "a.mtx",
    size: 1,
    stream: () => new ReadableStream({ pull: (controller) => controller.error(new DOMException("gone")) }),
  };
  expect(await readMatrix(gone)).toMatchObject({ problem: { code: "file-unreadable" } });
  expect(await complaint("a.mtx", "")).toBe("the file is empty");
  expect(await complaint("a.mtx.gz", await gzipped(new Uint8Array()))).toBe("the file is empty");
});

describe("sentences on files", () => {
  const placesIn = ({ message, hint = "" }: Sentences[string]) =>
    [...`${message} ${hint}`.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

  it("have the same places in German, and a hint where the English ones have", () => {
    for (const [code, english] of Object.entries(fileSentences as Sentences)) {
      const german: Sentences[string] = (fileSentencesDe as Sentences)[code];
      expect(placesIn(german), code).toEqual(placesIn(english));
      expect(german.hint !== undefined, code).toBe(english.hint !== undefined);
    }
  });

  it("are filled in, in German too", async () => {
    const answer = await readMatrix(fileOf("a.mtx", utf8("%%MatrixMarket matrix array real general\n2 1\n1\n")));
    if (!answer || answer.ok) throw new Error("accepted");
    expect(problemWords(answer.problem, fileSentencesDe, String)?.message).toBe(
      "ist das Ende der Datei; Zahl der Einträge: 1, angekündigt: 2",
    );
  });
});
