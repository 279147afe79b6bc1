/** Captions of the panels on masks. */
import { formatCount, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { LionDocument } from "../../document/document";
import type { DrawnHead } from "../../engine/protocol";
import { stepDecays } from "../../math/decays";
import { effectiveRadius, halfLife, maskDeterminant, maskInverse } from "../../math/mask";
import { wallBelow } from "../charts/SweepsChart";
import { conventionMasks } from "./mask-data";
import { masksText } from "./words";

const rounded = (value: number, figures = 2) =>
  value !== 0 && Math.abs(value) < 1e-4 ? formatValue(value) : formatRounded(value, figures);

/** The tokens that are walls. */
export function decaysSentence(lambdas: Float64Array): string {
  const words = masksText.decays;
  const walls = [...lambdas.keys()].filter((at) => lambdas[at] < wallBelow);
  if (walls.length === 0) return words.open(rounded(Math.min(...lambdas)), rounded(Math.max(...lambdas)));
  if (walls.length > 1) return words.walls(walls.map((at) => formatCount(at + 1)).join(", "));
  const [wall] = walls;
  return words.wall(formatCount(wall + 1), rounded(lambdas[wall]), rounded(100 * (1 - lambdas[wall])));
}

/** The half-life and the radius of one decay. */
export function oneDecaySentence(lambda: number, { variant }: LionDocument): string {
  const words = masksText.one;
  const reach =
    lambda === 1
      ? words.none
      : lambda === 0
        ? words.all
        : words.usual(formatSetting(lambda), rounded(halfLife(lambda)), formatCount(effectiveRadius(lambda)));
  return variant === "D" ? reach : `${reach} ${words.notInUse}`;
}

/** Smaller differences between entries of masks are rounding. */
export const rounding = 1e-12;

export function conventionsSentence(head: DrawnHead): string {
  const words = masksText.conventions;
  const [{ asymmetry }] = conventionMasks(head);
  return asymmetry < rounding ? words.same : words.differ(rounded(asymmetry));
}

export function inverseSentence({ decays }: DrawnHead, { convention }: LionDocument): string {
  const words = masksText.inverse;
  const steps = stepDecays(decays, convention);
  if (decays.length === 1) return words.single;
  if (!maskInverse(steps)) return words.none;
  return words.usual(formatCount(3 * decays.length - 2), rounded(maskDeterminant(steps), 3));
}
