import { useState } from "react";
import { useStore } from "zustand";
import { useOffline, usePageView } from "../../../state/react";
import { offlineText } from "../../../ui/offline-text";
import "./offline.css";

/** Asks before a new version replaces the one that runs, and says when a part of this one cannot be fetched. */
export function OfflineNotice() {
  const offline = useOffline();
  const { update, partMissing } = useStore(offline);
  const [putOff, setPutOff] = useState<typeof update>("none");
  // Nobody wants to be asked before an audience, and a page within another page has no say over updates.
  const quiet = usePageView(({ mode }) => mode !== "page");
  const asks = update !== "none" && update !== putOff && !quiet;
  return (
    <div className="offline-notice" role="status" aria-label={offlineText.region}>
      {(partMissing || asks) && (
        <div className="offline-notice-card">
          <p>{partMissing ? offlineText.partMissing : update === "ready" ? offlineText.ready : offlineText.replaced}</p>
          <div className="offline-notice-actions">
            {!partMissing && (
              <button type="button" className="button" onClick={() => setPutOff(update)}>
                {offlineText.later}
              </button>
            )}
            <button type="button" className="button button-primary" onClick={offline.acceptUpdate}>
              {offlineText.reload}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
