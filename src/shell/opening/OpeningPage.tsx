import type { ComponentType, ReactNode } from "react";
import { OpeningBar } from "../header/Header";
import { LatePart } from "../offline/LatePart";
import { OfflineNotice } from "../offline/OfflineNotice";
import { openingText } from "./entry-words";
import { type Stage, showStage } from "./opening-state";
import "../header/header.css";
import "../header/phone.css";
import "./opening.css";

export interface OpeningPageProps {
  readonly stage: Exclude<Stage, "everything">;
  /** What the lab shows at this stage. */
  readonly Content: ComponentType;
  readonly entry: ReactNode;
  readonly firstLesson: ReactNode;
}

/** A first visit: what the lab begins with, and the two ways on in sight, the first lesson and everything. */
export function OpeningPage({ stage, Content, entry, firstLesson }: OpeningPageProps) {
  return (
    <div className={`opening opening-${stage}`}>
      <OpeningBar entry={entry} />
      <LatePart fallback={<main />} missing={<main />}>
        <Content />
      </LatePart>
      <nav className="opening-ways" aria-label={openingText.ways}>
        {firstLesson}
        <button type="button" className="button" onClick={() => showStage("everything")}>
          {openingText.everything}
        </button>
      </nav>
      <OfflineNotice />
    </div>
  );
}
