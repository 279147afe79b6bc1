import { describe, expect, it } from "vitest";
import { ProgressReport } from "./progress";

/** A terminal, or a file, and a clock that the test turns. */
class FakeStream {
  text = "";
  time = 0;
  readonly columns: number | null;

  constructor(columns: number | null) {
    this.columns = columns;
  }

  readonly out = () => {
    throw new Error("progress is nothing for standard output");
  };
  readonly error = (text: string) => {
    this.text += text;
  };
  readonly now = () => this.time;

  /** The lines that a person sees: what was written since the last clearing of each. */
  get lines(): readonly string[] {
    return this.text.split("\n").map((line) => line.split("\r\u001b[K").at(-1) ?? "");
  }
}

const told = [
  [500, 0, "data"],
  [3000, 0.25, "data"],
  [6000, 0.5, "learners[0] (4 heads)"],
  [9000, 0.75, "learners[0] (4 heads)"],
] as const;

function report(stream: FakeStream, verbose: boolean): ProgressReport {
  const progress = new ProgressReport(stream, verbose);
  for (const [time, share, stage] of told) {
    stream.time = time;
    progress.onProgress(share, stage);
  }
  return progress;
}

describe("a terminal", () => {
  it("has one line, with the share, the time left and the stage", () => {
    const stream = new FakeStream(80);
    report(stream, false);
    expect(stream.text.split("\r\u001b[K")).toEqual([
      "",
      "0 %: data",
      "25 %, about 9 s left: data",
      "50 %, about 6 s left: learners[0] (4 heads)",
      "75 %, about 3 s left: learners[0] (4 heads)",
    ]);
  });

  it("has nothing of it when the work has ended", () => {
    const stream = new FakeStream(80);
    report(stream, false).end();
    expect(stream.lines).toEqual([""]);
  });

  it("keeps a line of each stage when told so, and the changing one below", () => {
    const stream = new FakeStream(80);
    const progress = report(stream, true);
    expect(stream.lines).toEqual(["data: 5.5 s", "75 %, about 3 s left: learners[0] (4 heads)"]);
    progress.end();
    expect(stream.lines).toEqual(["data: 5.5 s", "learners[0] (4 heads): 3.0 s", ""]);
  });

  it("is written to ten times a second at most, and never a line as long as itself", () => {
    const stream = new FakeStream(12);
    const progress = new ProgressReport(stream, false);
    for (let time = 0; time < 1000; time++) {
      stream.time = time;
      progress.onProgress(time / 1000, "a stage with a long name");
    }
    const written = stream.text.split("\r\u001b[K").slice(1);
    expect(written).toHaveLength(10);
    expect(Math.max(...written.map(({ length }) => length))).toBe(11);
  });

  it.each([
    [60_000, "about 1 s left", 0.99],
    [60_000, "about 3 min left", 0.25],
    [600_000, "about 8 h left", 0.02],
  ])("after %d ms says %s at %d", (time, words, share) => {
    const stream = new FakeStream(80);
    const progress = new ProgressReport(stream, false);
    stream.time = time;
    progress.onProgress(share, "data");
    expect(stream.lines[0]).toContain(words);
  });
});

describe("a file", () => {
  it("has a line of each stage when told so, without any control character", () => {
    const stream = new FakeStream(null);
    report(stream, true).end();
    expect(stream.text).toBe("data: 5.5 s\nlearners[0] (4 heads): 3.0 s\n");
  });

  it("has nothing otherwise", () => {
    const stream = new FakeStream(null);
    report(stream, false).end();
    expect(stream.text).toBe("");
  });
});
