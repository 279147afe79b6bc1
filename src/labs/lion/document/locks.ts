/** The settings of LION documents that links can lock. */
import type { FieldGroup } from "../../../platform/documents/kind";
import { lockRules } from "../../../platform/documents/lock-rules";
import { type AttentionSpec, attentionFields } from "./attention-fields";
import { type LionDocument, lionFields, sparseLion } from "./document";
import { learnerFields } from "./encoder-fields";
import { problemFields } from "./problem-fields";

export const attentionGroup: FieldGroup = { owner: "attention", fields: attentionFields };
const recordGroup: FieldGroup = { owner: "result", fields: { record: lionFields.record } };

const attentionControls = Object.fromEntries(Object.keys(attentionFields).map((name) => [name, `${attentionGroup.owner}.${name}`]));
const isTask = ({ problem }: LionDocument) => problem.kind === "task";
const isSequence = (document: LionDocument) => !isTask(document);

export const { locks, fitted: fittedLearner } = lockRules<LionDocument, "problem", "learners">({
  subject: "problem",
  subjectFields: { ...problemFields, custom: {} },
  ownDataKind: "custom",
  list: "learners",
  memberFields: learnerFields,
  hasList: isTask,
  groups: [
    { ...attentionGroup, when: isSequence },
    { ...recordGroup, when: isSequence },
  ],
  others: { ...(attentionControls as Readonly<Record<keyof AttentionSpec, string>>), record: "result.record" },
  panelControls: [],
  sparse: sparseLion,
  lockedValues: ({ seed, problem, learners = [], record, ...attention }, { may, value, settings, ofKind }) => {
    const { kind, ...ofProblem } = problem as { readonly kind: string };
    const members = learners as readonly unknown[];
    return [
      value("seed", seed),
      value("kind", [kind, ...settings(kind, ofProblem)]),
      settings(attentionGroup.owner, attention),
      value("result.record", record),
      ...(members.length === 0 || may("learners") ? [] : [members.map(ofKind)]),
    ];
  },
});
