/** The error of a learner as a percentage or a number of digits. */
import { formatRounded } from "../../../../platform/charts/format";
import { exact } from "./outcome";

export const isExact = (error: number) => error < exact;

/** "34 %", "0.52 %". */
export const percentOf = (error: number) => `${error >= 0.1 ? Math.round(100 * error) : formatRounded(100 * error, 2)} %`;

/** Correct decimal digits. */
export const digitsOf = (error: number) => Math.floor(-Math.log10(error));
