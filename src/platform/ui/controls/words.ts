/** Words of the frame around a control. */
import { inLanguage } from "../in-language";

const english = {
  reset: (label: string) => `${label}: back to the preset`,
  /** The name of the lock beside a setting. */
  locked: "locked by the link of your teacher",
} as const;

export const controlsText = inLanguage("controls/words", english);
