import { Fragment, lazy, useEffect, useMemo } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { allColumns, PanelGroup } from "../../ui/panel/PanelGroup";
import { AfterMotion } from "../AfterMotion";
import { DrawnPart } from "../DrawnPart";
import { useDocument, useLab } from "../lab";
import { allPanels, showAllPanels } from "./all-panels";
import { besidePanels } from "./beside";
import { cards } from "./cards";
import { PanelView } from "./PanelView";
import { focusCard } from "./panel-focus";
import { panelNamed, panelsAmong, panelsOf, placeAlone, placesOfLead, withFirst } from "./panels-of";
import { useLead, useReadingOrder } from "./use-reading-order";
import { panelsText } from "./words";
import "../../ui/panel/panel.css";
import "./reading.css";

/** They stand below the panels, and whoever looks there has waited for those. */
const PanelCards = lazy(() => import("./PanelCards").then((module) => ({ default: module.PanelCards })));

interface PanelGridProps {
  /** Ids of those that are shown; all unless told. */
  readonly only?: readonly string[];
}

/** All panels of the document at their full size; beside a lesson those that its text has come to. */
export function PanelGrid({ only }: PanelGridProps) {
  const { panels, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const there = panelsOf(panels, document).filter(({ id }) => only?.includes(id) ?? true);
  const lead = useLead();
  const first = lead.find((panel) => there.includes(panel)) ?? there[0];
  const beside = useStore(besidePanels);
  const ordered = beside?.reached ? panelsAmong(there, beside.reached, first) : withFirst(there, first);
  return (
    <PanelsShared>
      {beside && <beside.Head />}
      <PanelGroup led={ordered[0].columns === allColumns || ordered[0].height !== undefined}>
        {ordered.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </PanelGroup>
    </PanelsShared>
  );
}

/** The panels of the page in reading order: lead panels, open ones, and cards; or all at full size, where a person wants that. */
export function PanelsInOrder() {
  const all = useStore(allPanels());
  const inLesson = useStore(besidePanels) !== null;
  if (inLesson) return <PanelGrid />;
  if (!all) return <LeadAndCards />;
  return (
    <>
      <PanelGrid />
      <p className="panels-ways">
        <button type="button" className="link-button" onClick={() => showAllPanels(false)}>
          {panelsText.leadOnly}
        </button>
      </p>
    </>
  );
}

function LeadAndCards() {
  const { panels, PanelsShared = Fragment } = useLab();
  const order = useReadingOrder();
  useEffect(() => {
    const openCard = (name: string) => {
      const id = panelNamed(panels, name)?.id;
      if (order.folded.some((panel) => panel.id === id) && id !== undefined) flushSync(() => order.setOpen([id], true));
    };
    cards.setState({ open: openCard }, true);
    return () => cards.setState(null, true);
  }, [panels, order]);
  // Remembered: in the same order, each panel follows the document by itself.
  return useMemo(() => {
    const { lead, open, folded, setOpen } = order;
    const leadPlaces = placesOfLead(lead);
    const unfold = (id: string) => flushSync(() => setOpen([id], true));
    const fold = (id: string) => {
      flushSync(() => setOpen([id], false));
      focusCard(id);
    };
    return (
      <PanelsShared>
        <PanelGroup lead={lead.map(({ columns }) => columns)}>
          {lead.map((panel, index) => (
            <PanelView key={panel.id} panel={panel} place={leadPlaces[index]} number={index + 1} />
          ))}
          {open.map((panel) => (
            <PanelView key={panel.id} panel={panel} place={placeAlone(panel)} onFold={() => fold(panel.id)} />
          ))}
        </PanelGroup>
        <AfterMotion>
          <DrawnPart>
            <PanelCards panels={folded} onOpen={unfold} />
          </DrawnPart>
        </AfterMotion>
      </PanelsShared>
    );
  }, [PanelsShared, order]);
}
