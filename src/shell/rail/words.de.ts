import type { railFrameText } from "./words";

export default { history: "Frühere Läufe" } satisfies typeof railFrameText;
