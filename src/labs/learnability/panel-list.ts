/** The panels of this lab in the order of the page: four live ones that fill the screen, and what there is to scroll to. */
import { lazy } from "react";
import type { Experiment } from "../../experiment/learnability/document";
import type { panelControls } from "../../experiment/learnability/locks";
import type { PanelDefinition } from "../../shell/panel-definition";
import { computes } from "../../tasks/registry";
import { text } from "../../ui/text";
import { ExhibitPanel } from "./exhibits/ExhibitPanel";
import { exhibits } from "./exhibits/registry";
import { AttentionPanel } from "./panels/AttentionPanel";
import { HeadsPanel } from "./panels/HeadsPanel";
import { LossPanel } from "./panels/LossPanel";
import { SpectrumPanel } from "./panels/SpectrumPanel";
import "./computations/place.css";
import "./map/place.css";

/** Its control is one of those that links of this lab's documents know. */
interface OwnPanel extends PanelDefinition<Experiment> {
  readonly control: (typeof panelControls)[number] | null;
}

export const panels: readonly OwnPanel[] = [
  { id: "loss", title: () => text.loss.title, control: null, Content: LossPanel, columns: 7 },
  { id: "spectrum", title: () => text.spectrum.title, control: null, Content: SpectrumPanel, columns: 5 },
  { id: "attention", title: () => text.panels.attention.title, control: null, Content: AttentionPanel, columns: 7 },
  { id: "heads", title: () => text.panels.heads.title, control: null, Content: HeadsPanel, columns: 5 },
  {
    id: "exhibit",
    title: () => text.rail.target,
    when: ({ task }) => exhibits[task.kind] !== undefined,
    control: "exhibit",
    Content: ExhibitPanel,
    elements: Object.values(exhibits).map(({ element }) => element),
    columns: 12,
  },
  {
    id: "computations",
    title: () => text.computations.title,
    when: ({ task }) => computes(task),
    control: "computations",
    late: { loading: () => text.computations.loading },
    Content: lazy(() => import("./computations/ComputationsPanel").then((module) => ({ default: module.ComputationsPanel }))),
    columns: 12,
    height: 560,
  },
  {
    id: "certificate",
    title: () => text.certificate.title,
    control: "laboratory",
    late: { loading: () => text.certificate.loading },
    Content: lazy(() => import("./certificate/CertificatePanel").then((module) => ({ default: module.CertificatePanel }))),
    aliases: ["laboratory"],
    columns: 12,
    height: 640,
  },
  {
    id: "landscape",
    title: () => text.landscape.title,
    control: "landscape",
    late: { loading: () => text.landscape.loading },
    Content: lazy(() => import("./landscape/LandscapePanel").then((module) => ({ default: module.LandscapePanel }))),
    columns: 12,
    height: 640,
  },
  {
    id: "map",
    title: () => text.map.title,
    control: "map",
    late: { loading: () => text.map.loading },
    Content: lazy(() => import("./map/MapPanel").then((module) => ({ default: module.MapPanel }))),
    columns: 12,
    height: 600,
  },
];
