import { type ComponentType, useState } from "react";
import { IconButton } from "../IconButton";
import { MoreIcon } from "../icons";
import { useUnfolded } from "../use-unfolded";
import type { PanelMenuProps } from "./PanelMenu";
import type { PanelToolsProps } from "./panel-tools";
import { type FileFormat, frameText } from "./words";

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
