import { lazy, useState } from "react";
import { headerText } from "../../../shell/header/words";
import { LatePart } from "../../../shell/offline/LatePart";
import { SlidersIcon } from "../../../ui/icons";

const RailSheet = lazy(() => import("./RailSheet").then((module) => ({ default: module.RailSheet })));

/** On narrow screens target and learners are one touch away, at the thumb. */
export function RailSheetButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="sheet-button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <SlidersIcon />
        {headerText.rail}
      </button>
      {open && (
        <LatePart fallback={null}>
          <RailSheet onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
