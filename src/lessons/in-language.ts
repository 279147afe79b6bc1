import { cataloguesOf } from "../platform/ui/language";

/** Makes the catalogues of the lessons. */
export const inLanguage = cataloguesOf(async () => (await import("./german")).german);
