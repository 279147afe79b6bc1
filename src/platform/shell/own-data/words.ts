/** Words on the page while own data are asked for and no file is open. */
import { inLanguage } from "../in-language";

const english = {
  title: "Own data: no file is open yet",
  example: "An example of such a file, in three lines:",
  ways: (formats: string) => `A file is ${formats}. Choose it, drop it on the page, or paste its text.`,
  choose: "Choose a file",
  use: "Open this example",
  back: "Back to the experiment before",
  backHelp: "It waits as it was.",
} as const;

export const ownDataText = inLanguage("own-data/words", english);
