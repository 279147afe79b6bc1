import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { folder, inside, refusal, withFolder } from "./testing";

withFolder();

const fixture = (name: string) => resolve("src/cli/fixtures/lion", name);
const ownData = fixture("own-lit.json");

/** Outputs of LION-LIT in full attention of the data in a file. */
async function outputsOf(data: string): Promise<unknown> {
  const { code, stdout, stderr } = await inside([ownData, "--data", fixture(data)]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout).forms.full;
}

describe("own data of the LION lab", () => {
  it("have their columns in the order of the numbers in their names", async () => {
    // NumPy: y = (Q K^T V) / (Q K^T 1), of the numbers as the names order them.
    const outputs = [[-0.5359118847308237], [-0.5595864500879018], [-0.5297183055475682]];
    expect(await outputsOf("table.csv")).toEqual(outputs);
    expect(await outputsOf("table-q-swapped.csv")).toEqual(outputs);
  });

  const numbered = "number the columns of q from 0 or from 1 without gaps";
  it.each([
    ["table-q0-twice.csv", "q0 has the same name twice: in columns 1 and 2 of the table (give every column its own number, as in q0, q1)"],
    ["table-q1-missing.csv", `q1 is missing, although the table has q2 (${numbered})`],
    ["heads-mismatch.npz", "k has 2 heads, and q has 3 (the first axis of every array counts the heads and must be equal in all arrays)"],
    [
      "objects.npz",
      'q has the type |O, expected real numbers (float16 to float64, integers or bool) (every row and every head needs as many numbers as the first: save np.array(q, dtype="float64"))',
    ],
  ])("in %s are refused with what is wrong there", async (data, line) => {
    expect(await refusal([ownData, "--data", fixture(data)])).toBe(line);
  });
});

describe("outputs beyond the range of float64", () => {
  it("are null with the form, the token and the reason, and are not called equal", async () => {
    const { code, stdout } = await inside([fixture("overflow-unscaled.json"), "--data", fixture("overflow-data.json")]);
    const { forms, maxDifference, notFinite } = JSON.parse(stdout);
    expect({ code, forms, maxDifference }).toEqual({
      code: 0,
      forms: { full: [[null], [3e200]], recurrent: [[null], [3e200]] },
      maxDifference: null,
    });
    const rows = { reason: "overflow", head: 0, token: 1, count: 1, message: expect.stringContaining("make q, k or v smaller") };
    expect(notFinite).toEqual([
      { form: "full", ...rows },
      { form: "recurrent", ...rows },
    ]);
  });
});

describe("a result of 24.9 million numbers", () => {
  it("is refused before anything is computed, with the estimate and what fits", async () => {
    const document = join(folder, "long.json");
    const problem = { kind: "random", length: 65_536, d: 1, dv: 190 };
    const forms = ["state-chunk", "recurrent"];
    const head = { format: "learnability-experiment", version: 1, lab: "lion" };
    writeFileSync(document, JSON.stringify({ ...head, problem, variant: "LIT", featureMap: "shifted-silu", forms }));
    expect(await refusal([document])).toMatch(
      /^forms gives a result of 25 million numbers and up to 648 million characters; the limit is 536 million characters \(use at most 5\d{4} tokens, or fewer forms\)$/,
    );
  });
});

describe("a document of the LION lab with a setting that has no effect", () => {
  it.each([
    ["decay-token-twice", "problem.decays[1] sets the decay of token 1 a second time (set each decay once)"],
    ["masks-of-two-scans", "record has no effect while scans is 2 (remove it)"],
    ["read-out-on-walls", 'problem.readOut has no effect while problem.task is "walls" (remove it)'],
    ["text-on-walls", 'problem.text has no effect while problem.task is "walls" (remove it)'],
  ])("is refused with the field: %s", async (name, line) => {
    expect(await refusal([fixture(`${name}.json`)])).toBe(line);
  });
});

/** Bytes with quotes, commas and line ends among them, as pictures and compressed files have. */
const binary = Uint8Array.from({ length: 3000 }, (_, at) => (at * at * 31 + at * 7) % 251);

describe("a file that is no text is told as such, not by its first quote,", () => {
  const custom = { format: "learnability-experiment", version: 1 };
  it.each([
    ["the first lab", { task: { kind: "custom" }, learners: [{ kind: "closed-form" }] }, "this is neither JSON, CSV nor .npz"],
    ["EAGLE", { lab: "eagle", problem: { kind: "custom" } }, "the file holds no matrix in Matrix Market, CSV or .npy format"],
    ["LION", { lab: "lion", problem: { kind: "custom" } }, "the file is neither JSON, nor a CSV table, nor a NumPy archive (.npz)"],
  ])("by %s", async (_, fields, words) => {
    const [document, data] = [join(folder, "custom.json"), join(folder, "picture.csv")];
    writeFileSync(document, JSON.stringify({ ...custom, ...fields }));
    // Neither may depend on a zero byte.
    for (const bytes of [binary, binary.map((byte) => byte || 1), readFileSync(resolve("docs/lion.png"))]) {
      writeFileSync(data, bytes);
      expect(await refusal([document, "--data", data])).toContain(words);
    }
  });
});
