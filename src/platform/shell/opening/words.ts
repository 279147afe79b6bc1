/** Words of the links below the opening. */
import { inLanguage } from "../in-language";

const english = { ways: "Next", everything: "Show everything" } as const;

export const openingWaysText = inLanguage("opening/words", english);
