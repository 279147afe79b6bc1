/** The Long Range Arena in arXiv 2502.16249, section 4.5 and appendix C: decays are diagonal there. */
import { columnsOf, type PublishedTable } from "./table";

const tasks = ["ListOps", "Text", "Retrieval", "Image", "Pathfinder", "PathX"] as const;

/** Table 5. */
export const longRange: PublishedTable = {
  id: "long-range",
  numbers: [5],
  columns: columnsOf([...tasks, "average"], 2, "high"),
  rows: [
    { id: "LION-LIT", family: "LIT", values: [16.78, 65.21, 54.0, 43.29, 72.78, "fails", 50.41] },
    { id: "LION-D without HIPPO", family: "D", values: [32.5, 64.5, 50.0, 47.4, 73.6, "fails", 53.6] },
    { id: "LION-S without HIPPO", family: "S", values: [36.34, 60.87, 55.0, 42.6, 74.2, "fails", 53.0] },
    { id: "LION-D with HIPPO", family: "D", values: [62.0, 88.78, 90.12, 85.66, 90.25, 97.28, 85.63] },
    { id: "LION-S with HIPPO", family: "S", values: [62.25, 88.1, 90.35, 86.14, 91.3, 97.99, 86.07] },
  ],
  flags: [{ note: "text-length", columns: ["Text"] }],
  mean: { column: "average", of: tasks },
};

/** Table 6: accuracy of LION-S without one of its parts, on average over the tasks. */
export const longRangeParts: PublishedTable = {
  id: "long-range-parts",
  numbers: [6],
  columns: columnsOf(["average"], 2, "high"),
  rows: [
    { id: "LION-S", family: "S", values: [86.07] },
    { id: "sigmoid-keys", family: "S", values: [85.41] },
    { id: "no-selectivity", family: "S", values: [84.64] },
    { id: "scale-before-mask", family: "S", values: [82.49] },
    { id: "unscaled", family: "S", values: [62.27] },
    { id: "scalar-decay", family: "S", values: [57.17] },
    { id: "relu", family: "S", values: [54.42] },
    { id: "softplus-decay", family: "S", values: [50.26] },
  ],
  flags: [{ note: "no-pathx", rows: ["scale-before-mask"], columns: ["average"] }],
};

/** Table 7: other models, on average over the tasks. */
export const longRangeOthers: PublishedTable = {
  id: "long-range-others",
  numbers: [7],
  columns: columnsOf(["average"], 2, "high"),
  rows: [
    { id: "MEGA", family: "softmax", values: [88.21] },
    { id: "S5", family: "state-space", values: [87.46] },
    { id: "LRU", family: "state-space", values: [86.3] },
    { id: "S4", family: "state-space", values: [85.36] },
    { id: "Transformer", family: "softmax", values: [54.39] },
    { id: "Linear Transformer", family: "LIT", values: [50.55] },
  ],
  flags: [],
};
