/**
 * Four characters that stand for what a link locks, and at which values. They are worked out from the experiment that is
 * there, never read from a link: what students hand in shows their teacher's code as long as it follows the teacher's link.
 */
import { crc32 } from "../../numerics/crc32";
import type { Experiment } from "./document";
import { type Assignment, isFree, type Locks } from "./locks";
import { sparse } from "./sparse";

/** Digits and letters that are not taken for each other when they are read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 4;

/** The same for all experiments that an assignment leads to. A code is a hint, as short as that: others may share it. */
export function assignmentCode({ experiment, locks }: Assignment): string {
  const text = JSON.stringify([locks.free, locks.hidden, lockedPart(experiment, locks)]);
  const sum = crc32(new TextEncoder().encode(text));
  return Array.from({ length }, (_, place) => alphabet[(sum >>> (5 * place)) & 31]).join("");
}

type Values = Readonly<Record<string, unknown>>;

/** What everybody who keeps to the locks has alike, as far as it differs from the defaults: later settings change no code. */
function lockedPart(experiment: Experiment, locks: Locks): unknown {
  const may = (control: string) => isFree(locks, control);
  if (may("preset")) return null;
  const { seed, task, learners, stop, sweep, map, laboratory } = sparse(experiment) as {
    readonly [Part in keyof Experiment]?: unknown;
  };
  const locked = (owner: string, values: unknown) => Object.entries((values ?? {}) as Values).filter(([name]) => !may(`${owner}.${name}`));
  const ofKind = (spec: unknown) => locked((spec as { readonly kind: string }).kind, spec);
  return [
    may("seed") ? null : seed,
    may("kind") ? null : ofKind(task),
    may("learners") ? null : ((learners ?? []) as readonly unknown[]).map(ofKind),
    locked("stop", stop),
    may("laboratory") ? null : [sweep, laboratory],
    may("map") ? null : map,
  ];
}
