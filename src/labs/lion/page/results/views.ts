/** View settings of the panel of published results, kept in links. */
import { oneOf, viewOf } from "../../../../platform/shell/view-codec";
import { resolutions } from "../../math/published/memory";
import { publishedTables } from "../../math/published/published";
import { orderPart } from "./order";
import { plotIds } from "./plots";
import type { resultsText } from "./words";

export type TableId = keyof typeof resultsText.tables;
export const tableIds = publishedTables.map(({ id }) => id as TableId);
export const sizes = resolutions.map(String);

export const resultsView = viewOf({
  table: oneOf(tableIds, "imagenet"),
  plot: oneOf(plotIds, "imagenet-base-time"),
  pixels: oneOf(sizes, "1024"),
  order: orderPart,
});
