/** Whether the gallery of presets is open. It outlives a change of the language. */
import { createStore } from "zustand/vanilla";
import { isFree } from "../../../documents/locks";
import type { Session } from "../../../state/session-api";

export const galleryStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

export const closeGallery = () => galleryStore.setState({ open: false });

/** Does nothing where the link of a teacher locks or hides the presets. */
export function openGallery({ store }: Pick<Session, "store">): void {
  if (isFree(store.getState().assignment?.locks ?? null, "preset")) galleryStore.setState({ open: true });
}
