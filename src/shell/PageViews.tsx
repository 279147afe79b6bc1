import { Fragment, lazy } from "react";
import { useStore } from "zustand";
import { usePageView } from "../state/react";
import { ControlsContext, useLoadedControls } from "./forms/controls";
import { type OpeningProps, useLab } from "./lab";
import { LatePart } from "./offline/LatePart";
import { openingStore } from "./opening-state";
import { Page, type PageProps } from "./Page";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page; on a first visit, its opening. */
export function PageViews({ firstLesson, ...page }: PageProps & OpeningProps) {
  const whole = usePageView(({ mode }) => mode === "page");
  const { stage } = useStore(openingStore);
  const { Shared = Fragment, opening } = useLab();
  const Opening = stage === "everything" ? undefined : opening?.[stage];
  return (
    <ControlsContext value={useLoadedControls()}>
      <Shared>
        {!whole ? (
          <LatePart fallback={null}>
            <Stage />
          </LatePart>
        ) : Opening ? (
          <LatePart fallback={null} missing={<Page {...page} />}>
            <Opening entry={page.entry} firstLesson={firstLesson} />
          </LatePart>
        ) : (
          <Page {...page} />
        )}
      </Shared>
    </ControlsContext>
  );
}
