import { lazy, Suspense } from "react";

export interface ExplanationProps {
  readonly sentences: readonly string[];
  readonly formula: string;
}

/** The glossary comes with the first explanation that is opened. */
const Termed = lazy(() => import("./Termed").then((module) => ({ default: module.Termed })));

/** So does what sets formulas. */
const Formula = lazy(() => import("../../ui/Formula").then((module) => ({ default: module.Formula })));

/** And the way to the papers. */
const PapersOfPanel = lazy(() => import("./PapersOfPanel").then((module) => ({ default: module.PapersOfPanel })));

/** The explanation of a panel for first readers. */
export function Explanation({ sentences, formula }: ExplanationProps) {
  const words = sentences.join(" ");
  return (
    <>
      <p>
        <Suspense fallback={words}>
          <Termed words={words} />
        </Suspense>
      </p>
      <p className="panel-formula">
        <Suspense fallback={formula}>
          <Formula formula={formula} />
        </Suspense>
      </p>
      <Suspense fallback={null}>
        <PapersOfPanel />
      </Suspense>
    </>
  );
}
