import { lazy, type ReactNode, useRef, useState } from "react";
import { useNarrow } from "../../ui/media";
import { MoreButton } from "../header/More";
import { Name } from "../header/Name";
import { Places, PlacesRow } from "../header/Places";
import { Everyone, HelpOverPage } from "../help/Everyone";
import { LatePart } from "../offline/LatePart";
import { OfflineNotice } from "../offline/OfflineNotice";
import "../../ui/controls/controls.css";
import "../header/header.css";
import "../header/phone.css";
import "./opening.css";

const OpeningWays = lazy(() => import("./OpeningWays").then((module) => ({ default: module.OpeningWays })));
const OpeningMenu = lazy(() => import("./OpeningMenu").then((module) => ({ default: module.OpeningMenu })));
const DropTarget = lazy(() => import("../files/DropTarget").then((module) => ({ default: module.DropTarget })));

/** Parts of the page around an opening. */
export interface OpeningProps {
  /** The link to the lessons, among the places of the page. */
  readonly entry: ReactNode;
  /** The link to the first lesson, for new readers. */
  readonly firstLesson: ReactNode;
  /** The opening of the lab. */
  readonly children: ReactNode;
}

/** A first visit: no choices and no run until a person asks for them, with links to the first lesson and to the whole page. */
export function OpeningPage({ entry, firstLesson, children }: OpeningProps) {
  const narrow = useNarrow();
  return (
    <div className="opening">
      <header className="bar">
        <Name />
        {!narrow && <Places entry={entry} />}
        <div className="bar-tools">{narrow ? <More /> : <Everyone />}</div>
        <HelpOverPage />
      </header>
      {narrow && <PlacesRow entry={entry} />}
      {children}
      <LatePart fallback={null}>
        <OpeningWays firstLesson={firstLesson} />
      </LatePart>
      <OfflineNotice />
      <LatePart fallback={null}>
        <DropTarget />
      </LatePart>
    </div>
  );
}

/** The entries of every view, behind three dots where there is no room for buttons. */
function More() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <MoreButton open={open} button={button} onPress={() => setOpen(true)} />
      {open && (
        <LatePart fallback={null}>
          <OpeningMenu anchor={button} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
