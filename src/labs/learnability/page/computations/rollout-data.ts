/** Tokens generated after the prompt of the shown computation: the true history, and those of the learners. */

import { largestOf } from "../../../../platform/charts/matrix-pixels";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { type OwnWay, rightTokens } from "../../engine/trace-outcomes";
import type { TargetView } from "../../engine/view";
import { roundedToken, type Token } from "../../math/tasks/machine/tokens";
import type { History } from "../charts/HistoryChart";
import { isMany, nameInText } from "../learners";
import type { MachineWords } from "./machine-names";
import type { Fared } from "./outcomes";
import { computationsText } from "./words";

/** The shown computation. */
export interface ShownTrace {
  readonly sample: number;
  readonly d: number;
  readonly steps: number;
  readonly prompt: readonly Token[];
  /** Output of the layer that made the traces, steps x d. */
  readonly truth: Float64Array;
}

export function shownTraceOf({ Z, n, d, sample, traces }: TargetView): ShownTrace | null {
  if (!traces) return null;
  const column = (t: number) => Float64Array.from({ length: d }, (_, j) => Z[j * n + t]);
  const truth = new Float64Array(traces.prefixes * d);
  for (let step = 0; step < traces.prefixes; step++) truth.set(column(traces.prompt + step), step * d);
  const prompt = Array.from({ length: traces.prompt }, (_, t) => roundedToken(column(t)));
  return { sample, d, steps: traces.prefixes, prompt, truth };
}

/** Index of the first token that is wrong after rounding; null when none is. */
export function firstWrong({ truth, d, steps }: Pick<ShownTrace, "truth" | "d" | "steps">, generated: Float64Array): number | null {
  const right = rightTokens(generated, truth, d);
  return right < steps ? right : null;
}

export function historiesOf(trace: ShownTrace, fared: readonly Fared[], way: OwnWay, machines: MachineWords): History[] {
  const words = computationsText.rollout;
  const truth: History = {
    id: "truth",
    name: words.truth,
    note: "",
    color: "var(--ink)",
    textColor: "var(--ink)",
    marker: null,
    tokens: trace.truth,
    wrongAt: null,
  };
  return [
    truth,
    ...fared.map(({ learner: { index, name, color, textColor, marker }, own }): History => {
      const { generated } = own[way];
      const wrongAt = firstWrong(trace, generated);
      const note = wrongAt === null ? words.right : words.wrongFrom(machines.role(wrongAt));
      return { id: `learner-${index}`, name, note, color, textColor, marker, tokens: generated, wrongAt };
    }),
  ];
}

/** The true tokens span the scale, so that it does not move while learners train. */
export function historyScale({ truth }: ShownTrace): number {
  return largestOf(truth) || 1;
}

export function rolloutSentence(trace: ShownTrace, fared: readonly Fared[], way: OwnWay, machines: MachineWords): string {
  const words = computationsText.rollout;
  if (fared.length === 0) return words.noLearner;
  const clauses = fared.map(({ learner, own }) => {
    const { generated } = own[way];
    const [who, many] = [nameInText(learner), isMany(learner)];
    const wrongAt = firstWrong(trace, generated);
    if (wrongAt === null) return words.goesThrough(who, many, trace.steps);
    const said = (tokens: Float64Array) => machines.token(trace.sample, { prompt: trace.prompt, tokens }, wrongAt);
    return words.goesWrong(
      who,
      many,
      { role: machines.role(wrongAt), number: wrongAt + 1, steps: trace.steps },
      said(trace.truth),
      said(generated),
    );
  });
  return `${words.fedAs[way]} ${clauses.join("; ")}.`;
}

/** A token in words for each source; learners that agree with the truth after rounding have "the same". */
export interface SaidToken {
  readonly role: string;
  readonly truth: string;
  readonly learners: readonly { readonly said: string; readonly right: boolean }[];
}

export function saidTokens(trace: ShownTrace, histories: readonly History[], machines: MachineWords): SaidToken[] {
  const { sample, steps, prompt, truth, d } = trace;
  const words = computationsText.rollout;
  return Array.from({ length: steps }, (_, step) => ({
    role: machines.role(step),
    truth: machines.token(sample, { prompt, tokens: truth }, step),
    learners: histories.slice(1).map(({ tokens }) => {
      const right = truth.subarray(step * d, (step + 1) * d).every((value, j) => Math.round(tokens[step * d + j]) === Math.round(value));
      return { right, said: right ? words.same : machines.token(sample, { prompt, tokens }, step) };
    }),
  }));
}

export function rolloutTable(trace: ShownTrace, histories: readonly History[], machines: MachineWords): DataTable {
  const { columns } = computationsText.rollout;
  return {
    columns: [columns.token, ...histories.map(({ name }) => name)],
    rows: saidTokens(trace, histories, machines).map(({ role, truth, learners }) => [role, truth, ...learners.map(({ said }) => said)]),
  };
}
