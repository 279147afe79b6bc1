/** Words of the page for own data while no file is open. */
import { inLanguage } from "../in-language";

const english = {
  title: "Own data: no file open yet",
  example: "An example file in three lines:",
  ways: (formats: string) => `A file is ${formats}. Choose it, drop it on the page, or paste its text.`,
  choose: "Choose a file",
  use: "Open this example",
  back: "Back to the previous experiment",
  backHelp: "It has not changed.",
} as const;

export const ownDataText = inLanguage("own-data/words", english);
