import { useSyncExternalStore } from "react";

/** Where the layout becomes one column: telephones, upright and turned. The styles of the shell say the same. */
const narrowQuery = "(max-width: 760px), (max-width: 960px) and (max-height: 480px)";

/** Where two bars would take too much of the height: one of them takes in the other. */
const shortQuery = "(max-width: 560px) and (max-height: 639px)";

function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the screen is too narrow for a rail beside the panels; turning a tablet changes it. */
export const useNarrow = mediaHook(narrowQuery);

/** Whether a telephone held upright is too short for a bar above and another below. */
export const useShort = mediaHook(shortQuery);
