import { useEffect, useState } from "react";
import { storedRunsText } from "./words";

/** Stored runs once they have come; until then, or without a network, words in their place. */
export type Stored<Runs> = { readonly runs: Runs } | { readonly words: string };

/** A file of stored runs, which is no part of the offline copy. */
export interface StoredFile<Runs> {
  /** Fetches it at the first call, and again after a failure. */
  fetch(): Promise<Runs>;
}

/** @param read  throws for a text that is no such file. */
export function storedFile<Runs>(address: string, read: (text: string) => Runs): StoredFile<Runs> {
  let asked: Promise<Runs> | null = null;
  const fetchRuns = async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`the stored runs could not be fetched: ${answer.status}`);
    return read(await answer.text());
  };
  return {
    fetch() {
      asked ??= fetchRuns().catch((error) => {
        asked = null;
        throw error;
      });
      return asked;
    },
  };
}

/** Fetches the file when the panel first opens; it is kept until the page closes. */
export function useStoredRuns<Runs>(file: StoredFile<Runs>): Stored<Runs> {
  const [stored, setStored] = useState<Stored<Runs>>({ words: storedRunsText.waiting });
  useEffect(() => {
    let isOpen = true;
    file.fetch().then(
      (runs) => isOpen && setStored({ runs }),
      () => isOpen && setStored({ words: storedRunsText.failed }),
    );
    return () => {
      isOpen = false;
    };
  }, [file]);
  return stored;
}
