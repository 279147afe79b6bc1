/** What locks of a link mean for documents of the LION lab. */
import type { May } from "../../../platform/documents/kind";
import { defaultsOfGroup, fieldChanges, type ListRules, listChanges, same } from "../../../platform/documents/locked-list";
import { attentionGroup, problemGroup, recordGroup } from "./controls";
import { type LionDocument, sparseLion } from "./document";
import { type EncoderSpec, learnerFields } from "./encoder-fields";
import type { ProblemSpec } from "./problem-fields";

export const learnerList: ListRules = { control: "learners", fieldsOf: (kind) => learnerFields[kind as EncoderSpec["kind"]] };

/** The controls that would have to be used to come from one document to another and may not be. */
export function lockedChanges(base: LionDocument, next: LionDocument, may: May): readonly string[] {
  const used = [
    ...(base.seed === next.seed ? [] : ["seed"]),
    ...problemChanges(base.problem, next.problem, may),
    ...learnerChanges(base, next, may),
    ...fieldChanges(attentionGroup, base, next),
    ...fieldChanges(recordGroup, base, next),
  ];
  return [...new Set(used)].filter((control) => !may(control));
}

/** With another kind of problem learners come or go as they must. */
function learnerChanges(base: LionDocument, next: LionDocument, may: May): readonly string[] {
  return (base.problem.kind === "task") === (next.problem.kind === "task")
    ? listChanges(learnerList, base.learners, next.learners, may)
    : [];
}

function problemChanges(base: ProblemSpec, next: ProblemSpec, may: May): readonly string[] {
  if (base.kind === "custom" || next.kind === "custom") return same(base, next) ? [] : ["kind"];
  const group = problemGroup(next.kind);
  if (base.kind === next.kind) return fieldChanges(group, base, next);
  return ["kind", ...fieldChanges(group, defaultsOfGroup(group), next).filter((control) => !may(control))];
}

/** What everybody who keeps to the locks has alike, as far as it differs from the defaults: later settings change no code. */
export function lockedPart(document: LionDocument, may: May): unknown {
  if (may("preset")) return null;
  const { seed, problem, learners, ...rest } = sparseLion(document) as { readonly [Part in keyof LionDocument]?: unknown };
  const { kind, ...settings } = problem as { readonly kind: string };
  const locked = (owner: string, values: object) => Object.entries(values).filter(([name]) => !may(`${owner}.${name}`));
  const { record, ...attention } = rest;
  const listed = ((learners ?? []) as readonly { readonly kind: string }[]).map((one) => locked(one.kind, one));
  return [
    may("seed") ? null : seed,
    may("kind") ? null : [kind, ...locked(kind, settings)],
    locked(attentionGroup.owner, attention),
    may("result.record") ? null : record,
    ...(listed.length === 0 || may("learners") ? [] : [listed]),
  ];
}
