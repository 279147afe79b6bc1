import { createContext, lazy, type ReactNode, type RefObject, Suspense, useContext, useEffect, useId, useRef, useState } from "react";
import { type Size, useOnScreen, useSize } from "../measure";
import { roving } from "../roving";
import { Scrollable } from "../Scrollable";
import { unbroken } from "../unbroken";
import { useEnlarged } from "./PanelGroup";
import { PanelTools } from "./PanelTools";
import { PanelLock, type PanelLocking } from "./panel-lock";
import type { PanelTool, ShownView } from "./panel-tools";
import { PanelPlaceContext, usePlaceStyle } from "./place";
import { useOnPage } from "./registry";
import { AfterSummary, useAbsence, useArrival, useWaiting } from "./staging";
import { TitleWords } from "./TitleWords";
import type { DataTable } from "./table";
import { frameText } from "./words";

const PanelTable = lazy(() => import("./PanelTable").then((module) => ({ default: module.PanelTable })));

const OnScreen = createContext(true);

/** Terms of the title, buttons beside it and the menu are one tab stop, the menu first. */
const head = roving(".panel-title .term, .panel-controls :is(button, select), .panel-tools > div > button", {
  chosen: ".panel-tools button",
});

/** Whether the panel around a component is on screen; a panel off screen is not drawn. */
export function usePanelOnScreen(): boolean {
  return useContext(OnScreen);
}

export interface PanelProps {
  /** Short name for files and layout: "loss". */
  readonly id: string;
  /** Name of the picture. */
  readonly title: string;
  /** Selectors beside the title: out of sight until the panel has the pointer or the focus, or its menu is opened. */
  readonly choices?: ReactNode;
  /** Controls beside the title that are a part of the exhibit, always in sight. */
  readonly controls?: ReactNode;
  /** Tools of this panel alone, beside those of every panel. */
  readonly tools?: readonly PanelTool[];
  /** Words for the current picture: a component of its own, so that new words do not draw the chart again. */
  readonly summary: ReactNode;
  /** The same as plain words, for files. */
  readonly plainSummary: () => string;
  /** A row of controls between the summary and the chart. */
  readonly toolbar?: ReactNode;
  /** The picture explained in two or three sentences. */
  readonly explanation: ReactNode;
  /** The numbers of the current picture. */
  readonly table: () => DataTable;
  readonly children: ReactNode;
}

export function Panel({
  id,
  title,
  choices,
  controls,
  tools: own = [],
  summary,
  plainSummary,
  toolbar,
  explanation,
  table,
  children,
}: PanelProps) {
  const reasonId = useId();
  const element = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useArrival();
  const onScreen = useOnScreen(element);
  const lock = useContext(PanelLock);
  const place = useContext(PanelPlaceContext);
  const { enlarged, toggle } = useEnlarged(id);
  useOnPage({ id, title, body, summary: plainSummary, table });
  const [view, setView] = useState<ShownView>("chart");
  const [explained, setExplained] = useState(false);
  const help = useRef<HTMLElement>(null);
  useClosing(help, explained, setExplained);
  useRead(help, explained);
  const [choosing, setChoosing] = useState(false);
  useLeaving(element, choosing, setChoosing);
  const tools = (
    <PanelTools
      id={id}
      title={title}
      body={body}
      summary={plainSummary}
      table={table}
      view={view}
      onView={setView}
      explained={explained}
      onExplain={setExplained}
      enlarged={enlarged}
      onEnlarge={toggle}
      own={own}
      onFold={place?.onFold}
      onOpen={() => setChoosing(true)}
    />
  );
  return (
    <section
      className={`panel ${id}-panel${enlarged ? " panel-enlarged" : ""}`}
      // Screen readers would read a heading with marked terms with pauses around them.
      aria-label={title}
      ref={element}
      style={usePlaceStyle()}
      data-choosing={choosing || undefined}
    >
      <OnScreen value={onScreen}>
        <div className="panel-head" ref={head}>
          {place?.number !== undefined && <span className="panel-number">{place.number}</span>}
          <h2 className="panel-title">
            {/* The meaning of its terms is also in the explanation, which the menu opens. */}
            <TitleWords words={title} tabStop={false} />
          </h2>
          {controls && <PanelControls className="panel-controls" lock={lock} reasonId={reasonId} controls={controls} />}
          {/* Before the selectors, which appear once one of these has the focus. */}
          {tools}
          {choices && <PanelControls className="panel-choices" lock={lock} reasonId={reasonId} controls={choices} />}
        </div>
        <Summary>{summary}</Summary>
        {lock?.reason && <div id={reasonId}>{lock.reason}</div>}
        {toolbar && <PanelControls className="panel-toolbar" lock={lock} reasonId={reasonId} controls={toolbar} />}
        {explained && (
          <Scrollable className="panel-explanation" label={frameText.explain(title)} ref={help}>
            {explanation}
          </Scrollable>
        )}
        <div className="panel-body" ref={body}>
          {view === "table" ? (
            <Suspense fallback={null}>
              <PanelTable title={title} table={table} />
            </Suspense>
          ) : (
            children
          )}
        </div>
      </OnScreen>
    </section>
  );
}

