import { Activity, Fragment, lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { useStore } from "zustand";
import { coversPage } from "../state/page-stage";
import { usePageView, usePlayground, useSession } from "../state/react";
import { CurrentLab, openLab } from "./CurrentLab";
import { somethingMoves } from "./first-motion";
import { ControlsContext, useLoadedControls } from "./forms/controls";
import { useLab, useLabId } from "./lab";
import { useLabs, useOpening } from "./lab-entry";
import { fetchOnce, useFetched } from "./late";
import { LatePart } from "./offline/LatePart";
import { OpeningPage, type OpeningProps } from "./opening/OpeningPage";
import { openingStore, showStage } from "./opening-state";
import type { PageProps } from "./Page";
import { PresetBaseProvider } from "./presets/PresetBase";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

const Notes = lazy(() => import("./stage/Notes").then((module) => ({ default: module.Notes })));

/** The whole page is fetched with the lab, except on a first visit, which begins with less. */
export const fetchPage = () => import("./Page");

interface PageViewsProps extends PageProps, Omit<OpeningProps, "children"> {}

/**
 * The view of the lab that the address names: the whole page, a presentation, or a part of another page; on a first visit, its
 * opening. While the question covers the page, the page keeps its state.
 */
export function PageViews(props: PageViewsProps) {
  if (usePageView(({ mode }) => mode === "notes"))
    return (
      <LatePart fallback={null}>
        <Notes />
      </LatePart>
    );
  return <AwaitedViews {...props} />;
}

/** Nothing while the lab of the address is being fetched: the page would show another one for a moment. */
function AwaitedViews(props: PageViewsProps) {
  return usePlayground(({ awaits }) => awaits) ? null : <LabViews {...props} />;
}

function LabViews(props: PageViewsProps) {
  const whole = usePageView(({ mode }) => mode === "page");
  const { stage, behind } = useStore(openingStore);
  const opening = useOpening();
  const Question = whole && coversPage(stage) ? opening?.[stage] : undefined;
  useScrollBehind(Question !== undefined);
  return (
    <>
      {Question && (
        <AroundOpening {...props}>
          <LatePart fallback={null} missing={<OnToEverything />}>
            <Question />
            <FetchTheRest />
          </LatePart>
        </AroundOpening>
      )}
      {!(Question && behind === null) && (
        <Activity mode={Question ? "hidden" : "visible"}>
          <CurrentView {...props} few={whole && (Question ? behind : stage) === "few"} />
        </Activity>
      )}
    </>
  );
}

/** Restores the window's scroll position after the question; a telephone scrolls the window, not a part of the page. */
function useScrollBehind(asked: boolean): void {
  const left = useRef<number | null>(null);
  useEffect(
    () =>
      openingStore.subscribe(({ stage }, before) => {
        if (coversPage(stage) && !coversPage(before.stage)) left.current = window.scrollY;
      }),
    [],
  );
  useLayoutEffect(() => {
    if (asked) left.current ??= 0;
    if (left.current !== null) window.scrollTo(0, asked ? 0 : left.current);
  }, [asked]);
}

function AroundOpening({ entry, firstLesson, children }: PageViewsProps & { readonly children?: ReactNode }) {
  return (
    <OpeningPage entry={entry} firstLesson={firstLesson}>
      {children}
    </OpeningPage>
  );
}

function CurrentView({ few, ...props }: PageViewsProps & { readonly few: boolean }) {
  const Few = useOpening()?.few;
  const shown = few && Few;
  return (
    <Suspense fallback={shown && <AroundOpening {...props} />}>
      <CurrentLab>
        <WithShared>
          {shown ? (
            <AroundOpening {...props}>
              <LatePart fallback={null} missing={<OnToEverything />}>
                <Few />
              </LatePart>
            </AroundOpening>
          ) : (
            <WholeOrPart {...props} />
          )}
        </WithShared>
      </CurrentLab>
    </Suspense>
  );
}

function WholeOrPart(props: PageProps) {
  if (usePageView(({ mode }) => mode === "page")) return <WholePage {...props} />;
  return (
    <LatePart fallback={null}>
      <Stage />
    </LatePart>
  );
}

/** The lab's own wrapper of the page, and the controls of its forms. */
function WithShared({ children }: { readonly children: ReactNode }) {
  const { Shared = Fragment } = useLab();
  return (
    <ControlsContext value={useLoadedControls()}>
      <PresetBaseProvider>
        <Shared>{children}</Shared>
      </PresetBaseProvider>
    </ControlsContext>
  );
}

function WholePage(props: PageProps) {
  const { Page } = useFetched(fetchPage);
  return <Page {...props} />;
}

/** Fetches the page and its lab while the question is shown. */
function FetchTheRest() {
  const session = useSession();
  const labs = useLabs();
  const lab = useLabId();
  useEffect(() => {
    // The part that needs them fetches again and reports the failure.
    void somethingMoves(session)
      .then(() => Promise.all([openLab(labs, lab), fetchOnce(fetchPage)]))
      .catch(() => {});
  }, [session, labs, lab]);
  return null;
}

function OnToEverything() {
  useEffect(() => showStage("everything"), []);
  return null;
}
