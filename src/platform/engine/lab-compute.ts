import type { DocumentKind } from "../documents/kind";
import type { Sentences } from "../fields/problem";
import type { LabEngine, LabTypes } from "./lab-engine";
import type { OwnDataReader } from "./own-data";
import type { Role } from "./role";

/** What computing needs to know of a lab's documents. */
export type ComputedKind = Pick<DocumentKind, "lab" | "kernelsOf" | "parse" | "tooLarge" | "idle" | "ownData" | "withOwnData">;

/** A lab as the engine's registry knows it. Nothing of it is loaded before it is used. */
export interface LabCompute {
  readonly kind: () => Promise<ComputedKind>;
  /** English sentences on what can be wrong, for results and the command line. */
  readonly sentences: () => Promise<Sentences>;
  readonly engine: () => Promise<LabEngine<LabTypes>>;
  /** Null for a lab that has no use for data of a person's own. */
  readonly ownData: (() => Promise<OwnDataReader>) | null;
  /** By what a worker can be opened for; every lab has "run" and "result". */
  readonly roles: Readonly<Record<"run" | "result" | (string & {}), () => Promise<Role>>>;
}
