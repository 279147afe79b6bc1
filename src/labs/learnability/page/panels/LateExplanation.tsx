import { type ComponentProps, lazy } from "react";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import type { PanelExplanation } from "./PanelExplanation";

const Late = lazy(() => import("./PanelExplanation").then((module) => ({ default: module.PanelExplanation })));

/** An explanation whose words are no part of the first view. */
export function LateExplanation({ of }: ComponentProps<typeof PanelExplanation>) {
  return (
    <LatePart fallback={null}>
      <Late of={of} />
    </LatePart>
  );
}
