import { withWords } from "../../../../platform/shell/opening/late-part";

/** Steps after the question; each is fetched when it is shown. */
export const mechanism = async () => ({ default: (await import("./Mechanism")).Mechanism });
export const line = async () => withWords((await import("./Line")).Line);
export const few = async () => ({ default: (await import("./FirstSteps")).FirstSteps });
