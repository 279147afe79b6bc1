/** Every field and every preset of a lab has its German, by its id. */
import { expect, test } from "vitest";
import type { Field } from "../platform/fields/fields";
import type { Translation } from "../platform/ui/translation";

type Exports = Readonly<Record<string, unknown>>;

const translations = import.meta.glob<{ readonly german: Translation }>("./*/page/german.ts", { eager: true });
const modules = Object.entries(
  import.meta.glob<Exports>(["./*/{math,document}/**/*{fields,presets,document}.ts", "!**/*.de.ts"], { eager: true }),
);

const isObject = (value: unknown): value is Exports => typeof value === "object" && value !== null;
const isField = (value: Exports) => "label" in value && "help" in value;
const isPreset = (value: Exports) => "title" in value && "commentary" in value;

/** Objects of a kind within what a module exports. */
function within(value: unknown, isWanted: (value: Exports) => boolean): readonly Exports[] {
  if (!isObject(value)) return [];
  return isWanted(value) ? [value] : Object.values(value).flatMap((inner) => within(inner, isWanted));
}

test.each(Object.entries(translations))("%s has the words of every field and preset", (path, { german }) => {
  const lab = path.split("/")[1];
  const exported = modules.filter(([file]) => file.startsWith(`./${lab}/`)).map(([, module]) => ({ ...module }));
  const fields = within(exported, isField) as unknown as readonly Field[];
  expect(fields.length).toBeGreaterThan(20);
  const untold = fields.filter(({ id = "" }) => {
    const [table, name] = id.split(".");
    return !german.fields[table]?.[name];
  });
  expect(untold.map(({ id, label }) => id ?? label)).toEqual([]);
  const presets = within(exported, isPreset) as readonly { readonly id: string; readonly paper?: object | null }[];
  expect(presets.length).toBeGreaterThan(10);
  for (const preset of presets) {
    const parts = ["title", "commentary", ...Object.keys(preset.paper ?? {})];
    expect(Object.keys(german.presets[preset.id] ?? {}), preset.id).toEqual(parts);
  }
});
