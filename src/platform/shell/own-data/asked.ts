/**
 * The person has chosen own data, and no file is open yet. The experiment on the page waits meanwhile: it is paused and out of
 * sight, and is there again, and goes on, as soon as the choice is taken back.
 */
import { useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { LabDocument } from "../../documents/kind";
import { usePlayground } from "../../state/react";
import type { Session } from "../../state/session-api";

/** The waiting experiment, and how it returns; null where own data were not chosen. */
interface Asked {
  readonly takeBack: () => void;
}

const ownDataAsked = createStore<Asked | null>(() => null);

/** Has the experiment wait until a file is open, another experiment is, or `takeOwnDataBack` is called. */
export function askForOwnData(session: Session): void {
  if (ownDataAsked.getState()) return;
  const { experiment, activity } = session.store.getState();
  session.pause();
  const end = () => {
    stop();
    ownDataAsked.setState(null, true);
    // The next experiment runs, as it would have after the one before.
    if (activity === "running") session.play();
  };
  const stop = session.store.subscribe((now) => {
    if (now.experiment !== experiment || now.activity === "running") end();
  });
  ownDataAsked.setState({ takeBack: end }, true);
}

/** The experiment from before is back. */
export function takeOwnDataBack(): void {
  ownDataAsked.getState()?.takeBack();
}

export function useOwnDataAsked(): boolean {
  return useStore(ownDataAsked) !== null;
}

/**
 * Whether the page lacks its data: own data were chosen, or named by the experiment, and are not open here. Follows nothing else
 * of the experiment, since the whole page is drawn with it.
 */
export function useDataMissing(): boolean {
  const asked = useOwnDataAsked();
  const told = usePlayground(({ notices, ownData, experiment }) =>
    ownData === null && notices.some(({ kind }) => kind === "missing-data") ? experiment : null,
  );
  // The notice can be dismissed, and the data are missing all the same.
  const [without, setWithout] = useState<LabDocument | null>(null);
  if (told && told !== without) setWithout(told);
  const missing = usePlayground(({ ownData, experiment }) => ownData === null && experiment === without);
  return asked || missing;
}
