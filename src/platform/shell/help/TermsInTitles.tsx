import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { idle } from "../../state/offline";
import { useSession } from "../../state/react";
import { TitleWordsContext } from "../../ui/panel/TitleWords";
import { somethingMoves } from "../first-motion";
import { useLab } from "../lab";
import { fetchOnce } from "../late";

type Marked = ComponentType<{ readonly words: string }>;

/** Titles inside say what their terms of art mean. The glossary comes when the page is alive and has nothing better to do. */
export function TermsInTitles({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { glossary } = useLab();
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    let left = false;
    void somethingMoves(session)
      .then(() => idle(window))
      .then(() => Promise.all([import("./Termed"), fetchOnce(glossary)]))
      .then(([{ Termed }]) => {
        if (!left) setMarked(() => Termed);
      })
      // Without a network a title is a title.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [session, glossary]);
  return <TitleWordsContext value={marked}>{children}</TitleWordsContext>;
}
