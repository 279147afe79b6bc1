/** Plots of each table: accuracy of its models against their cost. */
import { imagenet, imagenetTiny } from "../../math/published/images";
import { glueLarge } from "../../math/published/language";
import { type ComputedAs, memories, type Resolution } from "../../math/published/memory";
import { cellAt, type Family, figureAt, type PublishedTable } from "../../math/published/table";

export interface PublishedPoint {
  /** Row of the table. */
  readonly model: string;
  readonly form: ComputedAs | null;
  readonly family: Family;
  readonly x: number;
  readonly y: number;
}

export type PlotId = "imagenet-base-time" | "imagenet-small-time" | "imagenet-base-memory" | "tiny-time" | "glue-time" | "mlm-time";

interface Plot {
  readonly table: PublishedTable;
  /** The column that is plotted upward. */
  readonly upward: string;
  /** The column of the cost; memory is in no table. */
  readonly across: string | null;
  /** The model whose training takes 1; null for memory. */
  readonly unit: "vit" | "bert" | null;
}

export const plots: Readonly<Record<PlotId, Plot>> = {
  "imagenet-base-time": { table: imagenet, upward: "top1-base", across: "time-base", unit: "vit" },
  "imagenet-small-time": { table: imagenet, upward: "top1-small", across: "time-small", unit: "vit" },
  "imagenet-base-memory": { table: imagenet, upward: "top1-base", across: null, unit: null },
  "tiny-time": { table: imagenetTiny, upward: "top1", across: "time", unit: "vit" },
  "glue-time": { table: glueLarge, upward: "glue", across: "time", unit: "bert" },
  "mlm-time": { table: glueLarge, upward: "mlm", across: "time", unit: "bert" },
};

export const plotIds = Object.keys(plots) as readonly PlotId[];

export function plotsOf(table: PublishedTable): readonly PlotId[] {
  return plotIds.filter((id) => plots[id].table === table);
}

/** Models with both numbers known, in the order of the table. */
export function pointsOf(id: PlotId, resolution: Resolution): readonly PublishedPoint[] {
  const { table, upward, across } = plots[id];
  if (across === null) return inMemory(table, upward, resolution);
  return table.rows.flatMap(({ id: model, family }) => {
    const [x, y] = [cellAt(table, model, across), cellAt(table, model, upward)];
    return typeof x === "number" && typeof y === "number" ? [{ model, form: null, family, x, y }] : [];
  });
}

function inMemory(table: PublishedTable, upward: string, resolution: Resolution): readonly PublishedPoint[] {
  return memories.flatMap(({ model, form, gigabytes }) => {
    const x = gigabytes[resolution];
    const family = table.rows.find(({ id }) => id === model)?.family ?? "other";
    return x === null ? [] : [{ model, form, family, x, y: figureAt(table, model, upward) }];
  });
}
