/** Words about what the link of a teacher locks. Those of the dialog that makes such links are in `share/words.ts`. */
import { inLanguage } from "../in-language";

const english = {
  /** On hover over what cannot be pressed. */
  control: "Locked by the link of your teacher",
  refused: (names: readonly string[]) =>
    `${listed(names)} ${names.length === 1 ? "is" : "are"} locked by the link of your teacher. Nothing was changed.`,
  /** A setting of a target or a learner, where it stands without its form. */
  ofOwner: (label: string, owner: string) => `${label} (${owner})`,
  /** The controls of the page. */
  controls: {
    seed: "Seed",
    run: "Running and pausing",
    open: "Opening files and links",
    share: "Sharing",
    export: "Exporting",
    history: "Earlier runs",
  } as Readonly<Record<string, string>>,
  bar: {
    region: "Link of your teacher",
    locked: "This is the experiment of your teacher's link.",
    everything: "Everything can be changed.",
    nothing: "Nothing about it can be changed.",
    may: (names: readonly string[]) => `You may change: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `Locked: ${names.join(", ")}.`,
    code: (code: string) => `Code ${code}`,
    codeHelp: "The same in every link that keeps to what the teacher locked, whatever else was changed",
    leave: "Leave it",
    left: "This is no longer the experiment of your teacher's link.",
    back: "Back to the link",
    letGo: "Stay here",
  },
} as const;

export const lockText = inLanguage("class/words", english);

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
