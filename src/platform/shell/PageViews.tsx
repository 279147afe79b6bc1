import { Fragment, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { usePageView, useSession } from "../state/react";
import { CurrentLab, openLab } from "./CurrentLab";
import { somethingMoves } from "./first-motion";
import { ControlsContext, useLoadedControls } from "./forms/controls";
import { useDocument, useLab } from "./lab";
import { useLabs } from "./lab-entry";
import { fetchOnce, useFetched } from "./late";
import { LatePart } from "./offline/LatePart";
import { OpeningPage, type OpeningProps } from "./opening/OpeningPage";
import { openingStore, showStage } from "./opening-state";
import type { PageProps } from "./Page";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

/** The whole page is fetched with the lab, but for a first visit, which begins with less. */
export const fetchPage = () => import("./Page");

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page; on a first visit, its opening. */
export function PageViews({ firstLesson, ...page }: PageProps & Omit<OpeningProps, "children">) {
  const { lab } = useDocument();
  const { opening } = useLabs().find(({ id }) => id === lab) ?? {};
  const whole = usePageView(({ mode }) => mode === "page");
  const { stage } = useStore(openingStore);
  const shown = whole && opening && stage !== "everything" ? { stage, Part: opening[stage] } : null;
  const around = (part: ReactNode) => (
    <OpeningPage entry={page.entry} firstLesson={firstLesson}>
      {part}
    </OpeningPage>
  );
  if (shown?.stage === "question")
    return around(
      <LatePart fallback={null} missing={<OnToEverything />}>
        <shown.Part />
        <FetchTheRest />
      </LatePart>,
    );
  return (
    <Suspense fallback={shown && around(null)}>
      <CurrentLab>
        <WithShared>
          {shown ? (
            around(
              <LatePart fallback={null} missing={<OnToEverything />}>
                <shown.Part />
              </LatePart>,
            )
          ) : whole ? (
            <WholePage {...page} />
          ) : (
            <LatePart fallback={null}>
              <Stage />
            </LatePart>
          )}
        </WithShared>
      </CurrentLab>
    </Suspense>
  );
}

/** What the lab has around the page, and the controls of its forms. */
function WithShared({ children }: { readonly children: ReactNode }) {
  const { Shared = Fragment } = useLab();
  return (
    <ControlsContext value={useLoadedControls()}>
      <Shared>{children}</Shared>
    </ControlsContext>
  );
}

function WholePage(page: PageProps) {
  const { Page } = useFetched(fetchPage);
  return <Page {...page} />;
}

/** The page and its lab, while somebody still thinks about the question. */
function FetchTheRest() {
  const session = useSession();
  const labs = useLabs();
  const { lab } = useDocument();
  useEffect(() => {
    // Whoever needs them asks again, and says what is missing.
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
