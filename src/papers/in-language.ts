import { cataloguesOf } from "../platform/ui/language";

/** Makes the catalogues of the index of papers. */
export const inLanguage = cataloguesOf(async () => (await import("./german")).german);
