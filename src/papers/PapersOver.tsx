import { lazy } from "react";
import { LatePart } from "../platform/shell/offline/LatePart";
import { usePageView } from "../platform/state/react";
import { speakOfNewParts } from "../platform/ui/language";

const PapersPage = lazy(async () => {
  const { PapersPage } = await import("./page/PapersPage");
  // Where its German cannot be fetched, the index is in English.
  await speakOfNewParts().catch(() => {});
  return { default: PapersPage };
});

/** The index of papers over the page, where the address has one. */
export function PapersOver() {
  if (usePageView(({ papers }) => papers === null)) return null;
  return (
    <LatePart fallback={null}>
      <PapersPage />
    </LatePart>
  );
}
