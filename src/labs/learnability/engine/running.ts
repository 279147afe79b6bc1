/** The engine of this page's runs, for those who may use what a run has computed. */
import type { Engine } from "../../../platform/engine/engine-api";
import { dataJob } from "./job-plan";
import type { Learnability } from "./protocol";

let newest: Engine<Learnability> | null = null;

export function setRunning(engine: Engine<Learnability>): void {
  newest = engine;
}

/** A port to the worker that has the data of the present run; null where no worker has them. */
export function portToRun(): MessagePort | null {
  if (!newest) return null;
  const { port1, port2 } = new MessageChannel();
  return newest.connect(dataJob, port2) ? port1 : null;
}
