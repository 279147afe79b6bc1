import { testPresets } from "../../../platform/shell/presets/preset-testing";
import "./in-language";
import { settings } from "./lesson-api/lesson-api";
import { exchangeView, machinesView } from "./machines/views";
import { panels } from "./panel-list";
import { conditionView, holeView, matrixView, raceView } from "./panels/views";
import { eaglePresets } from "./presets";
import { sketchesView } from "./sketches/views";
import { storedView, trainingView, unrolledView, weightsView } from "./training/views";

testPresets({
  presets: eaglePresets.all,
  panels,
  settings,
  lead: eaglePresets.lead,
  views: {
    race: raceView,
    matrix: matrixView,
    hole: holeView,
    condition: conditionView,
    machines: machinesView,
    exchange: exchangeView,
    sketches: sketchesView,
    training: trainingView,
    weights: weightsView,
    unrolled: unrolledView,
    "stored-runs": storedView,
  },
});
