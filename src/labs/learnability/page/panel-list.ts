/**
 * The panels of this lab in the order of the page: four live ones that fill the screen, of which the lower two come once a
 * curve moves in the upper, and what there is to scroll to.
 */
import { lazy } from "react";
import { chartFrame, type PanelDefinition } from "../../../platform/shell/panel-definition";
import type { Experiment } from "../document/document";
import type { panelControls } from "../document/locks";
import { computes } from "../math/tasks/registry";
import { ExhibitPanel } from "./exhibits/ExhibitPanel";
import { exhibits } from "./exhibits/registry";
import { panelStateText } from "./panel-state-words";
import {
  attentionState,
  computationsState,
  exhibitState,
  headsState,
  landscapeState,
  lossState,
  mapState,
  spectrumState,
} from "./panel-states";
import { LossPanel } from "./panels/LossPanel";
import { SpectrumPanel } from "./panels/SpectrumPanel";
import { panelText } from "./panels/words";
import { railText } from "./rail/words";
import { labText } from "./words";
import "./computations/place.css";
import "./exhibits/place.css";
import "./map/place.css";

/** Its control is one of those that links of this lab's documents know. */
interface OwnPanel extends PanelDefinition<Experiment> {
  readonly control: (typeof panelControls)[number] | null;
}

const fetchAttention = () => import("./panels/AttentionPanel").then((module) => ({ default: module.AttentionPanel }));
const fetchHeads = () => import("./panels/HeadsPanel").then((module) => ({ default: module.HeadsPanel }));
const fetchComputations = () => import("./computations/ComputationsPanel").then((module) => ({ default: module.ComputationsPanel }));
const fetchGuarantee = () => import("./guarantee/GuaranteePanel").then((module) => ({ default: module.GuaranteePanel }));
const fetchCertificate = () => import("./certificate/CertificatePanel").then((module) => ({ default: module.CertificatePanel }));
const fetchLandscape = () => import("./landscape/LandscapePanel").then((module) => ({ default: module.LandscapePanel }));
const fetchStoredRuns = () => import("./stored-runs/StoredRunsPanel").then((module) => ({ default: module.StoredRunsPanel }));
const fetchMap = () => import("./map/MapPanel").then((module) => ({ default: module.MapPanel }));

export const panels: readonly OwnPanel[] = [
  { id: "loss", title: () => panelText.loss.title, control: null, state: lossState, Content: LossPanel, columns: 7 },
  { id: "spectrum", title: () => panelText.spectrum.title, control: null, state: spectrumState, Content: SpectrumPanel, columns: 5 },
  {
    id: "attention",
    title: () => panelText.attention.title,
    control: null,
    late: { loading: () => labText.panel, fetch: fetchAttention },
    state: attentionState,
    Content: lazy(fetchAttention),
    columns: 7,
  },
  {
    id: "heads",
    title: () => panelText.heads.title,
    control: null,
    late: { loading: () => labText.panel, fetch: fetchHeads },
    state: headsState,
    Content: lazy(fetchHeads),
    columns: 5,
  },
  {
    id: "exhibit",
    exhibit: true,
    title: () => railText.sections.target,
    when: ({ task }) => exhibits[task.kind] !== undefined,
    control: "exhibit",
    state: exhibitState,
    Content: ExhibitPanel,
    framed: ({ task }) => exhibits[task.kind]?.framed ?? chartFrame,
    elements: Object.values(exhibits).map(({ element }) => element),
    columns: 12,
  },
  {
    id: "computations",
    title: () => labText.computations.title,
    when: ({ task }) => computes(task),
    control: "computations",
    late: { loading: () => labText.panel, fetch: fetchComputations },
    state: computationsState,
    Content: lazy(fetchComputations),
    framed: () => 600,
    columns: 12,
    height: 560,
  },
  {
    id: "guarantee",
    title: () => labText.guarantee.title,
    staged: ({ sampleComplexity }) => sampleComplexity !== undefined,
    control: "guarantee",
    late: { loading: () => labText.panel, fetch: fetchGuarantee },
    state: () => panelStateText.uncomputed,
    Content: lazy(fetchGuarantee),
    framed: () => 690,
    columns: 12,
  },
  {
    id: "certificate",
    title: () => labText.certificate.title,
    control: "laboratory",
    late: { loading: () => labText.certificate.loading, fetch: fetchCertificate },
    state: () => panelStateText.uncomputed,
    Content: lazy(fetchCertificate),
    aliases: ["laboratory"],
    framed: () => 650,
    columns: 12,
    height: 640,
  },
  {
    id: "landscape",
    title: () => labText.landscape.title,
    control: "landscape",
    late: { loading: () => labText.landscape.loading, fetch: fetchLandscape },
    state: landscapeState,
    Content: lazy(fetchLandscape),
    framed: () => 990,
    columns: 12,
    height: 640,
  },
  {
    id: "map",
    title: () => labText.map.title,
    staged: ({ map }) => map !== null,
    control: "map",
    late: { loading: () => labText.panel, fetch: fetchMap },
    state: mapState,
    Content: lazy(fetchMap),
    framed: ({ map }) => (map === null ? 1500 : 840),
    columns: 12,
    height: 600,
  },
  {
    id: "stored-runs",
    title: () => labText.storedRuns,
    // Of Fig. 1 for targets with one output, and of Fig. 4 for automata.
    when: ({ task }) => (task.kind === "random-attention" && task.output === "scalar") || task.kind === "automaton",
    control: null,
    late: { loading: () => labText.panel, fetch: fetchStoredRuns },
    state: () => panelStateText.loaded,
    Content: lazy(fetchStoredRuns),
    framed: () => 560,
    columns: 12,
    height: 520,
  },
];
