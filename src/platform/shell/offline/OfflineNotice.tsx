import { useState } from "react";
import { useStore } from "zustand";
import { useOffline, usePageView } from "../../state/react";
import { offlineText } from "./words";
import "./offline.css";

/** A question before a new version replaces the one that runs, and a notice when a part of this one cannot be fetched. */
export function OfflineNotice() {
  const offline = useOffline();
  const { update, missing } = useStore(offline);
  // A presentation must not be interrupted by a question, and a page within another page does not decide on updates.
  const quiet = usePageView(({ mode }) => mode !== "page");
  const wanted = missing !== "none" ? missing : quiet || update === "none" ? null : update;
  const [putOff, setPutOff] = useState<typeof wanted>(null);
  return (
    <div className="offline-notice" role="status" aria-label={offlineText.region}>
      {wanted !== null && wanted !== putOff && (
        <div className="offline-notice-card">
          <p>{offlineText[wanted]}</p>
          <div className="offline-notice-actions">
            <button type="button" className="button" onClick={() => setPutOff(wanted)}>
              {offlineText.later}
            </button>
            <button type="button" className="button button-primary" onClick={offline.acceptUpdate}>
              {offlineText.reload}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
