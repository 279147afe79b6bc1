import { createContext, type ReactNode, useContext, useState } from "react";
import type { Preset } from "../../document/presets";
import { usePlayground } from "../session/react";
import { basePresetOf } from "./base";

const BasePresetContext = createContext<Preset | undefined>(undefined);

/** The preset that the experiment on screen is a variation of, if it is one. */
export function useBasePreset(): Preset | undefined {
  return useContext(BasePresetContext);
}

export function BasePresetProvider({ children }: { readonly children: ReactNode }) {
  const experiment = usePlayground((state) => state.experiment);
  const [last, setLast] = useState<Preset | undefined>(undefined);
  const base = basePresetOf(experiment, last);
  if (base !== last) setLast(base);
  return <BasePresetContext value={base}>{children}</BasePresetContext>;
}
