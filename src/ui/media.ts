import { useSyncExternalStore } from "react";

/** Where the layout becomes one column: telephones, upright and turned. The styles of the shell say the same. */
const narrowQuery = "(max-width: 760px), (max-width: 960px) and (max-height: 480px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrowQuery);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the screen is too narrow for a rail beside the panels; turning a tablet changes it. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrowQuery).matches);
}
