/** Words of the dialog that makes links, for a class and for pages. */
import { formatCount } from "../../charts/format";
import { inLanguage } from "../in-language";

const english = {
  title: "Share this experiment",
  explain: "The link contains all settings. It gives the same curves on every device.",
  withData: "The link contains your data.",
  needsFile: (name: string) => `Your data are too large for a link: send ${name} along. The link names the file to open.`,
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

  who: "Changeable through the link",
  choices: {
    everything: "Everything",
    one: "Only this setting",
    "all-but-seed": "All but the seed",
    look: "Look, don't touch",
    ticked: "Choose one by one",
  },
  single: "The setting",
  /** What a class can do with the link, in one sentence. */
  students: {
    everything: "Students can change everything.",
    nothing: "Students can read every panel but change no setting.",
    may: (names: readonly string[]) => `Students can change only: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `Students can change everything except: ${names.join(", ")}.`,
  },
  preview: "Preview as a student",
  ticks: "Changeable settings",
  ticksHelp:
    "Settings that are not ticked have a small lock, or are hidden. Locks guide a class but keep nothing secret: the page shows when somebody has left the link.",
  all: "Tick all",
  none: "Tick none",
  hide: "hide",
  hideName: (control: string) => `${control}: hide it`,
  groups: {
    document: "Experiment",
    page: "Page",
    panels: "Panels",
  },
  inForce: "This link keeps the locks of your teacher's link. It shows your values and the code of the assignment.",
  assignmentCode: (code: string) =>
    `The code of this assignment is ${code}. A submitted link shows the same code if no locked setting was changed.`,
  copy: "Copy",
  copyOf: (what: string) => `Copy: ${what}`,

  instructions: "Instructions for the link",
  instructionsHelp: "Plain text for a worksheet or an e-mail.",
  sheet: {
    open: (address: string) => `Open this link: ${address}`,
    runs: "The experiment starts by itself. The space bar pauses and continues it.",
    everything: "You may change everything. The back arrow at the top undoes the last change.",
    may: (names: readonly string[]) => `You may change: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `You may change everything except: ${names.join(", ")}.`,
    nothing: "No setting can be changed. Read the curves with the mouse or the arrow keys.",
    rest: "If the page reports that the experiment has changed, press “Back to the link”.",
    kept: "After a reload the experiment continues.",
    handIn: (code: string) => `To hand it in, press Share, then Copy link, and send that link. Like this one, it shows the code ${code}.`,
  },

  code: "QR code",
  codeName: (address: string) => `QR code of the link ${address}`,
  codeSave: "Save as SVG",
  codeFull: "Show in full screen",
  codeBeside: "The address of the page. The code opens this experiment.",
  codeLong: (count: number) =>
    `With ${formatCount(count)} characters the code is dense. Show it large, or phones at the back of a hall may fail to read it.`,
  codeTooLong: (count: number) => `${formatCount(count)} characters are more than a QR code holds. Send the link, or a file, instead.`,

  page: "Embed in a page",
  pageHelp: "For a course page or a blog: a frame that runs the experiment by itself. It stores nothing in the browser of its readers.",
  shown: "Panels in the frame",
  whole: "all panels",
  snippet: "HTML",
  frameTitle: (title: string) => `Learnability Playground: ${title}`,

  present: "Present",
  presentHelp: "One panel at a time in large type, for a hall. Arrow keys and clickers step through the panels.",
  presentLink: "Link to the presentation",
  presentNow: "Present now",
} as const;

export const shareText = inLanguage("share/words", english);
