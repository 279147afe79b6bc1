import { usePageView } from "../../state/react";
import { Embedded } from "./Embedded";
import { Presentation } from "./Presentation";
import "../../ui/controls/controls.css";
import "./stage.css";

/** The panels without the page around them. */
export function Stage() {
  const mode = usePageView((view) => view.mode);
  return mode === "present" ? <Presentation /> : <Embedded />;
}
