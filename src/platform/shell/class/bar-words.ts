/** Words about the link of a teacher, above the panels. */
import { inLanguage } from "../in-language";

const english = {
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
} as const;

export const classBarText = inLanguage("class/bar-words", english);
