import type { ReactNode } from "react";
import { Name, ThemeSwitch } from "../header/Header";
import { Everyone, HelpOverPage } from "../help/Everyone";
import type { OpeningProps } from "../lab";
import { OfflineNotice } from "../offline/OfflineNotice";
import { showStage } from "../opening-state";
import { openingWaysText } from "./words";
import "../header/header.css";
import "../header/phone.css";
import "./opening.css";

export interface OpeningPageProps extends OpeningProps {
  /** What the lab shows. */
  readonly children: ReactNode;
}

/** A first visit: nothing to choose or run before it is asked for, and the ways on in sight, the first lesson and everything. */
export function OpeningPage({ entry, firstLesson, children }: OpeningPageProps) {
  return (
    <div className="opening">
      <header className="bar">
        <Name entry={entry} />
        <div className="bar-tools">
          <ThemeSwitch />
          <Everyone />
        </div>
        <HelpOverPage />
      </header>
      {children}
      <nav className="opening-ways" aria-label={openingWaysText.ways}>
        {firstLesson}
        <button type="button" className="button" onClick={() => showStage("everything")}>
          {openingWaysText.everything}
        </button>
      </nav>
      <OfflineNotice />
    </div>
  );
}
