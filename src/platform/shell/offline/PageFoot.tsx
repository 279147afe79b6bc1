import { lazy, useState } from "react";
import { useLocale } from "react-aria-components";
import { usePageView } from "../../state/react";
import { LatePart } from "./LatePart";
import { offlineText } from "./words";

const AboutDialog = lazy(() => import("./AboutDialog").then((module) => ({ default: module.AboutDialog })));

/** The end of the page, with a button that opens its description. */
export function PageFoot() {
  const [open, setOpen] = useState(false);
  // So the component library follows every change of language: see InLanguage.tsx.
  useLocale();
  if (usePageView(({ mode }) => mode !== "page")) return null;
  return (
    <footer className="page-foot">
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {offlineText.about}
      </button>
      {open && (
        <LatePart fallback={null}>
          <AboutDialog isOpen onOpenChange={setOpen} />
        </LatePart>
      )}
    </footer>
  );
}
