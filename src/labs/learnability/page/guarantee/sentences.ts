/** Sentences of the panel on sample complexity. */
import { formatSetting } from "../../../../platform/charts/format";
import { joinSentences } from "../../../../platform/ui/grammar";
import { type Guarantee, promised } from "./guarantee-data";
import { guaranteeText } from "./words";

/** @param draws  data sets of each size, before there are any */
export function guaranteeSentence(guarantee: Guarantee | null, draws: number): string {
  const words = guaranteeText;
  if (!guarantee) return words.absent;
  const { rows, epsilon, needed, done, check, unit } = guarantee;
  if (done < draws) return words.drawing(done, draws);
  if (!needed) return words.never(rows[rows.length - 1].samples, epsilon, unit);
  const { failing, passing, about } = needed;
  if (!check) return failing === null ? words.atMost(passing, epsilon, unit) : words.about(about, epsilon, unit);
  const found = failing === null ? words.atMost(passing, epsilon, unit) : words.enough(passing, promised(guarantee), draws, epsilon, unit);
  return joinSentences(found, words.checked(check.within, check.draws, passing, unit));
}

/** 1 - delta in percent, without the rounding of a difference. */
export function percentOf({ delta }: Pick<Guarantee, "delta">): string {
  return formatSetting(Number((100 * (1 - delta)).toFixed(6)));
}
