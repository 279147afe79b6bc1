/** Words of the locks in the link of a teacher. Those of the dialog that makes such links are in `share/words.ts`. */
import { withStop } from "../../ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  /** On hover over what cannot be pressed. */
  control: "Locked by the link of your teacher",
  /** The same beside what it would do. */
  beside: (help: string) => `${withStop(help)} Locked by the link of your teacher.`,
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
} as const;

export const lockText = inLanguage("class/words", english);

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}
