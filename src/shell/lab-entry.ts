/** A line of the registry of labs: what is known of a lab before it is fetched. */
import { createContext, useContext } from "react";
import type { LabSession, LabSource } from "../state/lab-session";
import type { Lab } from "./lab";

export interface LabEntry {
  readonly id: string;
  /** In the list of labs, in the language in use. */
  title(): string;
  /** The lab at once where it came with the page, or when it has been fetched. */
  load(): Lab | Promise<Lab>;
}

/**
 * Where the session finds what it needs of a lab.
 *
 * @returns null where there is no such lab.
 */
export function sessionsOf(labs: readonly LabEntry[]): LabSource {
  const fetched = new Map<string, LabSession>();
  return (id) => {
    const there = fetched.get(id);
    if (there) return there;
    const lab = labs.find((one) => one.id === id)?.load() ?? null;
    if (!(lab instanceof Promise)) return lab?.session ?? null;
    return lab.then(({ session }) => {
      fetched.set(id, session);
      return session;
    });
  };
}

export const LabsContext = createContext<readonly LabEntry[]>([]);

/** All labs, in the order of their list. */
export function useLabs(): readonly LabEntry[] {
  return useContext(LabsContext);
}
