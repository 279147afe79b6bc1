/** Words of the dialog that makes links, for a class and for pages. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  title: "Share this experiment",
  explain: "The link holds every setting. Whoever opens it gets the same curves.",
  withData: "Your data travel in the link itself.",
  needsFile: (name: string) => `Your data are too large for a link: send ${name} along. The link says which file to open.`,
  saveData: (name: string) => `Save ${name}`,
  link: "Link",
  length: (count: number) => `${formatCount(count)} characters`,
  long: (limit: number) =>
    `Longer than ${formatCount(limit)} characters: some chat tools and mail programs cut such links. A file is safer.`,
  file: "Save as a file",
  copyLink: "Copy link",
  copied: "Copied",
  copyFailed: "The browser does not let this page copy. Select the link and copy it by hand.",
  send: "Share…",
  close: "Close",

  who: "Who opens the link may change",
  everything: "everything",
  ticked: "what I tick",
  ticks: "What may be changed",
  ticksHelp:
    "What is not ticked is shown with a small lock, or hidden. Locks guide a class; they keep no secret: the page says plainly when somebody has left the link.",
  all: "Tick all",
  none: "Tick none",
  hide: "hide",
  hideName: (control: string) => `${control}: hide it`,
  groups: {
    document: "Experiment",
    page: "Page",
    panels: "Panels",
  },
  inForce: "This link keeps the locks of your teacher's link. Handed in, it shows your values and the code of the assignment.",
  assignmentCode: (code: string) =>
    `The code of this assignment is ${code}. A link that is handed in shows the same one as long as nothing locked was changed.`,
  copy: "Copy",
  copyOf: (what: string) => `Copy: ${what}`,

  instructions: "Instructions to paste beside it",
  instructionsHelp: "Plain text, for a worksheet or a mail.",
  sheet: {
    open: (address: string) => `Open this link: ${address}`,
    runs: "The experiment starts by itself. The space bar pauses it and goes on.",
    everything: "You may change everything; the arrow back at the top takes the last change back.",
    may: (names: readonly string[]) => `You may change: ${names.join(", ")}.`,
    nothing: "Nothing about it can be changed: watch, and read the curves with the mouse or the arrow keys.",
    rest: "Everything else is locked. If the page says that this is no longer the experiment of the link, press “Back to the link”.",
    kept: "A reload goes on where you were.",
    handIn: (code: string) => `To hand it in: Share, Copy link, and send that link. It shows the code ${code}, as this one does.`,
  },

  code: "QR code",
  codeName: (address: string) => `QR code of the link ${address}`,
  codeSave: "Save as SVG",
  codeFull: "Show in full screen",
  codeBeside: "The address of the page. The code opens this very experiment.",
  codeLong: (count: number) =>
    `With ${formatCount(count)} characters the code is dense: show it large, or phones at the back of a hall may not read it.`,
  codeTooLong: (count: number) => `${formatCount(count)} characters are more than a QR code holds. Send the link, or a file, instead.`,

  page: "Put it into a page",
  pageHelp: "For a course page or a blog: a frame that runs the experiment by itself and keeps nothing in the browser of its readers.",
  shown: "What the frame shows",
  whole: "all panels",
  snippet: "HTML",
  frameTitle: (title: string) => `Learnability Playground: ${title}`,

  present: "Present",
  presentHelp: "One panel at a time in large type, for a hall. Arrow keys and clickers step through the panels.",
  presentLink: "Link to the presentation",
  presentNow: "Present now",
} as const;

export const shareText = inLanguage("share/words", english);
