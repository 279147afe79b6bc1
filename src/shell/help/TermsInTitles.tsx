import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { curveMoves } from "../../labs/learnability/rail/controls";
import { idle } from "../../state/offline";
import { useSession } from "../../state/react";
import { TitleWordsContext } from "../../ui/panel/TitleWords";

type Marked = ComponentType<{ readonly words: string }>;

/** Titles inside say what their terms of art mean. The glossary comes when the page is alive and has nothing better to do. */
export function TermsInTitles({ children }: { readonly children: ReactNode }) {
  const { series } = useSession();
  const [marked, setMarked] = useState<Marked | null>(null);
  useEffect(() => {
    let left = false;
    void curveMoves(series)
      .then(() => idle(window))
      .then(() => import("./Termed"))
      .then(({ Termed }) => {
        if (!left) setMarked(() => Termed);
      })
      // Without a network a title is a title.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [series]);
  return <TitleWordsContext value={marked}>{children}</TitleWordsContext>;
}
