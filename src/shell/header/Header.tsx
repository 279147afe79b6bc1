import { lazy, type ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { Logo, RailIcon, ThemeIcon } from "../../ui/icons";
import { useTheme } from "../../ui/theme";
import { Everyone } from "../help/Everyone";
import { useShortcuts } from "../help/shortcuts";
import { useLabs } from "../lab-entry";
import { LatePart } from "../offline/LatePart";
import { shellText } from "../words";
import { EditControls } from "./EditControls";
import { LongWork } from "./LongWork";
import { ProgressLine } from "./ProgressLine";
import { RunControls } from "./RunControls";
import { ActivityAnnouncement, StatusLine } from "./StatusLine";
import { Tools } from "./Tools";
import { headerText } from "./words";

const LabTabs = lazy(() => import("./LabTabs").then((module) => ({ default: module.LabTabs })));

export interface HeaderProps {
  /** Null where the rail is a sheet. */
  readonly rail: { readonly id: string; readonly open: boolean; readonly toggle: () => void } | null;
  /** What stands beside the name. */
  readonly entry: ReactNode;
}

export function Header({ rail, entry }: HeaderProps) {
  useShortcuts();
  return (
    <header className="bar">
      {rail && (
        <IconButton
          look="plain"
          label={rail.open ? headerText.hideRail : headerText.showRail}
          expanded={rail.open}
          controls={rail.id}
          onPress={rail.toggle}
        >
          <RailIcon />
        </IconButton>
      )}
      <div className="bar-name">
        <Logo />
        <h1>{shellText.name}</h1>
        {entry}
      </div>
      {useLabs().length > 1 && (
        <LatePart fallback={null}>
          <LabTabs />
        </LatePart>
      )}
      {rail && <EditControls />}
      <RunControls />
      <StatusLine />
      <ActivityAnnouncement />
      <div className="bar-tools">
        <Tools />
        <ThemeSwitch />
        <Everyone />
      </div>
      <ProgressLine />
      <LongWork />
    </header>
  );
}

function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <IconButton
      look="plain"
      label={theme === "dark" ? headerText.run.light : headerText.run.dark}
      onPress={() => setTheme(theme === "dark" ? "light" : "dark")}
    >
      <ThemeIcon />
    </IconButton>
  );
}
