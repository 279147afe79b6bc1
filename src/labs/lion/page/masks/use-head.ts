import { useRef } from "react";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DrawnHead } from "../../engine/protocol";
import { emptyWords } from "../forms/sentences";
import { hasMask } from "../panels/head";
import { useDocument, useSeries, useSession } from "../session/react";

/** The head whose mask is drawn; else why none is. */
export function useMaskedHead(): { readonly head: DrawnHead | null; readonly empty: string } {
  const document = useDocument();
  const { forms } = useSeries(usePanelOnScreen(), readingPace);
  const drawn = forms?.head && hasMask(forms.head, document) ? forms.head : null;
  // A run that has just begun has none yet: the last one stays, so that a handle keeps its focus and a drag its pointer.
  const last = useRef<DrawnHead | null>(null);
  if (drawn || (forms && forms.forms.length > 0)) last.current = drawn;
  const head = drawn ?? (document.scans === 1 ? last.current : null);
  return { head, empty: emptyWords(forms, document) };
}

/** The same for what is asked once, such as a table; null where no mask is drawn. */
export function useCurrentMaskedHead(): () => DrawnHead | null {
  const session = useSession();
  return () => {
    const head = session.series.forms?.head;
    return head && hasMask(head, session.store.getState().experiment) ? head : null;
  };
}
