/**
 * Memory and time of inference as the authors' blog draws them, base scale, batches of 64, patches of 16 pixels: read off the
 * paths of its figures, to about 0.3 GB.
 */

/** Pixels on a side. */
export const resolutions = [224, 512, 738, 1024, 1248] as const;
export type Resolution = (typeof resolutions)[number];

/** How a model computes; those that are no LION have one way. */
export type ComputedAs = "full" | "chunk" | "recurrent";

export interface PublishedMemory {
  /** As in Table 2. */
  readonly model: string;
  readonly form: ComputedAs | null;
  /** Gigabytes at each resolution; null where it is not drawn, or ran out of memory. */
  readonly gigabytes: Readonly<Record<Resolution, number | null>>;
}

const at = (...[a, b, c, d, e]: readonly (number | null)[]) => ({ 224: a, 512: b, 738: c, 1024: d, 1248: e });

export const memories: readonly PublishedMemory[] = [
  { model: "ViT", form: null, gigabytes: at(0.4, 2.4, 8.3, 27.8, 58.5) },
  { model: "Hydra", form: null, gigabytes: at(1.0, 5.5, 11.3, 21.8, 32.5) },
  { model: "Vim", form: null, gigabytes: at(0.8, 4.4, 9.0, 17.4, 25.8) },
  { model: "LION-D", form: "full", gigabytes: at(null, 2.8, 9.2, 29.5, 61.2) },
  { model: "LION-D", form: "chunk", gigabytes: at(null, 2.3, 5.5, 13.7, 20.3) },
  { model: "LION-D", form: "recurrent", gigabytes: at(0.6, 2.1, 4.3, 8.3, 12.3) },
  { model: "LION-LIT", form: "full", gigabytes: at(null, 2.8, 9.1, 29.3, 60.8) },
  { model: "LION-LIT", form: "chunk", gigabytes: at(null, 2.3, 5.5, 13.7, 20.2) },
  { model: "LION-LIT", form: "recurrent", gigabytes: at(0.6, 2.1, 4.3, 8.3, 12.3) },
  { model: "LION-S", form: "full", gigabytes: at(null, 4.3, 15.6, 53.3, null) },
  { model: "LION-S", form: "chunk", gigabytes: at(null, 3.0, 8.9, 27.8, 41.2) },
  { model: "LION-S", form: "recurrent", gigabytes: at(0.6, 2.1, 4.3, 8.3, 12.3) },
];
