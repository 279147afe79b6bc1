import { lazy, Suspense, useCallback, useState } from "react";
import type { PanelTool } from "../../ui/panel/panel-tools";
import { headerText } from "../header/words";
import type { Heard } from "./Listening";

const Listening = lazy(() => import("./Listening").then((module) => ({ default: module.Listening })));

/** Lets a chart be heard, once, as it stands when it is asked for. */
export function useListening(heard: () => Promise<Heard>): PanelTool {
  const [playing, setPlaying] = useState<Heard | null>(null);
  const end = useCallback(() => setPlaying(null), []);
  return {
    name: headerText.listen,
    icon: <SoundIcon />,
    act: () => void (playing ? end() : heard().then(setPlaying)),
    shown: playing && (
      <Suspense fallback={null}>
        <Listening heard={playing} onEnd={end} />
      </Suspense>
    ),
  };
}

function SoundIcon() {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 6v4H5l3.5 3V3L5 6zM11 5.5a3.5 3.5 0 0 1 0 5M12.8 3.6a6 6 0 0 1 0 8.8" strokeLinecap="round" />
    </svg>
  );
}
