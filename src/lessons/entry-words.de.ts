import type { entryText } from "./entry-words";

export default { title: "Lektionen" } satisfies typeof entryText;
