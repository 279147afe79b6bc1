/** What a person does with a document, as changes of it. */
import { type LionDocument, tokensOf } from "../../../experiment/lion/document";
import { type ProblemSpec, problemFields } from "../../../experiment/lion/problem-fields";
import { defaultsOf, type Fields } from "../../../fields/fields";

export type Change = (document: LionDocument) => LionDocument;

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
