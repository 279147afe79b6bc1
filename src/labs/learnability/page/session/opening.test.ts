import { describe, expect, it, vi } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { settle } from "../../../../platform/state/testing";
import type { Experiment } from "../../document/document";
import { encodeLink } from "../../document/link";
import { presets } from "../../document/presets";
import { experimentOf } from "../../engine/testing";
import { writeCsv, writeJson, writeNpz } from "../../math/tasks/custom/formats";
import { hashOwnData } from "../../math/tasks/custom/hash";
import type { OwnData } from "../../math/tasks/dataset";
import { harness } from "./testing";

const data: OwnData = {
  d: 2,
  outputs: 1,
  train: [1, 2, 3].map((k) => ({ n: 2, Z: Float64Array.of(k, 0.5, -k, 0.25), y: Float64Array.of(k / 3) })),
  test: [{ n: 2, Z: Float64Array.of(0, 1, 2, 3), y: Float64Array.of(7) }],
};
const hash = hashOwnData(data);
const { document: other } = presets[2];

const file = (name: string, content: string | Uint8Array) => new File([content as string | Uint8Array<ArrayBuffer>], name);
const json = (value: object) => JSON.stringify(value);

describe("opening a file", () => {
  it.each([
    ["an experiment", "any.txt", json(other)],
    [
      "a result, for the experiment in it",
      "result.json",
      json({ format: "learnability-result", version: 1, experiment: other, learners: [] }),
    ],
  ])("runs %s", async (_, name, content) => {
    const { session, engine, address } = harness();
    await session.openFiles([file(name, content)]);
    expect(engine.started).toEqual(other);
    expect(address.read()).toBe(encodeLink(other));
    session.undo();
    expect(engine.started).toEqual(presets[0].document);
  });

  it.each([
    ["JSON", "lab.json", writeJson(data)],
    ["CSV", "lab.csv", writeCsv(data)],
    ["NumPy archive", "lab.npz", writeNpz(data)],
  ])("learns from data as %s, with the same learners", async (_, name, content) => {
    const { session, engine, state } = harness();
    await session.openFiles([file(name, content)]);
    expect(engine.started).toEqual({ ...presets[0].document, task: { kind: "custom", name, hash } });
    expect(engine.data).toEqual(data);
    expect(state().ownData).toEqual({ name, hash, d: 2, outputs: 1, train: 3, test: 1 });
    session.undo();
    expect(state().ownData).toBeNull();
    session.redo();
    expect(engine.data).toEqual(data);
  });

  it("learns from data in the place of a target that was swept, and undo brings the sweep back", async () => {
    const { session, engine, state } = harness();
    const swept = { ...other, sweep: { field: "samples", values: [100, 200] } };
    await session.openFiles([file("swept.json", json(swept))]);
    await session.openFiles([file("lab.csv", writeCsv(data))]);
    expect(state().notices).toEqual([]);
    expect(engine.started).toEqual({ ...other, task: { kind: "custom", name: "lab.csv", hash } });
    session.undo();
    expect(state().experiment).toEqual(swept);
  });

  it("offers an archive, alone, and restores nothing by itself", async () => {
    const { session, engine, state } = harness();
    const before = engine.started;
    const archive = file("all.json", json({ format: "learnability-archive", version: 1, areas: {}, preferences: {} }));
    await session.openFiles([archive, file("lab.csv", writeCsv(data))]);
    expect(state().archive).toBeNull();
    expect(state().notices).toMatchObject([
      { kind: "bad-file", name: "all.json", problem: expect.problemSaying({ message: "an archive cannot be opened with other files" }) },
    ]);
    await session.openFiles([archive]);
    expect(state().archive).toBe(archive);
    expect(engine.started).toBe(before);
    session.closeArchive();
    expect(state().archive).toBeNull();
  });

  it("opens an experiment together with its data", async () => {
    const { session, engine } = harness();
    const experiment: Experiment = { ...other, task: { kind: "custom", name: "", hash: "" } };
    await session.openFiles([file("lab.csv", writeCsv(data)), file("experiment.json", json(experiment))]);
    expect(engine.started).toEqual({ ...experiment, task: { kind: "custom", name: "lab.csv", hash } });
  });

  it.each([
    ["broken.json", '{"format": "learnability-experiment",', /^the text is not valid JSON: line 1/],
    ["strange.json", '{"format": "learnability-dat"}', /^format must be one of/],
    ["new.json", json({ ...other, version: 99 }), /^version 99 is newer than this program/],
    ["wrong.json", json({ ...other, seed: "x" }), /^seed must be/],
    ["result.json", json({ format: "learnability-result", experiment: { ...other, seed: "x" } }), /^experiment\.seed must be/],
    ["data.json", json({ format: "learnability-data", version: 1, samples: [{ Z: [[1]] }] }), /^samples\[0\]\.y is missing/],
    ["data.csv", "sample,token,z1\n1,1,x", /./],
    ["archive.npz", Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9, 9), /./],
    ["photo.png", Uint8Array.of(0x89, 0x50, 0, 1, 2), /./],
    ["empty.json", "", /empty/],
    ["link.txt", encodeLink(other).slice(0, -6), /truncated or altered/],
  ])("says what is wrong with %s and changes nothing", async (name, content, message) => {
    const { session, engine, state, address } = harness();
    await session.openFiles([file(name, content)]);
    const [notice] = state().notices;
    expect(notice).toMatchObject({ kind: "bad-file", name });
    expect("problem" in notice && problemLine(notice.problem)).toMatch(message);
    expect(engine.calls).toEqual(["start"]);
    expect(address.entries).toHaveLength(1);
    expect(state().canUndo).toBe(false);
  });

  it("changes nothing when one of several files is bad, or when there are two of a kind", async () => {
    const { session, engine, state } = harness();
    await session.openFiles([file("good.json", json(other)), file("bad.json", "{")]);
    expect(state().notices).toMatchObject([{ kind: "bad-file", name: "bad.json" }]);
    await session.openFiles([file("a.json", json(other)), file("b.json", json(other))]);
    expect(state().notices).toMatchObject([
      { kind: "bad-file", problem: expect.problemSaying({ message: "2 experiments cannot be opened at once" }) },
    ]);
    expect(engine.calls).toEqual(["start"]);
  });
});

