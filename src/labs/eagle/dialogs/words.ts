/** Words of this lab in dialogs. */
import { inLanguage } from "../in-language";

const english = {
  resultHelp: "D as every solver has it, its error after every iteration, operations and bytes, as JSON; computed anew from the settings",
  python: "Python",
  pythonHelp:
    "a script that makes the same problem from the same random numbers and solves it with every solver here, each written out with its equations; it needs NumPy and nothing else",
} as const;

export const eagleDialogsText = inLanguage("dialogs/words", english);
