import { type ReactNode, useEffect, useRef } from "react";
import { CloseIcon } from "../icons";
import { buttonsInRow } from "../roving";
import { ChartIcon, DownloadIcon, EnlargeIcon, ExplainIcon, ShrinkIcon, TableIcon } from "./icons";
import type { PanelTool, PanelToolsProps } from "./panel-tools";
import { type FileFormat, frameText } from "./words";

export interface PanelMenuProps extends PanelToolsProps {
  readonly onClose: () => void;
  readonly onSave: (format: FileFormat) => void;
}

/** Actions of a panel, each with its name beside its icon. Choosing one closes the menu first. */
export function PanelMenu(props: PanelMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("[role=menuitem]")?.focus(), []);
  const take = (tool: PanelTool) => {
    props.onClose();
    tool.act();
  };
  return (
    <div className="panel-menu" ref={list}>
      <div role="menu" aria-label={frameText.menu(props.title)} ref={buttonsInRow}>
        {toolsOf(props).map((tool) => (
          <button key={tool.name} type="button" role="menuitem" onClick={() => take(tool)}>
            {tool.icon}
            {tool.name}
          </button>
        ))}
      </div>
    </div>
  );
}

function toolsOf(props: PanelMenuProps): readonly PanelTool[] {
  const { view, onView, explained, onExplain, enlarged, onEnlarge, own, onFold, onSave } = props;
  const { tools, formats } = frameText;
  const tool = (name: string, icon: ReactNode, act: () => void): PanelTool => ({ name, icon, act });
  // Without a chart on screen only the numbers can be exported.
  const saved: readonly FileFormat[] = view === "chart" ? ["svg", "png", "csv"] : ["csv"];
  return [
    tool(explained ? tools.explained : tools.explain, <ExplainIcon />, () => onExplain(!explained)),
    view === "table" ? tool(tools.chart, <ChartIcon />, () => onView("chart")) : tool(tools.table, <TableIcon />, () => onView("table")),
    ...own,
    ...saved.map((format) => tool(formats[format], <DownloadIcon />, () => onSave(format))),
    enlarged ? tool(tools.shrink, <ShrinkIcon />, onEnlarge) : tool(tools.enlarge, <EnlargeIcon />, onEnlarge),
    ...(onFold ? [tool(tools.fold, <CloseIcon />, onFold)] : []),
  ];
}
