import type { ReactNode } from "react";
import { Name } from "../header/Name";
import { ThemeSwitch } from "../header/ThemeSwitch";
import { Everyone, HelpOverPage } from "../help/Everyone";
import { OfflineNotice } from "../offline/OfflineNotice";
import { showStage } from "../opening-state";
import { openingWaysText } from "./words";
import "../../ui/controls/controls.css";
import "../header/header.css";
import "../header/phone.css";
import "./opening.css";

/** What an opening has from the page around it. */
export interface OpeningProps {
  /** What stands beside the name of the page. */
  readonly entry: ReactNode;
  /** The way to the first lesson, for those who are new. */
  readonly firstLesson: ReactNode;
  /** What the lab shows. */
  readonly children: ReactNode;
}

/** A first visit: nothing to choose or run before it is asked for, and the ways on in sight, the first lesson and everything. */
export function OpeningPage({ entry, firstLesson, children }: OpeningProps) {
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
