/** The panels of this lab, in the order of the page. */
import { lazy } from "react";
import type { Experiment } from "../../experiment/learnability/document";
import type { PanelDefinition } from "../../shell/panel-definition";
import { ExhibitPanel } from "./exhibits/ExhibitPanel";
import { AttentionPanel } from "./panels/AttentionPanel";
import { HeadsPanel } from "./panels/HeadsPanel";
import { LossPanel } from "./panels/LossPanel";
import { SpectrumPanel } from "./panels/SpectrumPanel";
import { panelText } from "./panels/words";
import { railText } from "./rail/words";
import { labText } from "./words";
import "./computations/place.css";
import "./map/place.css";

const CertificatePanel = lazy(() => import("./certificate/CertificatePanel").then((module) => ({ default: module.CertificatePanel })));
const ComputationsPanel = lazy(() => import("./computations/ComputationsPanel").then((module) => ({ default: module.ComputationsPanel })));
const LandscapePanel = lazy(() => import("./landscape/LandscapePanel").then((module) => ({ default: module.LandscapePanel })));
const MapPanel = lazy(() => import("./map/MapPanel").then((module) => ({ default: module.MapPanel })));

const machines: readonly string[] = ["automaton", "turing-machine"];
const exhibited: readonly string[] = ["associative-memory", ...machines];

export const panels: readonly PanelDefinition<Experiment>[] = [
  { id: "loss", title: () => panelText.loss.title, control: null, Content: LossPanel, columns: 8 },
  { id: "spectrum", title: () => panelText.spectrum.title, control: null, Content: SpectrumPanel, columns: 4 },
  { id: "attention", title: () => panelText.attention.title, control: null, Content: AttentionPanel, columns: 8 },
  { id: "heads", title: () => panelText.heads.title, control: null, Content: HeadsPanel, columns: 4 },
  {
    id: "exhibit",
    title: () => railText.sections.target,
    when: ({ task }) => exhibited.includes(task.kind),
    control: "exhibit",
    Content: ExhibitPanel,
    elements: ["memory", "automaton", "turing"],
    columns: 12,
  },
  {
    id: "computations",
    title: () => labText.computations.title,
    when: ({ task }) => machines.includes(task.kind),
    control: "computations",
    late: { loading: () => labText.computations.loading },
    Content: ComputationsPanel,
    columns: 12,
  },
  {
    id: "certificate",
    title: () => labText.certificate.title,
    control: "laboratory",
    late: { loading: () => labText.certificate.loading },
    Content: CertificatePanel,
    aliases: ["laboratory"],
    columns: 12,
  },
  {
    id: "landscape",
    title: () => labText.landscape.title,
    control: "landscape",
    late: { loading: () => labText.landscape.loading },
    Content: LandscapePanel,
    columns: 12,
  },
  {
    id: "map",
    title: () => labText.map.title,
    control: "map",
    late: { loading: () => labText.map.loading },
    Content: MapPanel,
    columns: 12,
  },
];
