/** Entries of this lab in the menu of the page. Both settings are fetched when they are opened. */
import { lazy } from "react";
import type { LabMenuEntry } from "../../../../platform/shell/lab-menu";
import { FlagIcon } from "../../../../platform/ui/icons";
import { usePlayground } from "../session/react";
import { BackendIcon } from "./BackendIcon";
import { backendText } from "./backend-words";
import { labHeaderText } from "./words";

export const headerMenu: readonly LabMenuEntry[] = [
  {
    id: "stop",
    group: "run",
    Icon: FlagIcon,
    useName() {
      const rules = usePlayground((state) => state.experiment.stop);
      const active = Object.values(rules).filter((value) => value > 0).length;
      return active > 0 ? labHeaderText.stop.active(active) : labHeaderText.stop.title;
    },
    Settings: lazy(() => import("./StopRulesPopover").then((module) => ({ default: module.StopRulesPopover }))),
  },
  {
    id: "backend",
    group: "page",
    Icon: BackendIcon,
    useName: () => backendText.entry(usePlayground(({ backend }) => backend.running)),
    Settings: lazy(() => import("./BackendPopover").then((module) => ({ default: module.BackendPopover }))),
  },
];
