/** Speed of this device, from its finished runs: stored across sessions, refined by every further run. */
import type { KeyValueStore } from "../../../../platform/state/preferences";
import { type JobWork, negligible, type Sort, sorts } from "./work";

const key = "learnability-speeds";
const version = 2;

/** Shorter jobs are dominated by their start and are not measured. */
const leastMilliseconds = 50;

/** Weight of the newest run, on a logarithmic scale: two runs on battery do not override ten others. */
const weight = 0.3;

/** Speeds by the decade of the work: solving at d = 4 was measured to do 100 times less in a second than at d = 12. */
type Speeds = Map<number, number>;

export class Calibration {
  readonly #store: KeyValueStore | null;
  readonly #speeds: Map<Sort, Speeds>;

  /** @param store  storage of the speeds; null keeps them for this session. */
  constructor(store: KeyValueStore | null) {
    this.#store = store;
    this.#speeds = read(store);
  }

  /**
   * Multiply-adds per millisecond for work of this sort and size: by a power law between two measured sizes, beyond them that
   * of the nearest; null before any measurement.
   */
  speed(sort: Sort, multiplyAdds: number): number | null {
    const known = [...(this.#speeds.get(sort) ?? [])].sort(([a], [b]) => a - b);
    if (known.length === 0) return null;
    const place = Math.log10(Math.max(1, multiplyAdds));
    const above = known.findIndex(([decade]) => decade >= place);
    if (above <= 0) return (above === 0 ? known[0] : known[known.length - 1])[1];
    const [[low, slow], [high, fast]] = [known[above - 1], known[above]];
    return slow * (fast / slow) ** ((place - low) / (high - low));
  }

  /** Records the duration of some work, if it was long enough. */
  learn({ sort, multiplyAdds }: Pick<JobWork, "sort" | "multiplyAdds">, milliseconds: number): void {
    if (milliseconds < leastMilliseconds || multiplyAdds < negligible[sort]) return;
    const measured = multiplyAdds / milliseconds;
    const speeds: Speeds = this.#speeds.get(sort) ?? new Map();
    const decade = Math.round(Math.log10(multiplyAdds));
    const known = speeds.get(decade);
    speeds.set(decade, known === undefined ? measured : known ** (1 - weight) * measured ** weight);
    this.#speeds.set(sort, speeds);
    try {
      const kept = [...this.#speeds].map(([name, ofName]) => [name, Object.fromEntries(ofName)]);
      this.#store?.setItem(key, JSON.stringify({ version, speeds: Object.fromEntries(kept) }));
    } catch {
      // A full store: the speeds last for this session.
    }
  }
}

/** The stored speeds; empty where they cannot be read. */
function read(store: KeyValueStore | null): Map<Sort, Speeds> {
  try {
    const kept = JSON.parse(store?.getItem(key) ?? "null");
    if (kept?.version !== version) return new Map();
    return new Map(sorts.map((sort) => [sort, soundSpeeds(kept.speeds?.[sort])]));
  } catch {
    return new Map();
  }
}

function soundSpeeds(kept: unknown): Speeds {
  const entries = Object.entries((kept ?? {}) as Readonly<Record<string, unknown>>);
  return new Map(
    entries.flatMap(([decade, speed]): [number, number][] =>
      Number.isFinite(Number(decade)) && typeof speed === "number" && Number.isFinite(speed) && speed > 0 ? [[Number(decade), speed]] : [],
    ),
  );
}
