/**
 * Messages between the hub of a distributed run and the workers that play its machines. Columns are made, or taken from the data,
 * where they are used: between hub and machines only C and D travel.
 */

import type { Problem } from "../../../../platform/fields/problem";
import type { EagleDocument } from "../../document/document";
import type { EagleData } from "../../math/files/own-data";
import type { HubProblem } from "../../math/hub";
import type { Message, RoundResult } from "../../math/message";
import type { DistributedSettings } from "../../math/settings";
import { settingsOf } from "../solver-settings";

/** A distributed solver of a document. */
export interface DistributedTask {
  readonly document: EagleDocument;
  readonly data: EagleData | null;
  /** Index into the document's solvers, of one that is distributed. */
  readonly solver: number;
}

/** Settings of a task's machines. @throws {TypeError} for a solver that is not distributed. */
export function distributedSettings({ document, solver }: DistributedTask): DistributedSettings {
  const settings = settingsOf(document.solvers[solver], document);
  if (settings.kind !== "eagle" || settings.regime !== "distributed") throw new TypeError(`solver ${solver} is not distributed`);
  return settings;
}

export type ToMachines =
  /** Make these machines as they are after so many rounds. */
  | {
      readonly type: "load";
      readonly task: DistributedTask;
      /** From 0 on. */
      readonly machines: readonly number[];
      readonly rounds: number;
      /** The round after which A and B came to rest; null while they are updated. */
      readonly frozenAfter: number | null;
    }
  /** Send the hub's part of the problem: its sizes, C, and the true D, from which errors are measured. */
  | { readonly type: "describe" }
  | ({ readonly type: "round"; readonly machine: number } & Message)
  /** A and B of all machines here stay as they are. */
  | { readonly type: "freeze" }
  /** Discard a machine, in the middle of its computation. */
  | { readonly type: "drop"; readonly machine: number }
  /** Send the singular values of A, for pictures. */
  | { readonly type: "look"; readonly machine: number };

export type FromMachines =
  | { readonly type: "ready"; readonly machine: number; readonly columns: number }
  | { readonly type: "described"; readonly problem: HubProblem }
  | { readonly type: "answer"; readonly machine: number; readonly result: RoundResult }
  /** The worker does not have this machine, or no longer. */
  | { readonly type: "gone"; readonly machine: number }
  | { readonly type: "seen"; readonly machine: number; readonly updates: number; readonly singularValues: Float64Array }
  /** A problem that another attempt would meet again. */
  | { readonly type: "failed"; readonly failure: Problem };
