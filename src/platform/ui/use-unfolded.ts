/** What a button opens beside itself: Escape closes it, and so does the focus when it goes elsewhere. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";

interface Unfolded {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes it and gives the focus back to the button. */
  readonly close: () => void;
  /** For the element around the button, the first in it, and around what it opens. */
  readonly frame: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly tabIndex: -1;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useUnfolded(): Unfolded {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    ref.current?.querySelector("button")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  // Where a press on a button does not give it the focus, the element around it takes it, so that nothing closes too early.
  return { open, setOpen, close, frame: { ref, tabIndex: -1, onKeyDown, onBlur } };
}
