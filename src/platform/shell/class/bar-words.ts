/** Words about the link of a teacher, above the panels. */
import { inLanguage } from "../in-language";

const english = {
  region: "Link of your teacher",
  locked: "This is the experiment of your teacher's link.",
  everything: "Everything can be changed.",
  nothing: "No setting can be changed.",
  may: (names: readonly string[]) => `You may change: ${names.join(", ")}.`,
  most: (names: readonly string[]) => `Locked: ${names.join(", ")}.`,
  code: (code: string) => `Code ${code}`,
  codeHelp: "The same for all links with the teacher’s locked settings, even if other settings were changed",
  leave: "Leave the link",
  left: "This is no longer the experiment of your teacher's link.",
  back: "Back to the link",
  letGo: "Stay here",
} as const;

export const classBarText = inLanguage("class/bar-words", english);
