/** The menu of the page: seldom used actions, by name. */
import { lazy, type RefObject } from "react";
import { ShareIcon } from "../../ui/icons";
import { ExportIcon, OpenIcon, RailIcon } from "../../ui/late-icons";
import { useNarrow } from "../../ui/media";
import { ThreadsIcon } from "../../ui/menu/icons";
import { MenuEntry, MenuGroup, MenuOverPage } from "../../ui/menu/Menu";
import { type LockState, useLock } from "../class/locks";
import { lockText } from "../class/words";
import { showHelp } from "../help/help-state";
import { useLab } from "../lab";
import type { LabMenuEntry } from "../lab-menu";
import { ForEveryone, IntroductionEntry } from "./ForEveryone";
import { pageMenuText } from "./menu-words";
import type { OverPage, Rail } from "./page-menu";
import { RunEntries } from "./RunEntries";
import { StatusLine } from "./StatusLine";
import { headerText } from "./words";
import "./page-menu.css";

const ShareDialog = lazy(() => import("../share/ShareDialog").then((module) => ({ default: module.ShareDialog })));
const ExportMenu = lazy(() => import("../takeaway/ExportMenu").then((module) => ({ default: module.ExportMenu })));

interface PageMenuProps {
  readonly anchor: RefObject<HTMLElement | null>;
  /** Null where the settings are in a sheet. */
  readonly rail: Rail | null;
  readonly onClose: () => void;
  /** Opens the file dialog. */
  readonly onFiles: () => void;
  readonly onShow: (draw: OverPage) => void;
}

export function PageMenu({ anchor, rail, onClose, onFiles, onShow }: PageMenuProps) {
  const narrow = useNarrow();
  const { menu = [] } = useLab().header;
  const ofLab = (group: LabMenuEntry["group"]) =>
    menu.filter((entry) => entry.group === group).map((entry) => <OfLab key={entry.id} entry={entry} onShow={onShow} />);
  return (
    <MenuOverPage label={headerText.more} anchor={anchor} onClose={onClose} above={narrow && <StatusLine />}>
      <MenuGroup label={headerText.run.controls}>
        <RunEntries>{ofLab("run")}</RunEntries>
      </MenuGroup>
      <FileEntries {...{ narrow, onFiles, onShow }} />
      <MenuGroup label={pageMenuText.page}>
        <ForEveryone />
        {ofLab("page")}
        <MenuEntry name={pageMenuText.threads} Icon={ThreadsIcon} onChoose={() => showHelp("threads")} />
        {rail && <MenuEntry name={rail.open ? headerText.hideRail : headerText.showRail} Icon={RailIcon} onChoose={rail.toggle} />}
        <IntroductionEntry />
      </MenuGroup>
    </MenuOverPage>
  );
}

/** Opening, sharing and export. Sharing has a button of its own where there is room for one. */
function FileEntries({ narrow, onFiles, onShow }: Pick<PageMenuProps, "onFiles" | "onShow"> & { readonly narrow: boolean }) {
  const [open, share, exporting] = [useLock("open"), useLock("share"), useLock("export")];
  const dialog = (Dialog: typeof ShareDialog | typeof ExportMenu) => onShow((_, close) => <Dialog isOpen onOpenChange={close} />);
  return (
    <MenuGroup label={pageMenuText.files}>
      {narrow && share !== "hidden" && (
        <MenuEntry name={headerText.share} Icon={ShareIcon} lock={reasonOf(share)} onChoose={() => dialog(ShareDialog)} />
      )}
      {open !== "hidden" && <MenuEntry name={pageMenuText.open} Icon={OpenIcon} lock={reasonOf(open)} onChoose={onFiles} />}
      {exporting !== "hidden" && (
        <MenuEntry name={pageMenuText.export} Icon={ExportIcon} lock={reasonOf(exporting)} onChoose={() => dialog(ExportMenu)} />
      )}
    </MenuGroup>
  );
}

const reasonOf = (lock: LockState) => (lock === "free" ? undefined : lockText.control);

/** An entry of the open lab: its settings are shown below the button of the menu. */
function OfLab({ entry, onShow }: Pick<PageMenuProps, "onShow"> & { readonly entry: LabMenuEntry }) {
  const { Icon, Settings } = entry;
  return (
    <MenuEntry
      name={entry.useName()}
      Icon={Icon}
      onChoose={() => onShow((anchor, close) => <Settings anchor={anchor} onClose={close} />)}
    />
  );
}
