import type { RefObject } from "react";
import { MenuGroup, MenuOverPage } from "../../ui/menu/Menu";
import { ForEveryone, IntroductionEntry } from "../header/ForEveryone";
import { headerText } from "../header/words";

interface OpeningMenuProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The menu of an opening, which has no run and no files. */
export function OpeningMenu({ anchor, onClose }: OpeningMenuProps) {
  return (
    <MenuOverPage label={headerText.more} anchor={anchor} onClose={onClose}>
      <MenuGroup label={headerText.more}>
        <ForEveryone />
        <IntroductionEntry />
      </MenuGroup>
    </MenuOverPage>
  );
}
