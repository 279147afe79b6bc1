import type { openingWaysText } from "./words";

export default { ways: "Wege weiter", everything: "Alles zeigen" } satisfies typeof openingWaysText;
