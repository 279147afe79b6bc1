import type { LabEngine, LabTypes } from "./lab-engine";
import type { Role } from "./role";

/** A lab as the engine's registry knows it. Nothing of it is loaded before it is used. */
export interface LabEntry {
  readonly engine: () => Promise<LabEngine<LabTypes>>;
  /** By what a worker can be opened for; every lab has "run" and "result". */
  readonly roles: Readonly<Record<"run" | "result" | (string & {}), () => Promise<Role>>>;
}
