import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "../IconButton";
import { MoreIcon } from "../icons";
import { useUnfolded } from "../use-unfolded";
import type { PanelMenuProps } from "./PanelMenu";
import type { DataTable } from "./table";
import { type FileFormat, frameText } from "./words";

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

/** Everything that can be done with a panel, behind three dots: one tab stop. The menu is fetched when it is first opened. */
export function PanelTools(props: PanelToolsProps) {
  const { id, title, body, summary, table, onOpen } = props;
  const { open, setOpen, close, frame } = useUnfolded();
  const [Menu, setMenu] = useState<ComponentType<PanelMenuProps> | null>(null);
  const [failure, setFailure] = useState("");
  const toggle = () => {
    setFailure("");
    setOpen(!open);
    if (open) return;
    onOpen();
    import("./PanelMenu").then(
      ({ PanelMenu }) => setMenu(() => PanelMenu),
      () => setFailure(frameText.menuMissing),
    );
  };
  const save = async (format: FileFormat) => {
    const saved = import("./save-panel").then(({ savePanel }) => savePanel(format, id, body.current, { title, summary: summary() }, table));
    setFailure(await saved.catch(() => frameText.exportFailed));
  };
  return (
    <div className="panel-tools">
      <div {...frame}>
        <IconButton look="plain" label={frameText.menu(title)} popup="menu" expanded={open} onPress={toggle}>
          <MoreIcon />
        </IconButton>
        {open && Menu && <Menu {...props} onClose={close} onSave={save} />}
      </div>
      {failure && (
        <p className="panel-failure" role="status">
          {failure}
        </p>
      )}
      {props.own.map(({ name, shown }) => shown && <div key={name}>{shown}</div>)}
    </div>
  );
}
