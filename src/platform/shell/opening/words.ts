/** Words of the ways on from the opening. */
import { inLanguage } from "../in-language";

const english = { ways: "Ways on", everything: "Show everything" } as const;

export const openingWaysText = inLanguage("opening/words", english);
