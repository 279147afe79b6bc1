/** All tables of results, in the order of the paper's sections. */
import { cifarDirections, cifarMasks, cifarParts, imagenet, imagenetTiny } from "./images";
import { causal, glueBase, glueLarge, positions } from "./language";
import { longRange, longRangeOthers, longRangeParts } from "./long-range";
import type { PublishedTable } from "./table";

export const publishedTables: readonly PublishedTable[] = [
  imagenet,
  imagenetTiny,
  cifarMasks,
  cifarParts,
  cifarDirections,
  glueLarge,
  glueBase,
  positions,
  longRange,
  longRangeParts,
  longRangeOthers,
  causal,
];
