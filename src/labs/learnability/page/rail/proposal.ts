/** Changes that a person proposes field by field. The document's own schema decides, and answers in its own words. */

import { useCallback } from "react";
import type { Problem } from "../../../../platform/fields/problem";
import { problemSaid, saidParts } from "../../../../platform/ui/problem-said";
import { type Experiment, type LearnerSpec, parseExperiment, type TaskSpec } from "../../document/document";
import { sizeProblemSoon } from "../../document/size-check";
import { taskKindOf } from "../../math/tasks/registry";
import type { OwnSize } from "../../math/tasks/size";
import { useSession } from "../session/react";

export type Change = (experiment: Experiment) => Experiment;

/**
 * Makes a change, unless the document forbids it. Changes of one field in a row make one entry of the history of undo.
 *
 * @param field  path of the field that is edited, as in "learners[2].rate".
 * @returns what is wrong, in the language of the page, to be shown at the field; null when the change was made.
 */
export type Propose = (field: string, change: Change) => string | null;

export function usePropose(): Propose {
  const session = useSession();
  return useCallback(
    (field, change) => {
      const { experiment, ownData } = session.store.getState();
      const problem = problemOf(change(experiment), field) ?? newlyTooLarge(experiment, change(experiment), ownData, field);
      if (problem === null) session.edit(change, { merge: field });
      return problem;
    },
    [session],
  );
}

/** What forbids a document, in words that stand under a field of it. */
export function problemOf(experiment: Experiment, field: string): string | null {
  const parsed = parseExperiment(experiment);
  return parsed.ok ? null : atField(parsed.problem, field);
}

/**
 * Why a change makes an experiment too large that was not; one that was too large before can be changed in anything, until it
 * fits.
 */
export function newlyTooLarge(before: Experiment, after: Experiment, own: OwnSize | null, field: string): string | null {
  const problem = sizeProblemSoon(after, own);
  // What counts sizes comes with the controls; before they are there nobody can propose anything.
  if (!problem || problem instanceof Promise || sizeProblemSoon(before, own)) return null;
  return problemSaid({ ...problem, field: problem.field === field ? "" : lastName(problem.field) });
}

/** A problem of another field is told with the name of that one. */
function atField(problem: Problem, edited: string): string {
  const { field } = problem;
  const place = field === edited ? "" : field.startsWith(`${edited}[`) ? field.slice(edited.length) : lastName(field);
  return saidParts({ ...problem, field: place })[0];
}

function lastName(field: string): string {
  return field.split(".").at(-1) ?? field;
}

export const withTaskField =
  (name: string, value: unknown): Change =>
  (experiment) => {
    const task = { ...experiment.task, [name]: value } as TaskSpec;
    // Some settings allow others only so much: those give way, instead of standing against it.
    return { ...experiment, task: taskKindOf(task).fitted?.(task, name) ?? task };
  };

export const withLearnerField =
  (index: number, name: string, value: unknown): Change =>
  (experiment) => ({
    ...experiment,
    learners: experiment.learners.map((spec, at) => (at === index ? ({ ...spec, [name]: value } as LearnerSpec) : spec)),
  });

export const withStopRule =
  (name: string, value: unknown): Change =>
  (experiment) => ({ ...experiment, stop: { ...experiment.stop, [name]: value } });

export const withSeed =
  (value: unknown): Change =>
  (experiment) => ({ ...experiment, seed: value as number });
