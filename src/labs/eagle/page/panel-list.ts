/** The panels of this lab in the order of the page. */
import { lazy } from "react";
import type { PanelDefinition } from "../../../platform/shell/panel-definition";
import type { EagleDocument } from "../document/document";
import type { panelControls } from "../document/locks";
import { panelStateText } from "./panel-state-words";
import {
  conditionState,
  constantsState,
  exchangeState,
  holeState,
  machinesState,
  matrixState,
  raceState,
  trainingState,
  weightsState,
} from "./panel-states";
import { ConditionPanel } from "./panels/ConditionPanel";
import { HolePanel } from "./panels/HolePanel";
import { MatrixPanel } from "./panels/MatrixPanel";
import { RacePanel } from "./panels/RacePanel";
import { eaglePanelText } from "./panels/words";
import { eagleText } from "./words";

/** Its control is one of those that links of this lab's documents know. */
interface OwnPanel extends PanelDefinition<EagleDocument> {
  readonly control: (typeof panelControls)[number] | null;
}

/** Columns on machines, or a solver that would spread them. */
const spreadOut = ({ problem, solvers }: EagleDocument) =>
  problem.kind === "distributed" || solvers.some((spec) => spec.kind === "eagle" && spec.regime === "distributed");

/** Matrices are completed one by one; networks are trained on many. */
const completes = ({ problem }: EagleDocument) => problem.kind !== "training";
const trains = ({ problem }: EagleDocument) => problem.kind === "training";

const fetchTraining = () => import("./training/TrainingPanel").then(({ TrainingPanel }) => ({ default: TrainingPanel }));
const fetchWeights = () => import("./training/WeightsPanel").then(({ WeightsPanel }) => ({ default: WeightsPanel }));
const fetchConstants = () => import("./training/ConstantsPanel").then(({ ConstantsPanel }) => ({ default: ConstantsPanel }));
const fetchUnrolled = () => import("./training/UnrolledPanel").then(({ UnrolledPanel }) => ({ default: UnrolledPanel }));
const fetchStoredRuns = () => import("./training/StoredRunsPanel").then(({ StoredRunsPanel }) => ({ default: StoredRunsPanel }));
const fetchMachines = () => import("./machines/MachinesPanel").then(({ MachinesPanel }) => ({ default: MachinesPanel }));
const fetchExchange = () => import("./machines/ExchangePanel").then(({ ExchangePanel }) => ({ default: ExchangePanel }));
const fetchSketches = () => import("./sketches/SketchesPanel").then(({ SketchesPanel }) => ({ default: SketchesPanel }));

export const panels: readonly OwnPanel[] = [
  { id: "race", title: () => eaglePanelText.race.title, when: completes, control: null, state: raceState, Content: RacePanel, columns: 7 },
  {
    id: "matrix",
    title: () => eaglePanelText.matrix.title,
    when: completes,
    control: null,
    state: matrixState,
    Content: MatrixPanel,
    columns: 5,
  },
  { id: "hole", title: () => eaglePanelText.hole.title, when: completes, control: null, state: holeState, Content: HolePanel, columns: 7 },
  {
    id: "condition",
    title: () => eaglePanelText.condition.title,
    when: completes,
    control: "conditioning",
    state: conditionState,
    Content: ConditionPanel,
    columns: 5,
  },
  {
    id: "weights",
    title: () => eagleText.panels.weights,
    when: trains,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchWeights },
    state: weightsState,
    Content: lazy(fetchWeights),
    columns: 7,
  },
  {
    id: "constants",
    title: () => eagleText.panels.constants,
    when: trains,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchConstants },
    state: constantsState,
    Content: lazy(fetchConstants),
    columns: 5,
  },
  {
    id: "unrolled",
    title: () => eagleText.panels.unrolled,
    when: trains,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchUnrolled },
    state: weightsState,
    Content: lazy(fetchUnrolled),
    columns: 7,
  },
  {
    id: "training",
    title: () => eagleText.panels.training,
    when: trains,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchTraining },
    state: trainingState,
    Content: lazy(fetchTraining),
    columns: 5,
  },
  {
    id: "stored-runs",
    title: () => eagleText.panels.storedRuns,
    when: trains,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchStoredRuns },
    state: () => panelStateText.loaded,
    Content: lazy(fetchStoredRuns),
    columns: 12,
    height: 440,
    framed: () => 500,
  },
  {
    id: "machines",
    title: () => eagleText.panels.machines,
    when: spreadOut,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchMachines },
    state: machinesState,
    Content: lazy(fetchMachines),
    columns: 12,
    height: 520,
    framed: () => 640,
  },
  {
    id: "exchange",
    title: () => eagleText.panels.exchange,
    when: spreadOut,
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchExchange },
    state: exchangeState,
    Content: lazy(fetchExchange),
    columns: 12,
    height: 460,
    framed: () => 520,
  },
  {
    id: "sketches",
    title: () => eagleText.panels.sketches,
    when: ({ solvers }) => solvers.some((spec) => spec.kind === "sketch-sgd" || (spec.kind === "eagle" && spec.regime === "limited")),
    control: null,
    late: { loading: () => eagleText.loading, fetch: fetchSketches },
    state: () => panelStateText.onRequest,
    Content: lazy(fetchSketches),
    columns: 12,
    height: 440,
    framed: () => 500,
  },
];
