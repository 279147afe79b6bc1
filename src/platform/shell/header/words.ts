/** Words of the head of the page. */
import { formatCompact, formatCount } from "../../charts/format";
import { plural } from "../../ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  run: {
    controls: "Run",
    play: "Run",
    playHint: "Run (space bar)",
    againHint: "Run again from the first step (space bar)",
    pause: "Pause",
    pauseHint: "Pause (space bar)",
    step: "One step",
    reset: "Reset: start again from the same values",
    steps: (steps: number) => `${formatCount(steps)} ${plural(steps, "step", "steps")}`,
    finishedAfter: (steps: number) => `Finished after ${formatCount(steps)} ${plural(steps, "step", "steps")}.`,
    stepsHelp: "gradient steps of all learners together",
    rate: (perSecond: number) => `${formatCompact(perSecond)}/s`,
    activity: { running: "training", paused: "paused", finished: "finished", stopped: "stopped" },
    announce: {
      running: "Training is running.",
      paused: "Training is paused.",
      finished: "Training has finished.",
      stopped: "Training has stopped.",
    },
  },
  places: "Labs, lessons and papers",
  papers: "Papers",
  introduction: "Introduction",
  more: "More",
  hideRail: "Hide the settings",
  showRail: "Show the settings",
  closeSheet: "Close",
  undo: "Undo",
  redo: "Redo",
  undoKeys: "Undo (Ctrl Z)",
  redoKeys: "Redo (Ctrl Shift Z)",
  share: "Share",
  listen: "Listen",
  present: "Present",
  presentHelp: "Present: one panel at a time, in large type",
  progress: "Progress of the run",
  readingFile: (name: string) => `Reading ${name}`,
  checkingFile: (name: string) => `Checking every number of ${name}`,
  percent: (share: number) => `${Math.floor(100 * share)} %`,
  cancel: "Cancel",
  cancelled: (share: number) => `Stopped at ${Math.floor(100 * share)} %. Press Run to continue.`,
  ok: "OK",
} as const;

export const headerText = inLanguage("header/words", english);
