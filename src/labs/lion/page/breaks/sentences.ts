/** Captions of the panel on masks in float32. */
import { formatCount, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { badShare } from "../../math/product-form";
import { type BreakSettings, firstLost, type LastRow, type RecipeErrors, type Scaling, worstEntry } from "./break-data";
import { breakText } from "./words";

const setting = ({ lambda, length }: BreakSettings) => breakText.with(formatSetting(lambda), formatCount(length));

export function errorsSentence(settings: BreakSettings, errors: readonly RecipeErrors[]): string {
  const words = breakText.outputs;
  const first = firstLost(settings);
  const of = (recipe: RecipeErrors["recipe"]) => errors.find((one) => one.recipe === recipe);
  const [product, differences, running] = [of("product"), of("prefix-difference"), of("running")];
  if (!product || !differences || !running) throw new RangeError("a recipe is missing");
  const others = words.others(formatValue(differences.largest), formatValue(running.largest));
  if (first === null) return `${setting(settings)}: ${words.sound(formatValue(product.largest))} ${others}`;
  const lost = words.lost(formatCount(product.lost), formatCount(settings.length), formatCount(first));
  return joinSentences(`${setting(settings)}: ${lost}`, others);
}

export function shareSentence(settings: BreakSettings): string {
  const words = breakText.share;
  const share = badShare(settings.length, settings.lambda);
  if (share === 0) return `${setting(settings)}: ${words.none}`;
  return `${setting(settings)}: ${words.some(percent(share), formatCount(firstLost(settings) ?? 0))}`;
}

export const percent = (share: number) => breakText.percent(formatRounded(100 * share, 3));

/** A smaller error of an entry is not reported. */
const close = 1e-3;

export function fixesSentence(settings: BreakSettings, rows: readonly LastRow[]): string {
  const words = breakText.fixes;
  const [right, guarded, clamped] = rows.map(({ entries }) => entries);
  const last = formatCount(settings.length);
  const diagonal = guarded[settings.length - 1];
  const worst = worstEntry(clamped, right);
  const said = joinSentences(
    1 - diagonal < close ? words.guardedStill(last, formatValue(diagonal)) : words.guarded(last, formatValue(diagonal)),
    worst.error < close
      ? words.clampedStill(formatValue(worst.error))
      : words.clamped(last, formatCount(worst.token), formatValue(worst.found), formatValue(worst.right)),
  );
  return `${setting(settings)}: ${said}`;
}

export function scalingSentence(settings: BreakSettings, { sizes, largestValue, leastDenominator }: Scaling): string {
  const words = breakText.scaling;
  const scaledOf = (positive: boolean) => formatValue(sizes.find((one) => one.scaled && one.positive === positive)?.largest ?? Number.NaN);
  return joinSentences(
    `${setting(settings)}: ${words.average(scaledOf(true), formatValue(largestValue))}`,
    words.signed(formatValue(leastDenominator), scaledOf(false)),
  );
}
