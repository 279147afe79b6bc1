/** What can be done with a panel, as its menu lists it. */
import type { ReactNode, RefObject } from "react";
import type { DataTable } from "./table";

export type ShownView = "chart" | "table";

/** Something that can be done with a panel, by a name and an icon in its menu. */
export interface PanelTool {
  readonly name: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  /** What it shows in the panel while it is at work. */
  readonly shown?: ReactNode;
}

export interface PanelToolsProps {
  readonly id: string;
  readonly title: string;
  readonly body: RefObject<HTMLElement | null>;
  readonly summary: () => string;
  readonly table: () => DataTable;
  readonly view: ShownView;
  readonly onView: (view: ShownView) => void;
  readonly explained: boolean;
  readonly onExplain: (explained: boolean) => void;
  readonly enlarged: boolean;
  readonly onEnlarge: () => void;
  /** What only this panel can do. */
  readonly own: readonly PanelTool[];
  /** Makes it a card; undefined where it stays. */
  readonly onFold: (() => void) | undefined;
  /** The menu has been opened. */
  readonly onOpen: () => void;
}
