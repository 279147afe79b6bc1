import type { DocumentKind } from "../documents/kind";
import type { Sentences } from "../fields/problem";
import type { LabEngine, LabTypes } from "./lab-engine";
import type { OwnDataReader } from "./own-data";
import type { Role } from "./role";

/** The part of a document kind that computing uses. */
export type ComputedKind = Pick<
  DocumentKind,
  "lab" | "kernelsOf" | "parse" | "tooLarge" | "idle" | "ownData" | "withOwnData" | "withoutLater"
>;

/** A lab in the engine's registry. Its code is loaded at first use. */
export interface LabCompute {
  readonly kind: () => Promise<ComputedKind>;
  /** English sentences on what can be wrong, for results and the command line. */
  readonly sentences: () => Promise<Sentences>;
  readonly engine: () => Promise<LabEngine<LabTypes>>;
  /** Null for a lab without own data. */
  readonly ownData: (() => Promise<OwnDataReader>) | null;
  /** Roles of workers by name; every lab has "run" and "result". */
  readonly roles: Readonly<Record<"run" | "result" | (string & {}), () => Promise<Role>>>;
}
