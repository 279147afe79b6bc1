import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeClone, encodeClone } from "../../../../platform/documents/clone-json";
import { problemLine } from "../../../../platform/fields/problem";
import { parseArchive, writeArchive } from "../../../../platform/state/archive/archive";
import { mergedPreference, outcomeOf } from "../../../../platform/state/archive/merge";
import { openArchive, type Places, restoreArchive, saveArchive } from "../../../../platform/state/archive/transfer";
import { MemoryStorage } from "../../../../platform/state/testing";
import { defaultPreset } from "../../document/presets";
import { examples } from "../../math/tasks/custom/examples";
import { hashOwnData } from "../../math/tasks/custom/hash";
import { learnabilitySession } from "./lab-session";

const lab = learnabilitySession();
const labs = (name: string) => (name === lab.kind.lab ? lab : null);

/** Local storage without a browser. */
function settingsOf(start: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(start));
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
  };
}

const placesOf = (start?: Readonly<Record<string, string>>) => ({ storage: new MemoryStorage(), settings: settingsOf(start) });

const run = (id: string, when: number, name = id) => ({
  version: 1,
  id,
  name,
  when,
  experiment: defaultPreset.document,
  pinned: false,
  overlaid: false,
  summary: { finished: true, learners: [{ train: 0.5, test: null }] },
});
const curve = { step: Float64Array.of(1, 2), train: Float64Array.of(0.5, Number.NaN), test: Float64Array.of(1, 2), shifted: [] };

async function fill({ storage }: Places): Promise<void> {
  const data = examples[0].make();
  await storage.write("runs", "a", run("a", 10));
  await storage.write("curves", "a", { version: 1, curves: [curve, null] });
  await storage.write("data", hashOwnData(data), { version: 1, name: "lab.csv", data });
  await storage.write("maps", "map", { version: 1, key: "map", savedAt: 5, parts: 1 });
  await storage.write("map-runs", "0/map", { version: 1, key: "map", reports: [] });
  // As maps are kept since several tabs may draw one: under the name of the tab that drew it.
  await storage.write("maps", "me/other", { version: 1, key: "other", writer: "me", savedAt: 6, parts: 2 });
  await storage.write("map-runs", "0/me/other", { version: 1, key: "other", reports: [] });
  await storage.write("map-runs", "1/me/other", { version: 1, key: "other", reports: [] });
  await storage.write("sessions", "tab", { version: 1 });
}

const origin = { savedAt: new Date(0), kernels: "k" };

async function restored(file: Blob, to: Places) {
  const opened = await openArchive(file, labs);
  if (!opened.ok) throw new Error(problemLine(opened.problem));
  return restoreArchive(opened.archive, to);
}

async function fault(change: (document: Record<string, unknown>) => unknown): Promise<string> {
  const document = JSON.parse(
    writeArchive({ areas: new Map([["runs", [{ key: "a", value: run("a", 1) }]]]), preferences: new Map() }, origin).join(""),
  );
  const parsed = await openArchive(new Blob([JSON.stringify(change(document) ?? document)]), labs);
  return parsed.ok ? "" : problemLine(parsed.problem);
}

describe("a structured clone as JSON", () => {
  it("comes back as it was, whatever a store can hold", () => {
    const leaf = fc.oneof(
      fc.string(),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, undefined),
      fc.bigInt(),
      fc.float64Array(),
      fc.float32Array(),
      fc.uint8Array(),
      fc.date({ noInvalidDate: true }),
    );
    const names = fc.string().filter((name) => !["__proto__", "constructor", "prototype"].includes(name));
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: "small" },
        leaf,
        fc.array(tie("value")),
        fc.dictionary(names, tie("value"), { noNullPrototype: true }),
        fc.array(tie("value")).map((list) => new Map(list.map((entry, i) => [i, entry]))),
        fc.array(leaf).map((list) => new Set(list)),
      ),
    }));
    fc.assert(
      fc.property(value, (original) => {
        expect(decodeClone(JSON.parse(JSON.stringify(encodeClone(original, "value"))), "value")).toStrictEqual(original);
      }),
    );
  });

  it("refuses what no file can hold, and says where", () => {
    expect(() => encodeClone({ list: [1, () => 2] }, "value")).toThrow(
      expect.objectContaining({ problem: expect.objectContaining({ field: "value.list[1]", code: "clone-kind" }) }),
    );
  });
});

