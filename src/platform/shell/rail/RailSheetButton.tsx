import { lazy, useState } from "react";
import { SlidersIcon } from "../../ui/icons";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";

const RailSheet = lazy(() => import("./RailSheet").then((module) => ({ default: module.RailSheet })));

/** On narrow screens the settings are one touch away, at the thumb. */
export function RailSheetButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="sheet-button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <SlidersIcon />
        {useLab().rail.settingsTitle()}
      </button>
      {open && (
        <LatePart fallback={null}>
          <RailSheet onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
