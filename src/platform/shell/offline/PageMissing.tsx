import { OfflineNotice } from "./OfflineNotice";
import { offlineText } from "./words";

/** In place of the whole page, where a part is missing that nothing within it keeps a place for. */
export function PageMissing() {
  return (
    <main className="panels">
      <p className="panel-empty">{offlineText.partMissingHere}</p>
      <OfflineNotice />
    </main>
  );
}
