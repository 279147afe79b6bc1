/** Words of the rail. */
import { inLanguage } from "../in-language";

const english = { history: "Earlier runs" } as const;

export const railFrameText = inLanguage("rail/words", english);
