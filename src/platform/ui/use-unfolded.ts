/** A part that a button opens beside itself: Escape closes it, and so does a focus that moves elsewhere. */
import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";

interface Unfolded {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Closes it and returns the focus to the button. */
  readonly close: () => void;
  /** For the element around the button, the first in it, and around the part that it opens. */
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
  // Where a press on a button does not focus it, the element around it gets the focus, so that the part does not close too
  // early.
  return { open, setOpen, close, frame: { ref, tabIndex: -1, onKeyDown, onBlur } };
}
