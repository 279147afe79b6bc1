import { testPresets } from "../../../platform/shell/presets/preset-testing";
import { breakView } from "./breaks/views";
import { costView } from "./cost/views";
import "./in-language";
import { settings } from "./lesson-api/lesson-api";
import { mirrorView } from "./mirror/views";
import { panels } from "./panel-list";
import { tokenView } from "./panels/views";
import { lionPresets } from "./presets";
import { resultsView } from "./results/views";
import { trainedFormsView } from "./trained-forms/views";
import { sequenceView, trainingView } from "./training/views";

testPresets({
  presets: lionPresets.all,
  panels,
  settings,
  lead: lionPresets.lead,
  views: {
    matrix: tokenView,
    break: breakView,
    cost: costView,
    mirror: mirrorView,
    results: resultsView,
    training: trainingView,
    sequence: sequenceView,
    "trained-forms": trainedFormsView,
  },
});
