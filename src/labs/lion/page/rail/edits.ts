import { type LionDocument, tokensOf } from "../../document/document";
import { type EncoderSpec, mostLearners } from "../../document/encoder-fields";
import { withDefaultsWhereIdle } from "../../document/idle";
import { fittedLearner } from "../../document/locks";
import { isMadeSequence, type ProblemSpec } from "../../document/problem-fields";
import { usualFor } from "../../document/task-fields";
import { newLearner } from "../../document/with-kind";
import { gridOfTask, type TaskName } from "../../math/tasks/tasks";
import type { LionPageSession } from "../session/react";

export type Change = (document: LionDocument) => LionDocument;

export const withProblemField =
  (name: string, value: unknown): Change =>
  (document) => ({ ...document, problem: withoutBeyond({ ...document.problem, [name]: value } as ProblemSpec) });

/** A sequence that became shorter loses the decays set by hand beyond its end. */
function withoutBeyond(problem: ProblemSpec): ProblemSpec {
  const length = tokensOf(problem);
  if (!isMadeSequence(problem) || length === null || problem.decays.every(([token]) => token <= length)) return problem;
  return { ...problem, decays: problem.decays.filter(([token]) => token <= length) };
}

/** With the decay of a token, from 1, set by hand. */
export const withDecay =
  (token: number, lambda: number): Change =>
  (document) => {
    const { problem } = document;
    if (!isMadeSequence(problem)) return document;
    const others = problem.decays.filter(([other]) => other !== token);
    return { ...document, problem: { ...problem, decays: [...others, [token, lambda] as const].sort(([a], [b]) => a - b) } };
  };

/** With all decays as they are drawn. */
export const withDrawnDecays: Change = (document) =>
  isMadeSequence(document.problem) ? { ...document, problem: { ...document.problem, decays: [] } } : document;

/** Masks are kept of a single scan. */
export const withField =
  (name: keyof LionDocument, value: unknown): Change =>
  (document) => ({ ...document, ...(name === "scans" && value === 2 ? { record: "outputs" } : {}), [name]: value });

/**
 * A setting of the task, or another task. The new task's defaults then replace lengths, and those learners' settings that were at
 * the old task's; settings that it does not use take their defaults.
 */
export const withTaskField =
  (name: string, value: unknown): Change =>
  (document) => {
    const { problem, learners } = document;
    if (problem.kind !== "task" || name !== "task") return withProblemField(name, value)(document);
    const task = value as TaskName;
    const [before, after] = [usualFor(problem.task), usualFor(task)];
    return {
      ...document,
      problem: withDefaultsWhereIdle({ ...problem, ...after.problem, task }),
      learners: learners.map((spec) => ({ ...spec, ...kept(spec, before.learner, after.learner), scans: scansFor(task, spec) })),
    };
  };

function kept(spec: EncoderSpec, before: UsualLearner, after: UsualLearner): Partial<EncoderSpec> {
  const names = (Object.keys(before) as (keyof UsualLearner)[]).filter((name) => spec[name] === before[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

type UsualLearner = ReturnType<typeof usualFor>["learner"];

/** Sequences that are no grid have one scan. */
function scansFor(task: TaskName, { scans }: EncoderSpec): number {
  return gridOfTask(task) ? scans : 1;
}

/** A setting of an encoder; settings that another variant does not use take their defaults. */
export const withLearnerField =
  (index: number, name: string, value: unknown): Change =>
  (document) => ({
    ...document,
    learners: document.learners.map((spec, at) => (at === index ? withDefaultsWhereIdle({ ...spec, [name]: value } as EncoderSpec) : spec)),
  });

/** With one more encoder at the end, with the values that a link locks. */
export function addLearner(session: LionPageSession, variant: EncoderSpec["variant"]): void {
  const { assignment, experiment } = session.store.getState();
  const { problem, learners } = experiment;
  if (problem.kind !== "task" || learners.length >= mostLearners) return;
  const fitted = fittedLearner(newLearner(problem.task, variant), experiment, assignment);
  session.edit((document) => ({ ...document, learners: [...document.learners, withDefaultsWhereIdle(fitted)] }), {
    moved: (index) => index,
  });
}

export function removeLearner(session: LionPageSession, index: number): void {
  session.edit((document) => ({ ...document, learners: document.learners.toSpliced(index, 1) }), {
    moved: (old) => (old === index ? null : old > index ? old - 1 : old),
  });
}
