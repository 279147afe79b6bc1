/** How far off a learner is, in figures that need no explanation. */
import { formatRounded } from "../../../../platform/charts/format";
import { exact } from "./outcome";

export const isExact = (error: number) => error < exact;

/** "34 %", "0.52 %". */
export const percentOf = (error: number) => `${error >= 0.1 ? Math.round(100 * error) : formatRounded(100 * error, 2)} %`;

/** Decimal digits that are right. */
export const digitsOf = (error: number) => Math.floor(-Math.log10(error));