describe("pasting text", () => {
  it.each([
    ["an address", `https://example.org/playground/#${encodeLink(other)}`],
    ["a link code", ` ${encodeLink(other)}\n`],
    ["an experiment", json(other)],
  ])("opens %s", async (_, text) => {
    const { session, engine } = harness();
    await session.openText(text);
    expect(engine.started).toEqual(other);
  });

  it("opens data", async () => {
    const { session, engine, state } = harness();
    await session.openText(writeCsv(data));
    expect(engine.data).toEqual(data);
    await session.openText(writeJson(data));
    expect(state().notices).toEqual([]);
  });

  it.each(["hello", "https://example.org/", "1.abc.00000000", "{]"])("answers %j and changes nothing", async (text) => {
    const { session, engine, state } = harness();
    await session.openText(text);
    expect(state().notices).toMatchObject([{ kind: "bad-file", name: "" }]);
    expect(engine.calls).toEqual(["start"]);
  });
});

describe("an experiment that does not fit in memory", () => {
  /** The bounds of sizes are fetched first, which takes seconds on a busy machine. */
  const fetching = { timeout: 20_000 };

  const large = experimentOf({ task: { kind: "automaton", states: 3, length: 4, traces: 1500 }, learners: [] });

  it("is opened and not begun, with the field and a value that fits, and runs as soon as it fits", async () => {
    const { session, engine, state } = harness(encodeLink(large));
    await vi.waitFor(() => expect(state().notices).toHaveLength(1), fetching);
    expect(state()).toMatchObject({ experiment: large, activity: "stopped" });
    expect(state().notices).toMatchObject([{ kind: "too-large", problem: { field: "task.traces", values: { most: 1331 } } }]);
    expect(engine.started).toBeNull();
    session.play();
    await vi.waitFor(() => expect(engine.calls.filter((call) => call === "halt").length).toBeGreaterThan(1), fetching);
    expect(engine.started).toBeNull();
    session.edit((experiment) => ({ ...experiment, task: { ...large.task, traces: 1331 } as Experiment["task"] }));
    await settle();
    expect(engine.started?.task).toMatchObject({ traces: 1331 });
    expect(state()).toMatchObject({ activity: "running", notices: [] });
  });

  it("takes the place of a run, which goes no further", async () => {
    const { session, engine, state } = harness(encodeLink(other));
    await settle();
    session.edit(() => large);
    expect(engine.calls.at(-1)).toBe("halt");
    await vi.waitFor(() => expect(state().activity).toBe("stopped"), fetching);
    expect(engine.calls.at(-1)).toBe("halt");
  });
});

describe("an experiment whose data are not here", () => {
  const experiment: Experiment = { ...other, task: { kind: "custom", name: "lab.csv", hash } };

  it("says which file to open, keeps the experiment, and runs as soon as the file is open", async () => {
    const { session, engine, state, address } = harness(encodeLink(experiment));
    await settle();
    expect(state()).toMatchObject({ experiment, activity: "stopped", notices: [{ kind: "missing-data", name: "lab.csv", hash }] });
    expect(engine.calls).toEqual(["halt"]);
    await session.openFiles([file("renamed.csv", writeCsv(data))]);
    expect(engine.started).toEqual(experiment);
    expect(engine.data).toEqual(data);
    expect(session.ownData()).toBe(engine.data);
    expect(state()).toMatchObject({ activity: "running", notices: [], canUndo: false });
    expect(address.entries).toHaveLength(1);
  });

  it("learns from another file when that is opened, and says so", async () => {
    const { session, engine, state } = harness(encodeLink(experiment));
    await settle();
    await session.openFiles([file("else.csv", writeCsv({ ...data, train: data.train.slice(1) }))]);
    expect(engine.started?.task).toMatchObject({ name: "else.csv" });
    expect(state().notices).toMatchObject([{ kind: "other-data", name: "else.csv", expected: "lab.csv" }]);
    session.undo();
    await settle();
    expect(state().notices).toMatchObject([{ kind: "missing-data" }]);
  });

  it("exports nothing that it does not have", async () => {
    const { session } = harness(encodeLink(experiment));
    expect(session.ownData()).toBeNull();
    await expect(session.takeaway.data("csv")).rejects.toThrow("no data file is open");
    await expect(session.takeaway.result()).rejects.toThrow("no data file is open");
  });
});

describe("exports", () => {
  it("give files that can be opened again", async () => {
    const { session, engine } = harness("", { computeResult: async (experiment) => json({ format: "learnability-result", experiment }) });
    await session.openFiles([file("lab.csv", writeCsv(data))]);
    const { started } = engine;
    const blobs = [session.takeaway.experiment(), await session.takeaway.result()];
    for (const blob of blobs) {
      session.newSeed();
      await session.openFiles([new File([blob], "again.json")]);
      expect(engine.started).toEqual(started);
    }
    for (const format of ["json", "csv", "npz"] as const) {
      await session.openFiles([new File([await session.takeaway.data(format)], `lab.${format}`)]);
      expect(engine.data).toEqual(data);
    }
  });
});
