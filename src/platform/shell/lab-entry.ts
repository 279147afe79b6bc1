/** A line of the registry of labs: facts about a lab before it is fetched. */

import { type ComponentType, createContext, useContext } from "react";
import { labByDefault } from "../documents/format";
import type { LabSession, LabSource } from "../state/lab-session";
import type { CoveringStage } from "../state/page-stage";
import { type Lab, useLabId } from "./lab";
import { fetchedPart, fetchOnce } from "./late";

export interface LabEntry {
  readonly id: string;
  /** In the list of labs, in the language in use. */
  title(): string;
  /** Its computations, where they come with the page. */
  readonly session?: LabSession;
  /** The beginning of a first visit; a lab without it begins with everything. */
  readonly opening?: Opening;
  readonly load: () => Promise<Lab>;
}

/** For `lazy`. */
type LoadPart = () => Promise<{ readonly default: ComponentType }>;

/** Components by stage; a lab may go on from its question to the whole page. What covers the page needs no lab, which is fetched meanwhile. */
export interface Opening extends Readonly<Partial<Record<CoveringStage | "few", ComponentType>>> {
  readonly question: ComponentType;
  /** The lab in a line, which stands below its name. */
  readonly line: LoadPart;
}

/**
 * Sessions of labs, for the session of the page.
 *
 * @returns null where there is no such lab.
 */
export function sessionsOf(labs: readonly LabEntry[]): LabSource {
  const source = (id: string) => {
    const entry = labs.find((one) => one.id === id);
    if (!entry) return null;
    return entry.session ?? fetchedPart(entry.load)?.session ?? fetchOnce(entry.load).then(({ session }) => session);
  };
  const { kind } = labs.find(({ id }) => id === labByDefault)?.session ?? {};
  const kernels = kind?.kernelsOf(kind.presets[0]) ?? "";
  return Object.assign(source, { others: labs.map(({ id }) => id).filter((id) => id !== labByDefault), kernels });
}

export const LabsContext = createContext<readonly LabEntry[]>([]);

/** All labs, in the order of their list. */
export function useLabs(): readonly LabEntry[] {
  return useContext(LabsContext);
}

/** The opening of the document's lab. */
export function useOpening(): Opening | undefined {
  const lab = useLabId();
  return useLabs().find(({ id }) => id === lab)?.opening;
}
