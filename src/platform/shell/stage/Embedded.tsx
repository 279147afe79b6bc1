import { Fragment } from "react";
import { usePageView, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useLocks } from "../class/locks";
import { useDocument, useLab } from "../lab";
import { Notices } from "../Notices";
import { PanelGrid } from "../panels/PanelGrid";
import { PanelView } from "../panels/PanelView";
import { panelsOf, placeOf } from "../panels/panels-of";
import { presenterText } from "./words";

/** One panel, or all of them, inside of another page. */
export function Embedded() {
  const panel = usePageView((view) => view.panel);
  return (
    <div className={panel === null ? "embedded embedded-whole" : "embedded"}>
      <main className="embedded-main" aria-label={presenterText.embed.region}>
        <Notices />
        {panel === null ? <PanelGrid /> : <OnePanel id={panel} />}
      </main>
      <OpenLink />
    </div>
  );
}

/** An embedded panel is named in the address, so it is shown also where the link hides it from the page. */
function OnePanel({ id }: { readonly id: string }) {
  const { panels: all, PanelsShared = Fragment } = useLab();
  const panels = panelsOf(all, useDocument());
  return (
    <PanelsShared>
      <PanelGroup>
        <PanelView panel={panels[placeOf(panels, id)]} asked />
      </PanelGroup>
    </PanelsShared>
  );
}

/** The same experiment on a page of its own, with the locks of its link. */
function OpenLink() {
  const session = useSession();
  useLocks();
  useDocument();
  const { open, openHelp } = presenterText.embed;
  return (
    <a className="embedded-link" href={`${window.location.pathname}#${session.link()}`} target="_blank" rel="noreferrer" title={openHelp}>
      {open}
    </a>
  );
}
