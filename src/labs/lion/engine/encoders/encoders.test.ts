import { describe, expect, it } from "vitest";
import { problemLine } from "../../../../platform/fields/problem";
import { type LionDocument, parseLion } from "../../document/document";
import { encoderOperations } from "../../math/encoder/cost";
import { openAsked } from "./asked";
import { compareForms, growingLengths, measureForms } from "./measure-forms";
import { encoderForms, type FormAnswers, type FormCost, type FromMirror, type MirrorRun } from "./messages";
import { reverseInput } from "./reverse-input";

function document(problem: object, learner: object): LionDocument {
  const given = { format: "learnability-experiment", version: 1, lab: "lion", problem: { kind: "task", ...problem } };
  const parsed = parseLion({ ...given, learners: [{ kind: "encoder", width: 8, heads: 2, ...learner }], chunk: 5 });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}
const opened = (problem: object, learner: object) => openAsked({ document: document(problem, learner), learner: 0, weights: null });
const walls = { task: "walls", length: 12, testLengths: [12] };
const still = { pause: async () => {} };

/** Results of a sweep, run by run. */
async function told<Run>(tell: (post: (message: { readonly type: string; readonly run?: Run }) => void) => Promise<void>): Promise<Run[]> {
  const messages: { readonly type: string; readonly run?: Run }[] = [];
  await tell((message) => messages.push(message));
  return messages.flatMap(({ run }) => (run === undefined ? [] : [run]));
}

describe("the forms of an encoder", () => {
  it("are compared in both precisions, on a sequence of its task", async () => {
    const answers = await told<FormAnswers>(async (post) => compareForms(await opened(walls, { variant: "S" }), 5, post, still));
    expect(answers.map(({ precision, form }) => `${precision} ${form}`)).toEqual(
      ["float64", "float32"].flatMap((precision) => encoderForms.map((form) => `${precision} ${form}`)),
    );
    for (const { form, precision, difference, largest } of answers) {
      expect(largest).toBeGreaterThan(0.1);
      expect(difference / largest).toBeLessThan(precision === "float64" ? 1e-12 : 1e-5);
      if (form === "full") expect(difference).toBe(0);
    }
  });

  it("are one where heads have softmax", async () => {
    const answers = await told<FormAnswers>(async (post) => compareForms(await opened(walls, { variant: "softmax" }), 5, post, still));
    expect(answers.map(({ form }) => form)).toEqual(["full", "full"]);
  });

  it("are measured as far as the time of each goes, with the memory that all pairs of tokens take", async () => {
    let now = 0;
    // A clock that moves by a second at every reading, so that no form is worth a second measurement.
    const clock = { now: () => (now += 1000), pause: async () => {} };
    const costs = await told<FormCost>(async (post) => measureForms(await opened(walls, { variant: "D" }), 5, post, clock));
    expect(costs.map(({ form, length }) => [form, length])).toEqual(encoderForms.map((form) => [form, 32]));
    const [full, recurrent] = costs;
    expect(full.relative).toBe(0);
    expect(recurrent.relative).toBeLessThan(1e-5);
    expect(full.bytes).toBeGreaterThan(full.held);
    expect(full.milliseconds).toBe(1000);
    const { settings } = await opened(walls, { variant: "D" });
    expect(full.operations).toBe(encoderOperations(settings, "full", { length: 32, chunk: 5 }));
  });

  it("read no further than learned positions go, and squares where there is a grid", async () => {
    const { settings } = await opened(walls, { variant: "D" });
    const lengths = (changes: object) => growingLengths({ ...settings, ...changes }).map(({ length }) => length);
    expect(lengths({})).toEqual([32, 64, 128, 256, 512, 1024, 2048, 4096, 8192]);
    expect(lengths({ positions: "learned", longest: 100 })).toEqual([32, 64]);
    expect(lengths({ grid: [8, 8] })).toEqual([64, 256, 1024, 4096]);
  });
});

describe("an encoder with its input turned round", () => {
  const reversed = async (problem: object, learner: object, reversal: "all" | "after-start" = "all") => {
    const encoder = await opened(problem, learner);
    return told<MirrorRun>((post) => reverseInput(encoder, { sequence: 2, reversal }, post as (message: FromMirror) => void, still));
  };

  it("is looked at as it is, and with every other convention, direction and position", async () => {
    const runs = await reversed(walls, { variant: "S" });
    expect(runs.map(({ changes }) => changes)).toEqual([
      {},
      { convention: "thm" },
      { convention: "sym" },
      { directions: "split" },
      { positions: "sin" },
    ]);
    for (const { breaks, difference, largest } of runs) {
      if (breaks.length === 0) expect(difference / largest).toBeLessThan(1e-12);
      else expect(difference).toBeGreaterThan(1e-9);
    }
    expect(runs[0].tokens).toHaveLength(12);
    expect(runs[0].classes.join("")).toBe("ABCDEF");
    expect(runs[0].straight).toHaveLength(12 * 6);
  });

  it("tells what is read of all tokens at once: nothing is new in the mean", async () => {
    const which = { task: "which-first", readOut: "mean", length: 10, testLengths: [10] };
    const [own, split] = await reversed(which, { variant: "D" });
    expect(own.readOut! / own.largest).toBeLessThan(1e-12);
    expect(split.readOut!).toBeGreaterThan(1e-6);
    expect(own.tokens.join("").replaceAll("·", "")).toMatch(/^(AB|BA)$/);
  });
});
