/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  resultHelp: "the outputs of every form and their largest difference as JSON; computed anew from the settings",
} as const;

export const lionDialogsText = inLanguage("dialogs/words", english);
