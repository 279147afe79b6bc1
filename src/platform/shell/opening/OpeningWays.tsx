import type { ReactNode } from "react";
import { useSession } from "../../state/react";
import { openingStore, showStage } from "../opening-state";
import { openGallery } from "../presets/gallery/gallery-state";
import { openingWaysText } from "./words";
import "./ways.css";

/** Ways out of an opening: the first lesson, and the whole page. */
export function OpeningWays({ firstLesson }: { readonly firstLesson: ReactNode }) {
  const session = useSession();
  const all = () => {
    const { behind } = openingStore.getState();
    // The page behind the question returns unchanged.
    showStage("everything");
    if (behind === "everything") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    openGallery(session);
  };
  return (
    <nav className="opening-ways" aria-label={openingWaysText.ways}>
      {firstLesson}
      <button type="button" className="button" onClick={all}>
        {openingWaysText.everything}
      </button>
    </nav>
  );
}
