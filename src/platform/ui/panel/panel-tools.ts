/** The actions of a panel, as its menu lists them. */
import type { ReactNode, RefObject } from "react";
import type { DataTable } from "./table";

export type ShownView = "chart" | "table";

/** An action of a panel, with a name and an icon in its menu. */
export interface PanelTool {
  readonly name: string;
  readonly icon: ReactNode;
  readonly act: () => void;
  /** Shown in the panel while the tool is active. */
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
  /** Tools of this panel alone. */
  readonly own: readonly PanelTool[];
  /** Makes it a card; undefined where it has to stay. */
  readonly onFold: (() => void) | undefined;
  /** Called when the menu has been opened. */
  readonly onOpen: () => void;
}
