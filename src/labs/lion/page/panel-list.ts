/** The panels of this lab in the order of the page. */
import { lazy } from "react";
import type { PanelDefinition } from "../../../platform/shell/panel-definition";
import type { LionDocument } from "../document/document";
import { drawn } from "./drawn";
import { ChunksPanel } from "./forms/ChunksPanel";
import { MatrixPanel } from "./forms/MatrixPanel";
import { SweepsPanel } from "./forms/SweepsPanel";
import { formsText } from "./forms/words";
import { ConventionsPanel } from "./masks/ConventionsPanel";
import { DecaysPanel } from "./masks/DecaysPanel";
import { InversePanel } from "./masks/InversePanel";
import { OneDecayPanel } from "./masks/OneDecayPanel";
import { masksText } from "./masks/words";
import { panelStateText } from "./panel-state-words";
import {
  agreementState,
  chunksState,
  decaysState,
  encodersState,
  inspectionState,
  matrixState,
  oneDecayState,
  scansState,
  sweepsState,
  trainingState,
} from "./panel-states";
import { AgreementPanel } from "./panels/AgreementPanel";
import { lionPanelText } from "./panels/words";
import { ScansPanel } from "./scans/ScansPanel";
import { scansText } from "./scans/words";
import { lionText } from "./words";

/** A decay for each token: there is something to draw, and conventions differ. */
const selective = ({ variant, problem }: LionDocument) => variant === "S" && problem.kind !== "task";
/** Own data have one decay in their file, or none to set. */
const hasOneDecay = ({ variant, problem }: LionDocument) =>
  problem.kind !== "task" && (variant === "D" || (variant === "S" && problem.kind !== "custom"));
const decaying = ({ variant }: LionDocument) => variant !== "LIT";
const trains = ({ problem }: LionDocument) => problem.kind === "task";
const attends = ({ problem }: LionDocument) => problem.kind !== "task";
const pictured = ({ problem }: LionDocument) => problem.kind === "image";

const fetchTraining = () => import("./training/TrainingPanel").then(({ TrainingPanel }) => ({ default: TrainingPanel }));
const fetchTrainedForms = () =>
  import("./trained-forms/TrainedFormsPanel").then(({ TrainedFormsPanel }) => ({ default: TrainedFormsPanel }));
const fetchMirror = () => import("./mirror/MirrorPanel").then(({ MirrorPanel }) => ({ default: MirrorPanel }));
const fetchSequence = () => import("./training/SequencePanel").then(({ SequencePanel }) => ({ default: SequencePanel }));
const fetchResults = () => import("./results/ResultsPanel").then(({ ResultsPanel }) => ({ default: ResultsPanel }));

const fetchCost = () => import("./cost/CostPanel").then(({ CostPanel }) => ({ default: CostPanel }));
const fetchBreaks = () => import("./breaks/BreakPanel").then(({ BreakPanel }) => ({ default: BreakPanel }));

export const panels: readonly PanelDefinition<LionDocument>[] = [
  {
    id: "training",
    title: () => lionText.panels.training,
    when: trains,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchTraining },
    state: trainingState,
    Content: lazy(fetchTraining),
    columns: 12,
    height: 440,
  },
  {
    id: "sequence",
    title: () => lionText.panels.sequence,
    when: trains,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchSequence },
    state: encodersState,
    Content: lazy(fetchSequence),
    columns: 12,
    height: 440,
  },
  {
    id: "mirror",
    title: () => lionText.panels.mirror,
    when: trains,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchMirror },
    state: inspectionState,
    Content: lazy(fetchMirror),
    columns: 12,
    height: 500,
    framed: () => 560,
  },
  {
    id: "trained-forms",
    title: () => lionText.panels["trained-forms"],
    when: trains,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchTrainedForms },
    state: inspectionState,
    Content: lazy(fetchTrainedForms),
    columns: 12,
    height: 400,
  },
  {
    id: "scans",
    title: () => scansText.title,
    when: pictured,
    control: null,
    state: scansState,
    Content: ScansPanel,
    columns: 12,
    height: 420,
  },
  { id: "matrix", title: () => formsText.matrix.title, when: drawn, control: null, state: matrixState, Content: MatrixPanel, columns: 7 },
  {
    id: "agreement",
    title: () => lionPanelText.agreement.title,
    when: attends,
    control: null,
    state: agreementState,
    Content: AgreementPanel,
    columns: 5,
  },
  { id: "sweeps", title: () => formsText.sweeps.title, when: drawn, control: null, state: sweepsState, Content: SweepsPanel, columns: 7 },
  { id: "chunks", title: () => formsText.chunks.title, when: drawn, control: null, state: chunksState, Content: ChunksPanel, columns: 5 },
  {
    id: "decays",
    title: () => masksText.decays.title,
    when: (document) => selective(document) && drawn(document),
    control: null,
    state: decaysState,
    Content: DecaysPanel,
    columns: 7,
    height: 520,
    framed: () => 790,
  },
  {
    id: "one-decay",
    title: () => masksText.one.title,
    when: hasOneDecay,
    control: null,
    state: oneDecayState,
    Content: OneDecayPanel,
    framed: () => 430,
    columns: 5,
    height: 520,
  },
  {
    id: "inverse",
    title: () => masksText.inverse.title,
    when: (document) => decaying(document) && drawn(document),
    control: null,
    state: matrixState,
    Content: InversePanel,
    columns: 7,
    height: 400,
  },
  {
    id: "conventions",
    title: () => masksText.conventions.title,
    when: (document) => selective(document) && drawn(document),
    control: null,
    state: () => panelStateText.conventions,
    Content: ConventionsPanel,
    columns: 5,
    height: 400,
  },
  {
    id: "cost",
    title: () => lionText.panels.cost,
    when: attends,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchCost },
    state: () => panelStateText.onRequest,
    Content: lazy(fetchCost),
    columns: 12,
    height: 480,
    framed: () => 540,
  },
  {
    id: "break",
    title: () => lionText.panels.break,
    when: attends,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchBreaks },
    state: () => panelStateText.uncomputed,
    Content: lazy(fetchBreaks),
    columns: 12,
    height: 460,
    framed: () => 520,
  },
  {
    id: "results",
    title: () => lionText.panels.results,
    control: null,
    late: { loading: () => lionText.loading, fetch: fetchResults },
    state: () => panelStateText.tables,
    Content: lazy(fetchResults),
    columns: 12,
    framed: () => 700,
  },
];
