import { lazy, useRef, useState } from "react";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { usePlayground } from "../session/react";
import { backendText } from "./backend-words";

const BackendPopover = lazy(() => import("./BackendPopover").then((module) => ({ default: module.BackendPopover })));

/** What training runs on; opens the choice. */
export function BackendButton() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const running = usePlayground(({ backend }) => backend.running);
  const words = backendText.running(running);
  return (
    <>
      <button
        type="button"
        ref={anchor}
        className="backend-button"
        aria-label={`${backendText.title}: ${words}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={`${backendText.title}: ${words} (${backendText.hint(running)})`}
        onClick={() => setOpen(!open)}
      >
        {words}
      </button>
      {open && (
        <LatePart fallback={null}>
          <BackendPopover anchor={anchor} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
