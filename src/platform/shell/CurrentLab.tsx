import { type ReactNode, use, useMemo } from "react";
import { speakOfNewParts } from "../ui/language";
import { type Lab, LabContext, useLabId } from "./lab";
import { type LabEntry, useLabs } from "./lab-entry";
import { drawnAtOnce, fetchOnce } from "./late";

/** Gives what is inside the lab of the open document, and suspends until it has been fetched. */
export function CurrentLab({ children }: { readonly children: ReactNode }) {
  const id = useLabId();
  const labs = useLabs();
  const opened = useMemo(() => openLab(labs, id), [labs, id]);
  return <LabContext value={use(opened)}>{children}</LabContext>;
}

const withTheirWords = new Map<string, Promise<Lab>>();

/** Fetches a lab, once. @throws {TypeError} when there is no such lab; documents of unknown labs are refused before they get here. */
export function openLab(labs: readonly LabEntry[], id: string): Promise<Lab> {
  const known = withTheirWords.get(id);
  if (known) return known;
  const entry = labs.find((one) => one.id === id);
  if (!entry) throw new TypeError(`there is no lab "${id}"`);
  // Its words come with it; where they cannot be fetched in the language in use, they are in English.
  const withWords = drawnAtOnce(
    fetchOnce(entry.load).then((ready) =>
      speakOfNewParts().then(
        () => ready,
        () => ready,
      ),
    ),
  );
  withTheirWords.set(id, withWords);
  withWords.catch(() => withTheirWords.delete(id));
  return withWords;
}
