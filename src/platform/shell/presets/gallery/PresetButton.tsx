import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { Preset } from "../../../documents/preset";
import { useSession } from "../../../state/react";
import { ChevronIcon, LockIcon } from "../../../ui/icons";
import { presetSaid } from "../../../ui/language";
import { LockNote } from "../../class/LockNote";
import { useLock } from "../../class/locks";
import { presetsText } from "../words";
import { galleryStore, openGallery } from "./gallery-state";
import "./preset-button.css";

/** The button with the name of the open preset, which opens the gallery. A teacher's link may fix or hide it. */
export function PresetButton({ preset }: { readonly preset: Preset | undefined }) {
  const session = useSession();
  const lock = useLock("preset");
  const button = useRef<HTMLButtonElement>(null);
  const { open } = useStore(galleryStore);
  useFocusAfter(open, button);
  if (lock === "hidden") return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="preset-button"
        disabled={lock === "locked"}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => openGallery(session)}
      >
        <span className="visually-hidden">{presetsText.label}: </span>
        <span>{preset ? presetSaid(preset.id, "title", preset.title) : presetsText.own}</span>
        {lock === "locked" ? <LockIcon /> : <ChevronIcon />}
      </button>
      {lock === "locked" && <LockNote />}
    </>
  );
}

/** The focus comes back to where the gallery was opened from. */
function useFocusAfter(open: boolean, button: { readonly current: HTMLButtonElement | null }): void {
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, button]);
}
