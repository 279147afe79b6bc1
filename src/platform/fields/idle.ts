/** Settings without effect: what a table of fields lets depend on another value, and was set although that value is not there. */

import { quoted } from "./field-problem";
import { type Fields, unmetBy } from "./fields";
import type { Problem } from "./problem";

/** A setting that is not at its default and has no effect. Defaults are no settings: resolved documents write all of them out. */
export interface IdleSetting {
  readonly name: string;
  /** Path of the field whose value takes it its effect, and that value, as a message quotes it. */
  readonly beside: string;
  readonly value: string | Problem;
}

/** Those of a table. */
export function idleSettings(fields: Fields, values: Readonly<Record<string, unknown>>): readonly IdleSetting[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const beside = unmetBy(field, values);
    const isDefault = JSON.stringify(values[name]) === JSON.stringify(field.default);
    return beside === null || isDefault ? [] : [{ name, beside, value: quoted(values[beside]) }];
  });
}
