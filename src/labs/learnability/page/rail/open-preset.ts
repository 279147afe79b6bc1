import type { Session } from "../../../../platform/state/session-api";
import type { Experiment } from "../../document/document";
import type { Preset } from "../../document/presets";

/** Runs a preset, with its panels as they show what it says, and its first panel in sight. */
export function openPreset(session: Session<Experiment>, { document: experiment, views }: Preset): void {
  session.open(experiment, views);
  document.querySelector(".panels")?.scrollTo({ top: 0 });
}
