/** Words of help: keys, glossary, storage on this device, the tour, and listening to charts. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  help: "Help",
  helpKeys: "Help and keys (?)",
  close: "Close",
  tabs: { keys: "Keys", glossary: "Glossary", storage: "Storage", threads: "Threads" },
  tabsLabel: "Parts of the help",

  keys: {
    caption: "Keys for the whole page",
    key: "Key",
    effect: "Effect",
    effects: {
      play: "plays and pauses",
      undo: "undoes the last change",
      redo: "redoes it",
      preset: "opens the previous or next preset",
      gallery: "opens the gallery of presets",
      help: "opens this help",
      dismiss: "closes dialogs and definitions; ends the tour and the sound",
    },
    names: { play: "Space", undo: "Ctrl Z", redo: "Ctrl Shift Z, Ctrl Y", preset: "[, ]", gallery: "G", help: "?", dismiss: "Esc" },
    more: "In charts and grids the arrow keys move from number to number. In the list of learners, H hides one and Delete removes it. On a Mac, use Cmd instead of Ctrl.",
  },

  papersOfPanel: "Statements of the papers in this panel",

  glossary: { explain: "In explanations, terms with a dotted underline show these definitions on hover, focus or tap." },

  storage: {
    explain: "All of it is stored in this browser, on this device. Nothing is sent anywhere.",
    used: (bytes: string, quota: string) => `${bytes} are used; the browser allows up to ${quota}.`,
    unknown: "This browser does not report how much is used.",
    caption: "Stored data",
    columns: { what: "Kind", count: "Entries", remove: "Delete" },
    parts: {
      sessions: "Runs that continue after a reload",
      history: "Runs in the history, with their curves",
      data: "Own data",
      unused: "Own data that no run uses",
      maps: "Learnability maps and their runs",
      progress: "Progress in lessons, opened presets",
      machines: "Unfinished machines",
      settings: "Theme, language and other choices",
    },
    remove: (what: string) => `Delete: ${what}`,
    removeShort: "Delete",
    all: "Delete all of it",
    sure: (what: string, count: number) => `This deletes permanently: ${what} (${formatCount(count)}). It cannot be undone.`,
    sureAll: (parts: readonly string[]) =>
      `This deletes permanently: ${parts.join("; ")}. It cannot be undone. The current run is stored again as it continues.`,
    yes: "Yes, delete",
    no: "Keep it",
    done: (what: string) => `Deleted: ${what}.`,
    failed: "This browser did not allow the deletion.",
  },

  tour: {
    start: "Take the tour",
    label: "Tour of the page",
    place: (step: number, all: number) => `${step} of ${all}`,
    next: "Next",
    back: "Back",
    skip: "Skip",
    done: "Done",
    steps: [
      {
        title: "Learnability",
        words:
          "A hidden function labels samples, and learners train on some of them. The page shows which learners find the function, and from how many samples.",
      },
      {
        title: "Choose an experiment",
        words: "Every preset is an experiment that works, or fails in an instructive way. Change any of its settings.",
      },
      { title: "Run it", words: "Run or pause. The space bar does the same." },
      {
        title: "Read the panels",
        words: "The line under each title describes what the chart shows now.",
      },
      {
        title: "Share and export",
        words: "Share a link that gives the same curves. The three dots hold the export, your own data, and help.",
      },
    ],
  },

  listen: {
    play: (title: string) => `Listen: ${title}`,
    stop: "Stop the sound",
    playing: "The sound is playing.",
    nothing: "There is no curve to play yet.",
    silent: "This browser cannot play sound.",
    voice: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}`,
    progress: "Position in the sound",
  },
} as const;

export const everyoneText = inLanguage("help/words", english);
