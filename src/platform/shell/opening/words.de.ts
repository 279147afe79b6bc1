import type { openingWaysText } from "./words";

export default { ways: "Weiter", everything: "Alles zeigen" } satisfies typeof openingWaysText;
