import { Fragment, lazy, type ReactNode } from "react";
import { useStore } from "zustand";
import { usePageView } from "../state/react";
import { ControlsContext, useLoadedControls } from "./forms/controls";
import { useLab } from "./lab";
import { LatePart } from "./offline/LatePart";
import { OpeningPage } from "./opening/OpeningPage";
import { openingStore } from "./opening/opening-state";
import { Page, type PageProps } from "./Page";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

export interface PageViewsProps extends PageProps {
  /** The way to the first lesson, for those who are new. */
  readonly firstLesson: ReactNode;
}

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page; on a first visit, its opening. */
export function PageViews({ firstLesson, ...page }: PageViewsProps) {
  const whole = usePageView(({ mode }) => mode === "page");
  const { stage } = useStore(openingStore);
  const { Shared = Fragment, opening } = useLab();
  return (
    <ControlsContext value={useLoadedControls()}>
      <Shared>
        {!whole ? (
          <LatePart fallback={null}>
            <Stage />
          </LatePart>
        ) : stage !== "everything" && opening ? (
          <OpeningPage {...{ stage, Content: opening[stage], firstLesson }} entry={page.entry} />
        ) : (
          <Page {...page} />
        )}
      </Shared>
    </ControlsContext>
  );
}
