import type { entryText } from "./entry-words";

export default { title: "Lektionen", newHere: "Neu hier?", first: "Mit Lektion 1 beginnen" } satisfies typeof entryText;
