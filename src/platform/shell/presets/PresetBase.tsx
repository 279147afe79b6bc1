import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Preset } from "../../documents/preset";
import { useLock } from "../class/locks";
import { useDocument, useLab } from "../lab";

/** The preset that the open document is or is a variation of. */
export interface PresetBase {
  /** Undefined for an experiment of its own. */
  readonly preset: Preset | undefined;
  /** Whether its question and commentary hold for the document. */
  readonly stands: boolean;
}

const PresetBaseContext = createContext<PresetBase>({ preset: undefined, stands: false });

export function usePresetBase(): PresetBase {
  return useContext(PresetBaseContext);
}

/** Follows the document. A link that hides the presets shows a preset only while the document equals it. */
export function PresetBaseProvider({ children }: { readonly children: ReactNode }) {
  const { presets } = useLab();
  const document = useDocument();
  const hidden = useLock("preset") === "hidden";
  const [last, setLast] = useState<Preset | undefined>(undefined);
  const base = presets.baseOf(document, last && presets.all.includes(last) ? last : undefined);
  if (base !== last) setLast(base);
  const stands = base !== undefined && presets.stands(document, base);
  const preset = hidden && !stands ? undefined : base;
  const value = useMemo(() => ({ preset, stands }), [preset, stands]);
  return <PresetBaseContext value={value}>{children}</PresetBaseContext>;
}
