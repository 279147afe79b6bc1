import { type ReactNode, use, useMemo } from "react";
import { speakOfNewParts } from "../ui/language";
import { type Lab, LabContext, useDocument } from "./lab";
import { type LabEntry, useLabs } from "./lab-entry";

/** Gives what is inside the lab of the open document; a lab that must be fetched suspends it. */
export function CurrentLab({ children }: { readonly children: ReactNode }) {
  const { lab: id } = useDocument();
  const labs = useLabs();
  const opened = useMemo(() => openLab(labs, id), [labs, id]);
  return <LabContext value={opened instanceof Promise ? use(opened) : opened}>{children}</LabContext>;
}

const fetched = new Map<string, Promise<Lab>>();

/** @throws {TypeError} when there is no such lab; documents of unknown labs are refused before they get here. */
function openLab(labs: readonly LabEntry[], id: string): Lab | Promise<Lab> {
  const known = fetched.get(id);
  if (known) return known;
  const entry = labs.find((one) => one.id === id);
  if (!entry) throw new TypeError(`there is no lab "${id}"`);
  const lab = entry.load();
  if (!(lab instanceof Promise)) return lab;
  // Its words come with it; where they cannot be fetched in the language in use, they are said in English.
  const withWords = lab.then((ready) =>
    speakOfNewParts().then(
      () => ready,
      () => ready,
    ),
  );
  fetched.set(id, withWords);
  withWords.catch(() => fetched.delete(id));
  return withWords;
}
