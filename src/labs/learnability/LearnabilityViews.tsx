import { lazy } from "react";
import { LatePart } from "../../shell/offline/LatePart";
import { usePageView } from "../../state/react";
import { LearnabilityLab, type LearnabilityLabProps } from "./LearnabilityLab";

const Stage = lazy(() => import("../../shell/stage/Stage").then((module) => ({ default: module.Stage })));

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page. */
export function LearnabilityViews(props: LearnabilityLabProps) {
  const whole = usePageView(({ mode }) => mode === "page");
  if (whole) return <LearnabilityLab {...props} />;
  return (
    <LatePart fallback={null}>
      <Stage />
    </LatePart>
  );
}
