import type { ComponentType, RefObject } from "react";

/** Where settings stand that an entry of the menu opens. */
export interface MenuSettingsProps {
  /** The button of the menu. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** An entry of the menu of the page that opens settings of one lab. */
export interface LabMenuEntry {
  readonly id: string;
  /** Among what concerns the run, or the whole page. */
  readonly group: "run" | "page";
  readonly Icon: ComponentType;
  /** Its name now. A hook. */
  useName(): string;
  /** Fetched when it is opened. */
  readonly Settings: ComponentType<MenuSettingsProps>;
}
