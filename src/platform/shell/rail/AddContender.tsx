import { lazy, useRef, useState } from "react";
import { PlusIcon } from "../../ui/icons";
import { LatePart } from "../offline/LatePart";
import type { Addable } from "./lab-rail";

const AddMenu = lazy(() => import("./AddMenu").then((module) => ({ default: module.AddMenu })));

interface AddContenderProps {
  readonly words: string;
  readonly addable: readonly Addable[];
  readonly inTabOrder: boolean;
  readonly onFocus: () => void;
}

/** The last chip: adds the only kind there is, or opens the list of kinds. */
export function AddContender({ words, addable, inTabOrder, onFocus }: AddContenderProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [only] = addable.length === 1 ? addable : [];
  return (
    <li>
      <button
        ref={chip}
        type="button"
        className="chip chip-add"
        tabIndex={inTabOrder ? 0 : -1}
        {...(only ? {} : { "aria-haspopup": "menu", "aria-expanded": open })}
        onFocus={onFocus}
        onClick={() => (only ? only.add() : setOpen(true))}
      >
        <PlusIcon />
        {words}
      </button>
      {open && (
        <LatePart fallback={null}>
          <AddMenu {...{ words, addable }} anchor={chip} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </li>
  );
}
