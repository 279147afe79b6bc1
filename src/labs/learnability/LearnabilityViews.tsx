import { lazy, Suspense } from "react";
import { usePageView } from "../../state/react";
import { LearnabilityLab } from "./LearnabilityLab";

const Stage = lazy(() => import("./stage/Stage").then((module) => ({ default: module.Stage })));

/** The lab as the address asks for it: the whole page, a presentation, or a part of another page. */
export function LearnabilityViews() {
  const whole = usePageView(({ mode }) => mode === "page");
  if (whole) return <LearnabilityLab />;
  return (
    <Suspense fallback={null}>
      <Stage />
    </Suspense>
  );
}
