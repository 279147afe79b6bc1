/** A line of the registry of labs: what is known of a lab before it is fetched. */
import { createContext, useContext } from "react";
import type { Lab } from "./lab";

export interface LabEntry {
  readonly id: string;
  /** In the list of labs, in the language in use. */
  title(): string;
  /** The lab at once where it came with the page, or when it has been fetched. */
  load(): Lab | Promise<Lab>;
}

export const LabsContext = createContext<readonly LabEntry[]>([]);

/** All labs, in the order of their list. */
export function useLabs(): readonly LabEntry[] {
  return useContext(LabsContext);
}
