import { useEffect, useState } from "react";
import { storedRunsText } from "./words";

/** Stored runs once they have come; until then, or without a network, words in their place. */
export type Stored<Runs> = { readonly runs: Runs } | { readonly words: string };

/** Fetched when the panel first opens, and kept until the page closes. */
const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches a file of stored runs, which is no part of the offline copy.
 *
 * @param read  throws for a text that is no such file.
 */
export function useStoredRuns<Runs>(address: string, read: (text: string) => Runs): Stored<Runs> {
  const [stored, setStored] = useState<Stored<Runs>>({ words: storedRunsText.waiting });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reader belongs to the address
  useEffect(() => {
    let isOpen = true;
    const runs = (asked.get(address) as Promise<Runs> | undefined) ?? fetchRuns(address, read);
    asked.set(address, runs);
    runs.then(
      (read) => isOpen && setStored({ runs: read }),
      () => {
        asked.delete(address);
        if (isOpen) setStored({ words: storedRunsText.failed });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [address]);
  return stored;
}

async function fetchRuns<Runs>(address: string, read: (text: string) => Runs): Promise<Runs> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the stored runs could not be fetched: ${answer.status}`);
  return read(await answer.text());
}
