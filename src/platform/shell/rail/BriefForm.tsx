import { useRef } from "react";
import { useLocks } from "../class/locks";
import { FormField } from "../forms/FormField";
import { usePresetBase } from "../presets/PresetBase";
import { briefFields, needsPlace, placedFields } from "./brief-fields";
import type { SettingsGroup } from "./lab-rail";

/** The settings that matter to the preset, one on a line. Changed settings join them. */
export function BriefForm({ groups }: { readonly groups: readonly SettingsGroup[] }) {
  const locks = useLocks();
  const { preset } = usePresetBase();
  const all = placedFields(groups, locks);
  const changed = preset ? all.filter((field) => field.changed).map(({ path }) => path) : [];
  const joined = useJoined(preset?.id ?? "", changed);
  const fields = briefFields(all, preset?.settings ?? [], (field) => joined.has(field.path) || needsPlace(field, locks));
  return (
    <div className="form form-brief">
      {fields.map((field) => (
        <FormField key={`${field.set.owner}.${field.name}`} entry={field} brief />
      ))}
    </div>
  );
}

/** Settings changed since the preset was opened: a setting that is reset keeps its place. */
function useJoined(preset: string, changed: readonly string[]): ReadonlySet<string> {
  const kept = useRef({ preset, paths: new Set<string>() });
  if (kept.current.preset !== preset) kept.current = { preset, paths: new Set() };
  for (const path of changed) kept.current.paths.add(path);
  return kept.current.paths;
}
