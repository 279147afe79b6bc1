/** Mask rows of the chosen patch of a picture, in each order of scanning. */
import type { LionDocument } from "../../document/document";
import { sideOf } from "../../document/problem-fields";
import type { TokenDecays } from "../../math/decays";
import { columnSnake, rowByRow, type ScanOrder, scannedRow, snake } from "../../math/scans";

export const scanNames = ["rows", "snake", "both"] as const;
export type ScanName = (typeof scanNames)[number];

const ordersOf: Readonly<Record<ScanName, (side: number) => readonly ScanOrder[]>> = {
  rows: (side) => [rowByRow(side, side)],
  snake: (side) => [snake(side, side)],
  both: (side) => [snake(side, side), columnSnake(side, side)],
};

/** Patches on a side; 0 without a picture. */
export function sideOfPicture({ problem }: LionDocument): number {
  return problem.kind === "image" ? sideOf[problem.patches] : 0;
}

/** The row of M of a patch, counted from 0, by the order of scanning: L each, by patch. */
export function patchRows(
  decays: TokenDecays,
  { convention }: LionDocument,
  side: number,
  patch: number,
): Readonly<Record<ScanName, Float64Array>> {
  const row = (name: ScanName) => scannedRow(decays, convention, ordersOf[name](side), patch);
  return { rows: row("rows"), snake: row("snake"), both: row("both") };
}

/** The share of a patch's mask row that lies in other rows of the picture, 0 to 1. */
export function shareInOtherRows(values: Float64Array, side: number, patch: number): number {
  const own = Math.floor(patch / side);
  let [all, others] = [0, 0];
  values.forEach((value, at) => {
    all += value;
    if (Math.floor(at / side) !== own) others += value;
  });
  return others / all;
}
