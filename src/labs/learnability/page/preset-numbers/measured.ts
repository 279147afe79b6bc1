/** Numbers of presets that no kept result has: each is measured by a test here, or by a check of `npm run verify`. */
import { asWritten } from "../../../../platform/ui/numerals";
import { said } from "./said";
import { isMeasured, numbersSaid, type TextName, textNames } from "./sources";

/** The names under which a preset's numbers are measured. */
export function measuredNames(id: string): readonly string[] {
  return textNames.flatMap((text) => (said[id]?.[text] ?? []).flatMap((source) => (isMeasured(source) ? [source.measured] : [])));
}

export interface Comparison {
  readonly name: string;
  readonly text: TextName;
  /** As measured, to as many digits as are written. */
  readonly value: number;
  readonly written: number;
}

/**
 * What was measured beside what the English words say; the German ones say the same by a test.
 *
 * @throws where something was measured that the words do not tell, or the other way round.
 */
export function comparedWithWords(id: string, values: Readonly<Record<string, number>>): readonly Comparison[] {
  const [told, found] = [new Set(measuredNames(id)), new Set(Object.keys(values))];
  const apart = [...told, ...found].filter((name) => told.has(name) !== found.has(name));
  if (told.size === 0 || apart.length > 0)
    throw new Error(`the words of ${id} and what is measured differ in: ${apart.join(", ") || "all"}`);
  return textNames.flatMap((text) => {
    const numerals = numbersSaid(id, text, "en");
    return (said[id]?.[text] ?? []).flatMap((source, k) =>
      isMeasured(source)
        ? [{ name: source.measured, text, value: asWritten(values[source.measured], numerals[k]), written: numerals[k].value }]
        : [],
    );
  });
}
