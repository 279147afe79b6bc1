import type { ComponentType } from "react";
import { speakOfNewParts } from "../../ui/language";

/** A part of an opening for `lazy`, with its words. Where those cannot be fetched in the language in use, they are in English. */
export async function withWords(part: ComponentType): Promise<{ readonly default: ComponentType }> {
  await speakOfNewParts().catch(() => {});
  return { default: part };
}
