import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { idle } from "../../state/offline";
import { useSession } from "../../state/react";
import { TitleWordsContext } from "../../ui/panel/TitleWords";
import { somethingMoves } from "../first-motion";
import { useLab } from "../lab";
import { fetchOnce } from "../late";

type Marked = ComponentType<{ readonly words: string; readonly tabStop?: boolean }>;

/** Terms of art in the titles inside get their meaning. The glossary is fetched when the page works and is idle. */
export function TermsInTitles({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { glossary } = useLab();
  // With the glossary that is there for it: that of another lab has to be fetched first, and a title does not wait.
  const [marked, setMarked] = useState<{ readonly of: typeof glossary; readonly Marked: Marked } | null>(null);
  useEffect(() => {
    let left = false;
    void somethingMoves(session)
      .then(() => idle(window))
      .then(() => Promise.all([import("./Termed"), fetchOnce(glossary)]))
      .then(([{ Termed }]) => {
        if (!left) setMarked({ of: glossary, Marked: Termed });
      })
      // Without a network a title is a title.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [session, glossary]);
  return <TitleWordsContext value={marked?.of === glossary ? marked.Marked : null}>{children}</TitleWordsContext>;
}