describe("an archive", () => {
  it("holds every area but those of tabs, and comes back whole in another browser", async () => {
    const [from, to] = [
      placesOf({ theme: "dark", "learnability-turing-text": "x", calibration: "1", "another-page": "secret" }),
      placesOf(),
    ];
    await fill(from);
    const report = await restored(await saveArchive(from, origin), to);
    for (const area of ["runs", "curves", "data", "maps", "map-runs"] as const)
      expect(to.storage.areas.get(area)).toEqual(from.storage.areas.get(area));
    expect(to.storage.areas.get("sessions")).toBeUndefined();
    expect([...to.settings.values]).toEqual([
      ["learnability-turing-text", "x"],
      ["theme", "dark"],
    ]);
    expect(report.areas.get("runs")).toEqual({ added: 1, updated: 0, kept: 0 });
    expect(report.settings).toBe(2);
  });

  it("leaves what is here, unless the archive has it newer; curves go with their run", async () => {
    const [from, to] = [placesOf(), placesOf()];
    await fill(from);
    await from.storage.write("runs", "b", run("b", 20, "newer"));
    await to.storage.write("runs", "a", run("a", 11, "mine"));
    await to.storage.write("curves", "a", { version: 1, curves: [null, null] });
    await to.storage.write("runs", "b", run("b", 19, "older"));
    await to.storage.write("runs", "c", run("c", 1));
    const report = await restored(await saveArchive(from, origin), to);
    expect(await to.storage.read("runs", "a")).toMatchObject({ name: "mine" });
    expect(await to.storage.read("curves", "a")).toEqual({ version: 1, curves: [null, null] });
    expect(await to.storage.read("runs", "b")).toMatchObject({ name: "newer" });
    expect(await to.storage.read("runs", "c")).toBeDefined();
    expect(report.areas.get("runs")).toEqual({ added: 0, updated: 1, kept: 1 });
  });

  it("restored twice changes nothing the second time", async () => {
    const [from, to] = [placesOf({ theme: "dark" }), placesOf()];
    await fill(from);
    const file = await saveArchive(from, origin);
    await restored(file, to);
    const report = await restored(file, to);
    for (const counts of report.areas.values()) expect([counts.added, counts.updated]).toEqual([0, 0]);
    expect(report.settings).toBe(0);
  });

  it("names areas of a later program and leaves them out", async () => {
    const to = placesOf();
    const file = new Blob(writeArchive({ areas: new Map([["dreams", [{ key: "a", value: 1 }]]]), preferences: new Map() }, origin));
    expect((await restored(file, to)).unknown).toEqual(["dreams"]);
    expect(to.storage.areas.size).toBe(0);
  });
});

