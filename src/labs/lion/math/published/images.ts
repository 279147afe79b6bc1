/** ImageNet-1K and CIFAR-100 in "LION: Linear Attention for Bidirectional Sequence Modeling" (arXiv 2502.16249), section 4 and appendix C. */
import { columnsOf, type PublishedTable } from "./table";

/** Table 2: training times are relative to ViT and DeiT; ♮ is here "two scans". Parameters in millions. */
export const imagenet: PublishedTable = {
  id: "imagenet",
  numbers: [2],
  columns: [
    ...columnsOf(["parameters-small", "parameters-base"], 0, null),
    ...columnsOf(["top1-small", "top1-base"], 1, "high"),
    ...columnsOf(["time-small", "time-base"], 2, "low"),
  ],
  rows: [
    { id: "ViT", family: "softmax", values: [22, 86, 72.2, 77.9, 1, 1] },
    { id: "DeiT", family: "softmax", values: [22, 86, 79.8, 81.8, 1, 1] },
    { id: "Hydra", family: "state-space", values: [22, 91, 78.6, 81.0, 2.5, 2.51] },
    { id: "Vim", family: "state-space", values: [26, 98, 80.3, 81.9, 14.95, 10.86] },
    { id: "LION-LIT", family: "LIT", values: [22, 86, 72.4, 74.7, 0.74, 0.73] },
    { id: "LION-D", family: "D", values: [null, null, 73.5, 77.8, 1.49, 1.39] },
    { id: "LION-D two scans", family: "D", values: [null, null, 79.9, 80.2, 1.66, 1.48] },
    { id: "LION-S", family: "S", values: [null, null, 74.0, 76.3, 2.03, 1.46] },
    { id: "LION-S two scans", family: "S", values: [null, null, 79.6, 79.9, 2.72, 1.68] },
  ],
  flags: [
    { note: "ten-times", rows: ["Vim", "LION-D two scans"], columns: ["time-small", "time-base"] },
    { note: "beats-vit", rows: ["LION-LIT", "LION-D", "LION-S"], columns: ["top1-base"] },
    { note: "hydra-size", rows: ["Hydra"], columns: ["parameters-base"] },
    { note: "lit-features", rows: ["LION-LIT"] },
    { note: "two-scans", rows: ["LION-D two scans", "LION-S two scans"] },
    { note: "conventions", rows: ["LION-S", "LION-S two scans"] },
  ],
};

/** Tables 12 and 15: the tiny scale. */
export const imagenetTiny: PublishedTable = {
  id: "imagenet-tiny",
  numbers: [12, 15],
  columns: [...columnsOf(["top1"], 2, "high"), ...columnsOf(["time"], 2, "low")],
  rows: [
    { id: "ViT", family: "softmax", values: [70.2, null] },
    { id: "DeiT", family: "softmax", values: [72.2, null] },
    { id: "Vim", family: "state-space", values: [76.1, 9.48] },
    { id: "LION-LIT", family: "LIT", values: [68.9, 0.69] },
    { id: "LION-D", family: "D", values: [72.4, 1.48] },
    { id: "LION-D two scans", family: "D", values: [74.2, 1.73] },
    { id: "LION-S", family: "S", values: [72.4, 2.05] },
    { id: "LION-S two scans", family: "S", values: [73.5, 3.83] },
    { id: "ViT, table 15", family: "softmax", values: [70.23, null] },
    { id: "LION-S, table 15", family: "S", values: [67.95, null] },
    { id: "LION-S distilled, table 15", family: "S", values: [70.44, null] },
  ],
  flags: [
    { note: "two-tiny", rows: ["LION-S", "LION-S, table 15"], columns: ["top1"] },
    { note: "lit-features", rows: ["LION-LIT"] },
    { note: "two-scans", rows: ["LION-D two scans", "LION-S two scans"] },
    { note: "conventions", rows: ["LION-S", "LION-S two scans"] },
  ],
};

/** Table 13, on CIFAR-100. */
export const cifarMasks: PublishedTable = {
  id: "cifar-masks",
  numbers: [13],
  columns: columnsOf(["top1"], 2, "high"),
  rows: [
    { id: "mask-fixed", family: "D", values: [75.66] },
    { id: "mask-vector", family: "S", values: [67.55] },
    { id: "mask-scalar", family: "S", values: [77.56] },
  ],
  flags: [],
};

/** Table 14, on CIFAR-100: positions, non-linearity and mask, and what is left without some of them. */
export const cifarParts: PublishedTable = {
  id: "cifar-parts",
  numbers: [14],
  columns: columnsOf(["top1"], 2, "high"),
  rows: [
    { id: "softmax-positions-nonlinearity", family: "softmax", values: [73.88] },
    { id: "softmax-positions", family: "softmax", values: [77.33] },
    { id: "softmax-nonlinearity", family: "softmax", values: ["fails"] },
    { id: "softmax", family: "softmax", values: [73.15] },
    { id: "positions-nonlinearity", family: "LIT", values: [73.61] },
    { id: "positions", family: "other", values: [68.54] },
    { id: "nonlinearity", family: "other", values: [65.28] },
    { id: "nothing", family: "other", values: ["fails"] },
    { id: "nonlinearity-mask", family: "S", values: [77.56] },
  ],
  flags: [{ note: "lit-features", rows: ["positions-nonlinearity"] }],
};

/** Table 16, on CIFAR-100: in which direction tokens are seen. */
export const cifarDirections: PublishedTable = {
  id: "cifar-directions",
  numbers: [16],
  columns: columnsOf(["top1-one-scan", "top1-two-scans"], 2, "high"),
  rows: [
    { id: "forward", family: "S", values: [71.08, 70.24] },
    { id: "backward", family: "S", values: [69.61, 70.42] },
    { id: "alternating", family: "S", values: [73.93, null] },
    { id: "bidirectional", family: "S", values: [77.56, 80.07] },
  ],
  flags: [
    { note: "no-naive-sum", columns: ["top1-one-scan", "top1-two-scans"] },
    { note: "two-scans", rows: ["bidirectional"], columns: ["top1-two-scans"] },
  ],
};
