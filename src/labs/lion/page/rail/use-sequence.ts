import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { SettingsGroup, Target } from "../../../../platform/shell/rail/lab-rail";
import { attentionFields } from "../../document/attention-fields";
import { type LionDocument, lionFields } from "../../document/document";
import { attentionGroup } from "../../document/locks";
import { madeKinds, type ProblemKind, problemFields } from "../../document/problem-fields";
import { withKind } from "../../document/with-kind";
import { useDocument, useSession } from "../session/react";
import { baseAttention, baseProblem, useBasePreset } from "./base";
import { withField, withTaskField } from "./edits";
import { lionRailText } from "./words";

/** The user's own file comes last. */
const kinds = [...madeKinds, "custom"] as const;

/** The sequence and its attention, or the task, in the rail. */
export function useSequence(): Target {
  const session = useSession();
  const { problem, seed } = useDocument();
  const words = lionRailText.sequence;
  const [sequence, attention] = [useSequenceGroup(), useAttentionGroup()];
  return {
    title: words.title,
    kindLabel: words.kind,
    kinds: kinds.map((kind) => ({ id: kind, name: words.kinds[kind] })),
    kind: problem.kind,
    choose: (kind) => session.edit(withKind(kind as ProblemKind)),
    groups: problem.kind === "task" ? [sequence] : problem.kind === "custom" ? [attention] : [sequence, attention],
    seed: { field: lionFields.seed, value: seed, propose: (value) => propose(session, "seed", withField("seed", value)) },
  };
}

function useSequenceGroup(): SettingsGroup {
  const session = useSession();
  const { problem } = useDocument();
  const base = useBasePreset();
  return {
    path: "problem",
    title: lionRailText.sequence.kinds[problem.kind],
    owner: problem.kind,
    table: problemFields[problem.kind],
    values: valuesOf(problem),
    base: valuesOf(baseProblem(problem, base)),
    propose: (name, value) => propose(session, `problem.${name}`, withTaskField(name, value)),
  };
}

function useAttentionGroup(): SettingsGroup {
  const session = useSession();
  const document = useDocument();
  const base = useBasePreset();
  return {
    path: "",
    title: lionRailText.attention.title,
    owner: attentionGroup.owner,
    table: attentionFields,
    values: valuesOf(document),
    base: baseAttention(base),
    propose: (name, value) => propose(session, name, withField(name as keyof LionDocument, value)),
  };
}
