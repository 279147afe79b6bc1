/** What a person does with a document, as changes of it; its schema decides, and answers in its own words. */
import { type LionDocument, parseLion, tokensOf } from "../../../experiment/lion/document";
import { type ProblemSpec, problemFields } from "../../../experiment/lion/problem-fields";
import { defaultsOf, type Fields } from "../../../fields/fields";
import type { LionPageSession } from "../session/react";

export type Change = (document: LionDocument) => LionDocument;

/**
 * Makes a change, unless the document forbids it. Changes of one field in a row make one entry of the history of undo.
 *
 * @param field  path of the field that is edited, as in "problem.length".
 * @returns what is wrong, to be shown at the field; null when the change was made.
 */
export function propose(session: LionPageSession, field: string, change: Change): string | null {
  const parsed = parseLion(change(session.store.getState().experiment));
  if (!parsed.ok) {
    const { problem } = parsed;
    return problem.field === field ? problem.message : `${problem.field.split(".").at(-1)} ${problem.message}`;
  }
  session.edit(change, { merge: field });
  return null;
}

export const withProblemField =
  (name: string, value: unknown): Change =>
  (document) => ({ ...document, problem: withoutBeyond({ ...document.problem, [name]: value } as ProblemSpec) });

/** A sequence that became shorter loses the decays set by hand beyond its end. */
function withoutBeyond(problem: ProblemSpec): ProblemSpec {
  const length = tokensOf(problem);
  if (problem.kind === "custom" || length === null || problem.decays.every(([token]) => token <= length)) return problem;
  return { ...problem, decays: problem.decays.filter(([token]) => token <= length) };
}

/** With the decay of a token, from 1, set by hand. */
export const withDecay =
  (token: number, lambda: number): Change =>
  (document) => {
    const { problem } = document;
    if (problem.kind === "custom") return document;
    const others = problem.decays.filter(([other]) => other !== token);
    return { ...document, problem: { ...problem, decays: [...others, [token, lambda] as const].sort(([a], [b]) => a - b) } };
  };

/** With all decays as they are drawn. */
export const withDrawnDecays: Change = (document) =>
  document.problem.kind === "custom" ? document : { ...document, problem: { ...document.problem, decays: [] } };

export const withField =
  (name: keyof LionDocument, value: unknown): Change =>
  (document) => ({ ...document, [name]: value });

/** Another kind of sequence, with every setting of it at its default; a grid that no longer fits goes with the old one. */
export const withKind =
  (kind: ProblemSpec["kind"]): Change =>
  (document) => ({
    ...document,
    problem: { kind, ...defaultsOf(problemFields[kind] as Fields) } as ProblemSpec,
    scans: 1,
    grid: null,
  });
