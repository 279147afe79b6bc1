import type { entryText } from "./entry-words";

export default { title: "Lektionen", fetching: "Die Lektion wird geladen." } satisfies typeof entryText;
