import { lazy, type ReactNode, useState } from "react";
import { SlidersIcon } from "../../ui/icons";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { railFrameText } from "./words";

const RailSheet = lazy(() => import("./RailSheet").then((module) => ({ default: module.RailSheet })));

/** On narrow screens settings and contenders are one touch away, at the thumb. */
export function SheetButtons() {
  return (
    <>
      <SettingsSheetButton />
      <ContendersSheetButton />
    </>
  );
}

function SettingsSheetButton() {
  return (
    <SheetButton part="settings">
      <SlidersIcon />
      {railFrameText.settings}
    </SheetButton>
  );
}

/** Where there are any that are compared. */
function ContendersSheetButton() {
  const contenders = useLab().rail.useContenders();
  if (!contenders) return null;
  return (
    <SheetButton part="contenders">
      <ContendersIcon />
      {`${contenders.title} ${contenders.all.length}`}
    </SheetButton>
  );
}

/** A list of marks and names. */
function ContendersIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 4h0M3 8h0M3 12h0M7 4h6M7 8h6M7 12h6" />
    </svg>
  );
}

interface SheetButtonProps {
  readonly part: "settings" | "contenders";
  readonly children: ReactNode;
}

function SheetButton({ part, children }: SheetButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="sheet-button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <LatePart fallback={null}>
          <RailSheet part={part} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  );
}
