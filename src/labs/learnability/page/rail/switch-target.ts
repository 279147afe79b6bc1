/** Another kind of target: it comes with suitable learners, which a notice states, and undo reverts both at once. */

import { noViews } from "../../../../platform/documents/views";
import { openPreset } from "../../../../platform/shell/presets/open-preset";
import type { Session } from "../../../../platform/state/session-api";
import type { Experiment, TaskSpec } from "../../document/document";
import { type Preset, presets } from "../../document/presets";
import { withTarget } from "../../document/with-target";
import { changesSince } from "./base";

/**
 * An unchanged experiment is replaced by the first preset of the target, with its views. A changed one keeps seed and stop
 * rules and gets task and learners of that preset. Learners of the old target may be far too slow here: four heads at d = 4 take
 * thousands of steps a second, and on a Turing machine's hundred coordinates seven.
 *
 * @param base  the preset that the experiment is a variation of.
 * @param mayChangeLearners  false where the link of a teacher locks them: they stay.
 */
export function switchTarget(
  session: Session<Experiment>,
  kind: TaskSpec["kind"],
  { base, mayChangeLearners }: { readonly base: Preset | undefined; readonly mayChangeLearners: boolean },
): void {
  const current = () => session.store.getState().experiment as Experiment;
  const before = current();
  const start = starterOf(kind);
  if (!start) return;
  if (!mayChangeLearners) session.open(withTarget(before, start.document.task), noViews);
  else if (base && changesSince(before, base) === 0) openPreset(session, start);
  else session.open({ ...start.document, seed: before.seed, stop: before.stop }, noViews);
  const after = current();
  if (after.task.kind === kind && JSON.stringify(after.learners) !== JSON.stringify(before.learners))
    session.say({ kind: "own-learners", document: after });
}

/** The first preset that shows a kind of target. */
function starterOf(kind: TaskSpec["kind"]): Preset | undefined {
  return presets.find(({ group, document: experiment }) => experiment.task.kind === kind && group !== "fails" && group !== "paper");
}
