/** Words of help: keys, glossary, what is kept on this device, the tour, and listening to charts. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  help: "Help",
  helpKeys: "Help and keys (?)",
  close: "Close",
  tabs: { keys: "Keys", glossary: "Glossary", storage: "Kept here", threads: "Threads" },
  tabsLabel: "Parts of the help",

  keys: {
    caption: "Keys that work anywhere on the page",
    key: "Key",
    effect: "What it does",
    effects: {
      play: "plays and pauses",
      undo: "takes the last change back",
      redo: "makes it again",
      help: "opens this help",
      dismiss: "closes what is open; ends the tour, the sound and a definition",
    },
    names: { play: "Space", undo: "Ctrl Z", redo: "Ctrl Shift Z, Ctrl Y", help: "?", dismiss: "Esc" },
    more: "In charts and grids the arrow keys read number by number. On a Mac, Cmd stands for Ctrl.",
  },

  glossary: { explain: "Words with a dotted line, in explanations, show the same on hover, focus or tap." },

  storage: {
    explain: "All of it lies in this browser, on this device; nothing is sent anywhere.",
    used: (bytes: string, quota: string) => `${bytes} are used; the browser allows up to ${quota}.`,
    unknown: "This browser does not say how much is used.",
    caption: "What is kept",
    columns: { what: "What", count: "Entries", remove: "Delete" },
    parts: {
      sessions: "Runs that a reload goes on with",
      history: "Runs in the history, with their curves",
      data: "Own data",
      unused: "Own data that nothing refers to any more",
      maps: "Learnability maps and their runs",
      progress: "Progress in lessons",
      machines: "Unfinished machines",
      settings: "Theme, language and other choices",
    },
    remove: (what: string) => `Delete: ${what}`,
    removeShort: "Delete",
    all: "Delete all of it",
    sure: (what: string, count: number) => `This deletes for good: ${what} (${formatCount(count)}). It cannot be taken back.`,
    sureAll: (parts: readonly string[]) =>
      `This deletes for good: ${parts.join("; ")}. It cannot be taken back. What runs now is kept again as it goes on.`,
    yes: "Yes, delete",
    no: "Keep it",
    done: (what: string) => `Deleted: ${what}.`,
    failed: "This browser did not let it be deleted.",
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
        title: "What this page is for",
        words:
          "A hidden computation gives answers; learners see some of them. The page shows who finds the computation itself, from how many examples, and how one can tell.",
      },
      {
        title: "Choose an experiment",
        words: "Every preset is an experiment that works, or fails in a way worth seeing. Everything in it can be changed.",
      },
      { title: "Run it", words: "Play, pause, one step at a time, or from the start again. The space bar plays and pauses." },
      {
        title: "Watch what happens",
        words: "The line under each title says what its picture shows now; the question mark beside it explains the picture.",
      },
      {
        title: "Take it along",
        words: "Share a link that gives the same curves, export numbers, open your own data; the question mark has keys and words.",
      },
    ],
  },

  listen: {
    play: (title: string) => `Listen: ${title}`,
    stop: "Stop the sound",
    playing: "The sound plays.",
    nothing: "There is nothing to hear yet.",
    silent: "This browser plays no sound.",
    voice: (name: string, first: string, last: string) => `${name}: from ${first} to ${last}`,
    progress: "Place in the sound",
  },
} as const;

export const everyoneText = inLanguage("help/words", english);
