/** Numbers on a tint of the diverging scale: light enough for words in ink to be read on it, in both themes. */
import { divergingColors, type PaletteTheme } from "../../../../../platform/charts/diverging";
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import type { Retrieval } from "./retrieval";

export interface Tint {
  /** CSS colour. */
  readonly color: string;
  /** 0 to `strongest`. */
  readonly opacity: number;
}

/** Ink on it keeps 4.5:1 on both ends of the scale, light and dark. */
const strongest = 0.42;

export function tintOf(value: number, scale: number, theme: PaletteTheme): Tint {
  const ends = divergingColors[theme];
  // The square root makes small entries distinguishable; their values are written on them.
  const share = scale > 0 ? Math.sqrt(Math.min(1, Math.abs(value) / scale)) : 0;
  return { color: value < 0 ? ends[0] : ends[ends.length - 1], opacity: Math.round(share * strongest * 1000) / 1000 };
}

/** The largest number among keys, values, query and terms of a memory: they are all on one scale. */
export function largestShown({ keys, values, query, noise }: MemoryTable, { terms }: Retrieval): number {
  return [...keys.flat(), ...values.flat(), ...query, ...noise, ...terms].reduce((size, entry) => Math.max(size, Math.abs(entry)), 0);
}