describe("a file that is no archive", () => {
  it.each<[string, (document: Record<string, unknown>) => unknown, string]>([
    ["another format", (document) => ({ ...document, format: "learnability-data" }), 'format must be "learnability-archive"'],
    ["a newer version", (document) => ({ ...document, version: 2 }), "version 2 is newer than this program"],
    ["an unknown field", (document) => ({ ...document, area: {} }), "area is not a known field (did you mean areas?)"],
    ["no areas", (document) => ({ ...document, areas: [] }), "areas must be an object"],
    [
      "a hostile area",
      (document) => ({ ...document, areas: JSON.parse('{"__proto__":[]}') }),
      "areas.__proto__ is not the name of an area",
    ],
    ["no list", (document) => ({ ...document, areas: { runs: {} } }), "areas.runs must be a list"],
    ["no key", (document) => ({ ...document, areas: { runs: [{ value: 1 }] } }), "areas.runs[0].key must be text"],
    [
      "a hostile key",
      (document) => ({ ...document, areas: { runs: [{ key: "a", value: JSON.parse('{"x":{"__proto__":1}}') }] } }),
      "areas.runs[0].value.x.__proto__ is not a permitted name",
    ],
    [
      "base64 that is none",
      (document) => ({ ...document, areas: { runs: [{ key: "a", value: { $: "Float64Array", base64: "!" } }] } }),
      "areas.runs[0].value must contain base64",
    ],
    [
      "half a number",
      (document) => ({ ...document, areas: { runs: [{ key: "a", value: { $: "Float64Array", base64: "AAAA" } }] } }),
      "areas.runs[0].value has 3 bytes",
    ],
    [
      "an unknown kind",
      (document) => ({ ...document, areas: { runs: [{ key: "a", value: { $: "Function" } }] } }),
      'areas.runs[0].value has the type "Function"',
    ],
    [
      "an experiment at fault",
      (document) => ({
        ...document,
        areas: { runs: [{ key: "a", value: { ...run("a", 1), experiment: { ...defaultPreset.document, seed: -1 } } }] },
      }),
      "areas.runs[0].value.experiment.seed must be",
    ],
    [
      "curves at fault",
      (document) => ({ ...document, areas: { curves: [{ key: "a", value: { curves: [5] } }] } }),
      "areas.curves[0].value.curves[0] must have step",
    ],
    [
      "data at fault",
      (document) => ({
        ...document,
        areas: { data: [{ key: "a", value: { name: "x", data: { d: 2, outputs: 1, train: [{ n: 1, Z: [1], y: null }], test: [] } } }] },
      }),
      "areas.data[0].value.data.train[0] must be a sequence",
    ],
    ["settings that are no text", (document) => ({ ...document, preferences: { theme: 5 } }), "preferences.theme must be text"],
  ])("%s is refused in words that say where", async (_, change, words) => {
    expect(await fault(change)).toContain(words);
  });

  it("NaN, numbers without end and deep nesting are refused", () => {
    const entry = (value: string) =>
      `{"format":"learnability-archive","version":1,"areas":{"runs":[{"key":"a","value":${value}}]},"preferences":{}}`;
    const words = (text: string) => {
      const parsed = parseArchive(text);
      return parsed.ok ? "" : problemLine(parsed.problem);
    };
    expect(words(entry("NaN"))).toContain("not valid JSON: line 1");
    expect(words(entry('{"when":1e999}'))).toContain("areas.runs[0].value.when is too large for a number");
    expect(words(entry("[".repeat(50_000) + "]".repeat(50_000)))).toContain("is nested deeper than 60 levels");
    expect(words("")).toContain("empty");
  });

  it("own data under another name are refused", async () => {
    const data = examples[1].make();
    const text = writeArchive(
      { areas: new Map([["data", [{ key: "0000", value: { version: 1, name: "x", data } }]]]), preferences: new Map() },
      origin,
    ).join("");
    const parsed = await openArchive(new Blob([text]), labs);
    expect(parsed.ok ? "" : problemLine(parsed.problem)).toContain("areas.data[0].value.data do not match the hash in their key");
  });
});

describe("joining", () => {
  it("prefers what was saved later, and the map with more runs", () => {
    expect(outcomeOf(undefined, {})).toBe("added");
    expect(outcomeOf({ savedAt: 1 }, { savedAt: 2 })).toBe("updated");
    expect(outcomeOf({ when: 2 }, { when: 1 })).toBe("kept");
    expect(outcomeOf({ savedAt: 9, parts: 1 }, { savedAt: 1, parts: 3 })).toBe("updated");
    expect(outcomeOf({}, {})).toBe("kept");
  });

  it("keeps a choice that was made here, and unites what is a list of things done", () => {
    expect(mergedPreference(null, "dark")).toBe("dark");
    expect(mergedPreference("light", "dark")).toBe("light");
    const joined = mergedPreference('{"done":["one"],"at":3,"answers":{"a":1}}', '{"done":["one","two"],"at":5,"answers":{"a":2,"b":2}}');
    expect(JSON.parse(joined)).toEqual({ done: ["one", "two"], at: 3, answers: { a: 1, b: 2 } });
    expect(JSON.parse(mergedPreference("{}", '{"__proto__":{"x":1},"y":2}'))).toEqual({ y: 2 });
  });
});
