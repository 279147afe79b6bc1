/**
 * Inference of LION and of other vision models as their authors measured it: base scale, patches of 16 pixels, batches of 64
 * images; memory and seconds of a batch (arXiv 2502.16249). Read off the figures of the authors' blog, to about 0.3 GB. Missing
 * points ran out of memory, or were not measured.
 */
import type { FormName } from "./forms/form";

export interface PublishedPoint {
  readonly tokens: number;
  /** Null beyond the 80 GB of the device. */
  readonly gigabytes: number | null;
  /** Null where none is given. */
  readonly seconds: number | null;
}

/** LION in one of its forms: the chunks are the paper's. */
export interface PublishedForm {
  readonly variant: "LIT" | "D" | "S";
  readonly form: Extract<FormName, "full" | "chunk" | "recurrent">;
  readonly points: readonly PublishedPoint[];
}

/** Images of 224, 512, 738, 1024, 1248, 1536 and 2496 pixels. */
const tokens = { 224: 196, 512: 1024, 738: 2116, 1024: 4096, 1248: 6084, 1536: 9216, 2496: 24_336 } as const;
type Pixels = keyof typeof tokens;

const at = (pixels: Pixels, gigabytes: number | null, seconds: number | null = null): PublishedPoint => ({
  tokens: tokens[pixels],
  gigabytes,
  seconds,
});

export const publishedForms: readonly PublishedForm[] = [
  {
    variant: "D",
    form: "full",
    points: [at(512, 2.8, 0.9), at(738, 9.2, 2.19), at(1024, 29.5, 5.66), at(1248, 61.2, 10.4), at(1536, null), at(2496, null)],
  },
  {
    variant: "D",
    form: "chunk",
    points: [at(512, 2.3, 0.9), at(738, 5.5, 2.15), at(1024, 13.7, 5.34), at(1248, 20.3, 9.7), at(1536, 35.6), at(2496, null)],
  },
  {
    variant: "D",
    form: "recurrent",
    points: [at(512, 2.1, 6.25), at(738, 4.3, 13), at(1024, 8.3, 25), at(1248, 12.3, 36.9), at(1536, 18.6), at(2496, 49)],
  },
  {
    variant: "LIT",
    form: "full",
    points: [at(512, 2.8, 0.87), at(738, 9.1, 2.07), at(1024, 29.3, 5.27), at(1248, 60.8, 9.59), at(1536, null), at(2496, null)],
  },
  {
    variant: "LIT",
    form: "chunk",
    points: [at(512, 2.3, 0.87), at(738, 5.5, 2.06), at(1024, 13.7, 5.02), at(1248, 20.2, 9.01), at(1536, 44.3), at(2496, null)],
  },
  {
    variant: "LIT",
    form: "recurrent",
    points: [at(512, 2.1, 5.48), at(738, 4.3, 11), at(1024, 8.3, 21.5), at(1248, 12.3, 31.6), at(1536, 18.6), at(2496, 49)],
  },
  { variant: "S", form: "full", points: [at(512, 4.3, 0.99), at(738, 15.6, 2.61), at(1024, 53.3, 7.39), at(1248, null)] },
  {
    variant: "S",
    form: "chunk",
    points: [at(512, 3, 4.27), at(738, 8.9, 12.4), at(1024, 27.8, 39), at(1248, 41.2), at(1536, null)],
  },
  {
    variant: "S",
    form: "recurrent",
    points: [at(512, 2.1, 6.38), at(738, 4.3, 13), at(1024, 8.3, 25.1), at(1248, 12.3), at(1536, 18.6)],
  },
];

/** The models that LION is compared with there. */
export const publishedModels: readonly { readonly name: string; readonly points: readonly PublishedPoint[] }[] = [
  { name: "ViT", points: [at(224, 0.4), at(512, 2.4), at(738, 8.3), at(1024, 27.8), at(1248, 58.5), at(2496, null)] },
  { name: "Hydra", points: [at(224, 1), at(512, 5.5), at(738, 11.3), at(1024, 21.8), at(1248, 32.5), at(2496, null)] },
  // At 24,336 tokens the figure ends at about 80 GB, where the device does.
  { name: "Vim", points: [at(224, 0.8), at(512, 4.4), at(738, 9), at(1024, 17.4), at(1248, 25.8), at(2496, null)] },
];
