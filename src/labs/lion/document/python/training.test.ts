import { expect, it } from "vitest";
import { missingNames } from "../../../../platform/documents/python/missing-names-testing";
import { problemLine } from "../../../../platform/fields/problem";
import { usualSettings } from "../../math/encoder/settings";
import { encoderWeights } from "../../math/encoder/weights";
import writtenDigits from "../../math/tasks/digit-images.json";
import { digitImagesOf } from "../../math/tasks/digits";
import { type TaskName, taskKinds } from "../../math/tasks/tasks";
import { corpusOf } from "../../math/tasks/text";
import { parseLion } from "../document";
import { encoderTrainingScript } from "./training";

const own = 'It is "own", and not theirs. ';

function scriptOf(problem: object): string {
  const parsed = parseLion({ format: "learnability-experiment", version: 1, lab: "lion", problem, learners: [{ kind: "encoder" }] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  const learner = {
    settings: usualSettings,
    training: { rate: 0.003, steps: 20, warmup: 50, schedule: "cosine" },
    batch: 4,
    seeds: [7, 8],
    weights: encoderWeights(usualSettings),
    losses: [
      { step: [1], loss: [1.25] },
      { step: [], loss: [] },
    ],
  } as const;
  const { problem: task } = parsed.document;
  const source = task.kind === "task" && task.task === "digits" ? digitImagesOf(writtenDigits) : corpusOf(own.repeat(40));
  return encoderTrainingScript(parsed.document, [learner], source)!.text;
}

it("has every function once, in ASCII, for every task", () => {
  for (const task of Object.keys(taskKinds) as TaskName[]) {
    const text = scriptOf({ kind: "task", task });
    const functions = [...text.matchAll(/^def (\w+)\(/gm)].map(([, name]) => name);
    expect(new Set(functions).size, task).toBe(functions.length);
    for (const name of [task.replaceAll("-", "_"), "first_weights", "encode", "train", "main"]) expect(functions, task).toContain(name);
    expect(missingNames(text), task).toEqual([]);
    expect(/[^\n\x20-\x7e]/.exec(text)?.[0] ?? "", task).toBe("");
  }
});

it("carries seeds, first values of weights, and what the page has lost so far", () => {
  const text = scriptOf({ kind: "task", task: "walls" });
  expect(text).toContain('"seeds": [7, 8]');
  expect(text).toContain('"l1.a0": [[4], "decay", "values", [');
  expect(text).toContain('"loss": [1.25]');
});

it("carries a text of one's own as text to learn from, and no link to it", () => {
  const text = scriptOf({ kind: "task", task: "text-infilling", text: own.repeat(40) });
  expect(text).toContain('TEXT = "it is own , and not theirs. it is');
  expect(text).not.toContain("The experiment: #");
  expect(scriptOf({ kind: "task", task: "text-infilling" })).toContain("The experiment: #");
});
