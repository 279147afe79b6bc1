import { cataloguesOf } from "./language";

/** Makes the catalogues of this folder. */
export const inLanguage = cataloguesOf(async () => (await import("./german")).german);
