import { LookingProvider } from "../../labs/learnability/panels/Looking";
import { PanelGrid } from "../../labs/learnability/panels/PanelGrid";
import { usePageView, usePlayground, useSession } from "../../state/react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { presenterText } from "../../ui/presenter-text";
import { useLocks } from "../class/locks";
import { Notices } from "../Notices";
import { PanelView } from "../panels/PanelView";
import { placeOf } from "../panels/panels-of";
import { stagePanels } from "./stage-panels";

/** One panel, or all of them, inside of a page of somebody else. */
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

/** Whoever embeds a panel asks for it by name, so it is there also where the link hides it from the page. */
function OnePanel({ id }: { readonly id: string }) {
  const experiment = usePlayground((state) => state.experiment);
  const panels = stagePanels(experiment, null);
  return (
    <LookingProvider>
      <PanelGroup>
        <PanelView panel={panels[placeOf(panels, id)]} asked />
      </PanelGroup>
    </LookingProvider>
  );
}

/** The same experiment on a page of its own, with whatever locks its link has. */
function OpenLink() {
  const session = useSession();
  useLocks();
  usePlayground((state) => state.experiment);
  const { open, openHelp } = presenterText.embed;
  return (
    <a className="embedded-link" href={`${window.location.pathname}#${session.link()}`} target="_blank" rel="noreferrer" title={openHelp}>
      {open}
    </a>
  );
}
