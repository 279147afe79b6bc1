/** Every generated target, with a small data set. */
import type { Moments } from "../model/samples";
import type { Workspace } from "../workspace";
import type { InputLawName } from "./input-laws";
import { lawOfProbes } from "./probes";
import { type TaskSpec, taskKindOf, tasks } from "./registry";
import { drawMoments } from "./sampling";

type Kind = TaskSpec["kind"];

export const generatedKinds: readonly Kind[] = Object.values(tasks).flatMap(({ kind, generated }) => (generated ? [kind] : []));

/** A spec with defaults except for its numbers of samples. */
export function smallSpec(kind: Kind): TaskSpec {
  const parse = (fields: object) => tasks[kind].schema.parse({ kind, ...fields }) as TaskSpec;
  const { counts, fields } = taskKindOf(parse({}));
  const few = counts.filter((name) => fields[name].default !== 0);
  return parse(Object.fromEntries(few.map((name, place) => [name, 6 - place])));
}

/** Random sequences of n tokens of dimension d, entries of standard deviation 1. */
interface ProbeRequest {
  readonly d: number;
  readonly n: number;
  readonly law: InputLawName;
  readonly count: number;
  readonly seed: number;
}

/**
 * Draws `count` random sequences as single samples: G = Z Z^T of all n tokens and z, the last of them. Number i has the
 * Philox stream (seed, `purposes.probes`, i), so that asking for more keeps the first ones.
 */
export function drawProbes(workspace: Workspace, { d, n, law, count, seed }: ProbeRequest): Moments {
  return drawMoments(workspace, lawOfProbes(d, n, law, false), BigInt(seed), 0, count);
}
