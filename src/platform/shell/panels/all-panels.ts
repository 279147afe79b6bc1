/** Whether this person wants every panel at its full size, as chosen once on this device. */
import { createStore, type StoreApi } from "zustand/vanilla";
import { localPreferences } from "../../state/preferences";

const key = "panels";
const all = "all";

let ofThePage: StoreApi<boolean> | null = null;

export function allPanels(): StoreApi<boolean> {
  ofThePage ??= createStore<boolean>(() => localPreferences(window).read(key) === all);
  return ofThePage;
}

export function showAllPanels(wanted: boolean): void {
  localPreferences(window).write(key, wanted ? all : null);
  allPanels().setState(wanted, true);
}
