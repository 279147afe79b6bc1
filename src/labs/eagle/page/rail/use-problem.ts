import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { SettingsGroup, Target } from "../../../../platform/shell/rail/lab-rail";
import { eagleFields } from "../../document/document";
import { madeKinds, type ProblemKind, problemFields } from "../../document/problem-fields";
import { withKind } from "../../document/with-kind";
import { useDocument, useSession } from "../session/react";
import { baseProblem, useBasePreset } from "./base";
import { withProblemField, withSeed } from "./edits";
import { eagleRailText } from "./words";

/** The user's own file comes last. */
const kinds = [...madeKinds, "custom"] as const;

/** The problem in the rail: its kind and settings. */
export function useProblem(): Target {
  const session = useSession();
  const { problem, seed } = useDocument();
  const base = useBasePreset();
  const words = eagleRailText.problem;
  const group: SettingsGroup = {
    path: "problem",
    title: words.kinds[problem.kind],
    owner: problem.kind,
    table: problemFields[problem.kind],
    values: valuesOf(problem),
    base: valuesOf(baseProblem(problem, base)),
    propose: (name, value) => propose(session, `problem.${name}`, withProblemField(name, value)),
  };
  return {
    title: words.title,
    kindLabel: words.kind,
    kinds: kinds.map((kind) => ({ id: kind, name: words.kinds[kind] })),
    kind: problem.kind,
    choose: (kind) => session.edit(withKind(kind as ProblemKind)),
    groups: problem.kind === "custom" ? [] : [group],
    seed: { field: eagleFields.seed, value: seed, propose: (value) => propose(session, "seed", withSeed(value)) },
  };
}
