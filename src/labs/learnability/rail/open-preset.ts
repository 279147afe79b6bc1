import type { Experiment } from "../../../experiment/learnability/document";
import type { Preset } from "../../../experiment/learnability/presets";
import type { Session } from "../../../state/session-api";

/** Runs a preset, with its panels as they show what it says, and its first panel in sight. */
export function openPreset(session: Session<Experiment>, { experiment, views }: Preset): void {
  session.open(experiment, views);
  document.querySelector(".panels")?.scrollTo({ top: 0 });
}
