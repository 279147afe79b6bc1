import { lazy, useLayoutEffect, useRef, useState } from "react";
import { afterPainting } from "../../ui/controls/painted-first";
import { DrawnPart } from "../DrawnPart";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { RailContenders } from "./RailContenders";
import { RailHead } from "./RailHead";
import { RailTarget } from "./RailTarget";

const AllSettingsSheet = lazy(() => import("./AllSettingsSheet").then((module) => ({ default: module.AllSettingsSheet })));

interface RailProps {
  readonly id: string;
  readonly hidden: boolean;
  /** True while something covers the page. */
  readonly inert: boolean;
}

/** The part of the sheet shown first, and the button that opened it. */
interface Opened {
  readonly start: "settings" | "runs";
  readonly by: HTMLElement;
}

/** Beside the panels on wide screens: preset, target and contenders; a sheet with all settings opens over it. */
export function Rail({ id, hidden, inert }: RailProps) {
  const { rail } = useLab();
  const [opened, setOpened] = useState<Opened | null>(null);
  useFocusBack(opened?.by ?? null);
  const open = (start: Opened["start"]) => (by: HTMLElement) => afterPainting(() => setOpened({ start, by }));
  return (
    <>
      <aside className="rail" id={id} aria-label={rail.label()} hidden={hidden} inert={inert}>
        <RailHead />
        <RailTarget onAll={open("settings")} />
        <DrawnPart>
          <RailContenders onRuns={open("runs")} />
        </DrawnPart>
      </aside>
      {opened && !hidden && (
        <LatePart fallback={null}>
          <AllSettingsSheet start={opened.start} onClose={() => setOpened(null)} />
        </LatePart>
      )}
    </>
  );
}

/** When a dialog over the page is closed, the focus returns to the button that opened it. */
function useFocusBack(opener: HTMLElement | null): void {
  const last = useRef(opener);
  useLayoutEffect(() => {
    if (!opener) last.current?.focus();
    last.current = opener;
  }, [opener]);
}
