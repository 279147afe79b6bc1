/** Links that arrive, with the data that travel in them. */
import type { Experiment } from "../experiment/learnability/document";
import { decodeLink } from "../experiment/learnability/link";
import { type Locks, sameLocks } from "../experiment/learnability/locks";
import type { Problem } from "../fields/problem";
import { kernelVersion } from "../numerics/kernel-version";
import { parseOwnData } from "../tasks/custom/data";
import { hashOwnData } from "../tasks/custom/hash";
import type { OwnData } from "../tasks/dataset";
import { sameExperiment } from "./same";

export interface OpenedLink {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  /** What the link locks, where it does. */
  readonly locks: Locks | null;
  /** Version of the kernels that made the link, where it is not this program's. */
  readonly kernels: string | null;
}

/** Reads a link with its data, which must be those that its experiment names. */
export function readLink(text: string): ({ readonly ok: true } & OpenedLink) | { readonly ok: false; readonly problem: Problem } {
  const link = decodeLink(text);
  if (!link.ok) return link;
  const kernels = link.kernels === kernelVersion ? null : link.kernels;
  const { experiment, locks = null } = link;
  const { task } = experiment;
  if (link.data === undefined || task.kind !== "custom") return { ok: true, experiment, data: null, locks, kernels };
  const parsed = parseOwnData(link.data);
  if (!parsed.ok) return { ok: false, problem: { ...parsed.problem, message: `in the data of this link: ${parsed.problem.message}` } };
  const hash = hashOwnData(parsed.data);
  if (task.hash !== "" && task.hash !== hash)
    return { ok: false, problem: { field: "", message: "the data in this link are not those that its experiment names" } };
  return { ok: true, experiment: { ...experiment, task: { ...task, hash } }, data: parsed.data, locks, kernels };
}

/** Whether an address says just this. */
export function describes(text: string, experiment: Experiment, locks: Locks | null): boolean {
  const link = readLink(text);
  return link.ok && sameExperiment(link.experiment, experiment) && sameLocks(link.locks, locks);
}
