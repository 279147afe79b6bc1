import { inLanguage } from "../in-language";

const english = { title: "Drop to open", help: "an experiment, a result, or data of your own" } as const;

export const dropText = inLanguage("files/drop-words", english);
