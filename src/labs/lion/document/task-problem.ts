/** Problems of a task and its learners, and the operations that training takes. */
import type { Problem } from "../../../platform/fields/problem";
import { gridOfTask, taskKinds } from "../math/tasks/tasks";
import { corpusOf } from "../math/tasks/text";
import type { EncoderSpec } from "./encoder-fields";
import { lionProblem } from "./lion-problem";
import type { TaskSpec } from "./task-fields";

/** The problem between several fields, which their tables cannot state. */
export function taskProblem(problem: TaskSpec, learners: readonly EncoderSpec[]): Problem | null {
  return lengthProblem(problem) ?? textProblem(problem) ?? firstOf(learners, (spec, index) => learnerProblem(problem, spec, index));
}

function lengthProblem({ task, length, testLengths }: TaskSpec): Problem | null {
  const [least, most] = taskKinds[task].lengths;
  const checked = [["problem.length", length] as const, ...testLengths.map((one, at) => [`problem.testLengths[${at}]`, one] as const)];
  const wrong = checked.find(([, tokens]) => tokens < least || tokens > most);
  if (!wrong) return null;
  const [field, tokens] = wrong;
  return lionProblem("lion-task-length", { least, most, task, length: tokens, fitting: tokens < least ? least : most }, field);
}

/** The last tenth of a text must be longer than the longest piece of it. */
function textProblem({ task, text, length, testLengths }: TaskSpec): Problem | null {
  if (task !== "text-infilling" || text === "") return null;
  const longest = Math.max(length, ...testLengths);
  const { train, test } = corpusOf(text);
  if (test.length > longest) return null;
  const values = { count: train.length + test.length, length: longest, needed: 10 * (longest + 1) };
  return lionProblem("lion-task-text", values, "problem.text");
}

function learnerProblem({ task }: TaskSpec, spec: EncoderSpec, index: number): Problem | null {
  const { width, heads, scans } = spec;
  if (width % heads !== 0) {
    const fitting = Math.max(1, Math.floor(width / heads)) * heads;
    return lionProblem("lion-heads", { heads, width, fitting }, `learners[${index}].width`);
  }
  if (scans === 2 && !gridOfTask(task)) return lionProblem("lion-task-scans", { task }, `learners[${index}].scans`);
  return null;
}

/** Most multiply-adds of one learner that are still started: about an hour. */
const mostOperations = 2e13;
/** Bytes of scores, masks and their gradients at once. */
const mostBytes = 1e9;
/** Arrays as large as the scores that a layer holds for the backward pass. */
const arraysOfScores = 6;

/** The problem of learners that would take too long, or too much memory, with a value that does not. */
export function trainingSizeProblem({ length }: TaskSpec, learners: readonly EncoderSpec[]): Problem | null {
  return firstOf(learners, (spec, index) => {
    const { batch, heads, layers, steps } = spec;
    const bytes = 4 * arraysOfScores * layers * heads * length * length;
    if (batch * bytes > mostBytes)
      return lionProblem(
        "lion-training-memory",
        { batch, length, fitting: Math.max(1, Math.floor(mostBytes / bytes)) },
        `learners[${index}].batch`,
      );
    const operations = operationsOfStep(spec, length);
    if (steps * operations <= mostOperations) return null;
    const trillions = (count: number) => Math.ceil(count / 1e12);
    return lionProblem(
      "lion-training-long",
      {
        steps,
        operations: trillions(steps * operations),
        limit: trillions(mostOperations),
        fitting: Math.max(1, Math.floor(mostOperations / operations)),
      },
      `learners[${index}].steps`,
    );
  });
}

/** Multiply-adds of a step of all seeds: three times those of a forward pass. */
export function operationsOfStep({ width, layers, batch, seeds }: EncoderSpec, length: number): number {
  return 3 * seeds * batch * length * layers * (8 * width * width + 2 * length * width);
}

function firstOf(learners: readonly EncoderSpec[], problemOf: (spec: EncoderSpec, index: number) => Problem | null): Problem | null {
  for (const [index, spec] of learners.entries()) {
    const problem = problemOf(spec, index);
    if (problem) return problem;
  }
  return null;
}
