import { Fragment, lazy } from "react";
import { usePageView } from "../state/react";
import { ControlsContext, useLoadedControls } from "./forms/controls";
import { useLab } from "./lab";
import { LatePart } from "./offline/LatePart";
import { Page, type PageProps } from "./Page";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page. */
export function PageViews(props: PageProps) {
  const whole = usePageView(({ mode }) => mode === "page");
  const { Shared = Fragment } = useLab();
  return (
    <ControlsContext value={useLoadedControls()}>
      <Shared>
        {whole ? (
          <Page {...props} />
        ) : (
          <LatePart fallback={null}>
            <Stage />
          </LatePart>
        )}
      </Shared>
    </ControlsContext>
  );
}
