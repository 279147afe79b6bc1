import { choice, fieldTable, integer, real } from "../../../../platform/fields/fields";
import { type InputLawName, inputLaws } from "./input-laws";

/** Fields of every target that has a teacher. */
export const probeFields = fieldTable("probes", {
  probes: integer({
    label: "Added samples k",
    help: "random sequences labelled by the teacher, in addition to the N samples of the target",
    min: 0,
    max: 65536,
    default: 0,
    scale: "log",
    rare: true,
  }),
  probeLaw: choice<InputLawName>({
    label: "Distribution of added samples",
    help: "distribution of their entries, with standard deviation 1",
    options: inputLaws,
    default: "gaussian",
    rare: true,
    when: { field: "probes", above: 0 },
  }),
} as const);

/** Fields of targets with real-valued labels. */
export const noiseFields = fieldTable("label-noise", {
  noise: real({
    label: "Label noise σ",
    help: "standard deviation of the Gaussian noise on every training label",
    min: 0,
    max: 100,
    default: 0,
    scale: "log",
    slider: [0.01, 10],
  }),
} as const);