/** Words for the current picture. Until the width changes, their height only grows, so that new words move the layout once. */
function Summary({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  const after = useContext(AfterSummary);
  useEffect(() => {
    const words = element.current;
    if (!words) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      const { offsetWidth, offsetHeight } = words;
      if (offsetWidth !== width) words.style.minHeight = "";
      else if (offsetHeight > 0) words.style.minHeight = `${offsetHeight}px`;
      width = offsetWidth;
    });
    observer.observe(words);
    return () => observer.disconnect();
  }, []);
  return (
    <p className="panel-summary" ref={element}>
      {typeof children === "string" ? unbroken(children) : children}
      {after}
    </p>
  );
}

/** An opened text gets the focus; near the lower edge of the screen it would otherwise lie below it. */
function useRead(part: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    part.current?.focus({ preventScroll: true });
    part.current?.scrollIntoView({ block: "nearest" });
  }, [part, open]);
}

/** Selectors that were opened with the menu, for example by touch, stay until a press outside of the panel. */
function useLeaving(panel: RefObject<HTMLElement | null>, inside: boolean, setInside: (inside: boolean) => void): void {
  useEffect(() => {
    if (!inside) return;
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Node && target.isConnected && !panel.current?.contains(target)) setInside(false);
    };
    return afterPresses(onPress);
  }, [panel, inside, setInside]);
}

/** Closes an opened part at Escape and at a press elsewhere. A press on the tools of the panel does not close it. */
function useClosing(part: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      // The meaning of a term is a help text elsewhere in the document, and is closed first.
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(".term-meaning")) return;
      // An enlarged panel stays enlarged until the next Escape.
      event.preventDefault();
      if (part.current?.contains(document.activeElement)) toolsBeside(part.current)?.querySelector("button")?.focus();
      setOpen(false);
    };
    const onPress = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.isConnected || part.current?.contains(target)) return;
      if (!toolsBeside(part.current)?.contains(target) && !target.closest(".term-meaning, [role=dialog]")) setOpen(false);
    };
    document.addEventListener("keydown", onKey);
    const end = afterPresses(onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      end();
    };
  }, [part, open, setOpen]);
}

/** After a press has ended: closing moves the page, and a button that moves under a press is missed. */
function afterPresses(listener: (event: MouseEvent) => void): () => void {
  document.addEventListener("click", listener);
  return () => document.removeEventListener("click", listener);
}

function toolsBeside(part: HTMLElement | null): Element | null | undefined {
  return part?.closest(".panel")?.querySelector(".panel-tools");
}

interface PanelControlsProps {
  readonly className: string;
  readonly lock: PanelLocking | null;
  /** Id of the words with the reason of the lock. */
  readonly reasonId: string;
  readonly controls: ReactNode;
}

/** Controls of a panel. Locked ones are visible, also to screen readers, with the reason, and have no effect. */
function PanelControls({ className, lock, reasonId, controls }: PanelControlsProps) {
  if (lock === null) return <div className={className}>{controls}</div>;
  if (lock.reason === null) return null;
  return (
    <fieldset className={`${className} locked-part`} disabled aria-describedby={reasonId}>
      {controls}
    </fieldset>
  );
}

/** Measures the room that a panel leaves for its chart. */
export function PanelChart({ children }: { readonly children: (size: Size) => ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  // Before it is measured, nothing in it can report that it waits.
  useWaiting(size === null);
  return (
    <div className="panel-chart" ref={element}>
      {size && size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}

interface PanelEmptyProps {
  /** True if the picture needs an action of the reader; false if it comes by itself. */
  readonly absent?: boolean;
  readonly children: ReactNode;
}

/** Words in place of a chart that has no data yet. */
export function PanelEmpty({ absent = false, children }: PanelEmptyProps) {
  useWaiting();
  useAbsence(absent);
  return <PanelHint>{children}</PanelHint>;
}

/** Words beside a chart that could show more. */
export function PanelHint({ children }: { readonly children: ReactNode }) {
  return <p className="panel-empty">{children}</p>;
}
