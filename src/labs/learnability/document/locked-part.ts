import type { May } from "../../../platform/documents/kind";
import type { Experiment } from "./document";
import { sparse } from "./sparse";

type Values = Readonly<Record<string, unknown>>;

/** What everybody who keeps to the locks has alike, as far as it differs from the defaults: later settings change no code. */
export function lockedPart(experiment: Experiment, may: May): unknown {
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
