import { cataloguesOf } from "../ui/language";

/** Makes the catalogues of the shell. */
export const inLanguage = cataloguesOf(
  async () => (await import("./german")).german,
  async () => (await import("../state/sentences")).sentences,
);
