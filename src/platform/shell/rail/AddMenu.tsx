import type { RefObject } from "react";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import type { Addable } from "./lab-rail";

interface AddMenuProps {
  readonly words: string;
  readonly addable: readonly Addable[];
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The kinds of contenders that can be added. */
export function AddMenu({ words, addable, anchor, onClose }: AddMenuProps) {
  return (
    <Popover
      className="dropdown-popover"
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Menu
        className="dropdown-list"
        aria-label={words}
        autoFocus="first"
        onClose={onClose}
        onAction={(chosen) => addable.find(({ id }) => id === chosen)?.add()}
      >
        {addable.map(({ id, name }) => (
          <MenuItem key={id} id={id} className="dropdown-item">
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
