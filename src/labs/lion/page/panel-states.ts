/** Captions of this lab's panel cards: from the document and the reports of the run, without the code of the panels. */
import { type LionDocument, tokensOf } from "../document/document";
import { isMadeSequence, sideOf } from "../document/problem-fields";
import { taskKinds } from "../math/tasks/tasks";
import { panelStateText as words } from "./panel-state-words";
import { latestOf } from "./session/latest";
import type { LionSeries } from "./session/series";

/** The best encoder as of its last evaluation. */
export function trainingState({ problem, learners }: LionDocument, series: LionSeries): string {
  if (learners.length === 0) return words.noEncoder;
  const measure = problem.kind === "task" ? taskKinds[problem.task].measure : "accuracy";
  const standings = learners.flatMap((_, index) => {
    const state = series.encoder(index);
    return (state && latestOf(state)) ?? [];
  });
  const sign = measure === "accuracy" ? -1 : 1;
  const [best] = standings.toSorted((a, b) => sign * (a[measure] - b[measure]));
  return best ? words.best[measure](best[measure], best.step) : words.noResult;
}

export function encodersState({ learners }: LionDocument, series: LionSeries): string {
  const steps = learners.map((_, index) => series.encoder(index)?.step ?? 0);
  return learners.length === 0 ? words.noEncoder : words.encoders(learners.length, Math.max(...steps));
}

/** The caption of panels that compute with a trained encoder. */
export function inspectionState({ learners }: LionDocument): string {
  return learners.length === 0 ? words.noEncoder : words.uncomputed;
}

export function scansState({ problem }: LionDocument): string {
  return problem.kind === "image" ? words.patches(sideOf[problem.patches]) : words.noResult;
}

/** The length of own data is in their file alone. */
function lengthOf({ problem }: LionDocument, { forms }: LionSeries): number | null {
  return forms?.head?.sequence.length ?? tokensOf(problem);
}

function ofTokens(document: LionDocument, series: LionSeries, say: (tokens: number) => string): string {
  if (series.forms?.failure) return words.failed;
  const length = lengthOf(document, series);
  return length === null ? words.noResult : say(length);
}

export function matrixState(document: LionDocument, series: LionSeries): string {
  return ofTokens(document, series, words.entries);
}

export function agreementState({ forms: wanted }: LionDocument, { forms: state }: LionSeries): string {
  if (state?.failure) return words.failed;
  if (!state || state.forms.length === 0) return words.noResult;
  if ((state.notFinite ?? []).length > 0) return words.notFinite;
  if (wanted.length === 1) return words.oneForm;
  return state.forms.length < 2 ? words.formsDone(state.forms.length, wanted.length) : words.difference(state.maxDifference);
}

export function sweepsState(document: LionDocument, series: LionSeries): string {
  const { sweep } = series;
  return ofTokens(document, series, (tokens) => words.swept(sweep?.step ?? 0, sweep?.length ?? tokens));
}

export function chunksState(document: LionDocument, series: LionSeries): string {
  const { chunk } = document;
  return ofTokens(document, series, (tokens) => words.chunks(Math.ceil(tokens / chunk), Math.min(chunk, tokens)));
}

export function decaysState(document: LionDocument, series: LionSeries): string {
  const { problem } = document;
  return ofTokens(document, series, (tokens) => words.decays(tokens, isMadeSequence(problem) ? problem.decays.length : 0));
}

/** The decay of own data is in their file. */
export function oneDecayState({ problem }: LionDocument, { forms }: LionSeries): string {
  const log = forms?.head?.decays.logs[0];
  if (isMadeSequence(problem)) return words.decay(problem.lambda);
  return log === undefined ? words.noResult : words.decay(Math.exp(log));
}
