import { cataloguesOf } from "../../../platform/ui/language";

/** Makes the catalogues of this lab. */
export const inLanguage = cataloguesOf(
  async () => (await import("./german")).german,
  async () => (await import("../engine/sentences")).sentences,
);
