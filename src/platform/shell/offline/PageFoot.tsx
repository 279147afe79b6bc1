import { lazy, useEffect, useState } from "react";
import { usePageView } from "../../state/react";
import { useDocument } from "../lab";
import { useLabs } from "../lab-entry";
import { fetchLine } from "../lab-line";
import { LatePart } from "./LatePart";
import { offlineText } from "./words";

const AboutDialog = lazy(() => import("./AboutDialog").then((module) => ({ default: module.AboutDialog })));

/** The end of the page, with a button that opens its description. */
export function PageFoot() {
  const [open, setOpen] = useState(false);
  useLineOfMenu();
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

/** Fetches the lab's line before the menu of the page is opened: what comes with the foot is outside the first view. */
function useLineOfMenu(): void {
  const { lab } = useDocument();
  const entry = useLabs().find(({ id }) => id === lab);
  useEffect(() => {
    if (entry) void fetchLine(entry);
  }, [entry]);
}
