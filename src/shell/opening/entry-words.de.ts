import type { openingText } from "./entry-words";

export default { ways: "Wege weiter", everything: "Alles zeigen" } satisfies typeof openingText;
