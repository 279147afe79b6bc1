/** Learnability maps: many runs of one learner, drawn when they are asked for. */
import { extraHeads, gapsOfFigure1 } from "./paper";
import { closedForm, gradient, type Preset, preset } from "./preset";

const headCounts = [1, 2, 4, 8, 16].map((heads) => [heads]);
const adam = { kind: "gradient", heads: 4, rate: 0.001, batch: 32, precision: "float64", initialScale: Math.SQRT1_2, steps: 4800 } as const;
const small = { ...gradient, precision: "float64", steps: 2000, batch: 16 } as const;

export const maps: readonly Preset[] = [
  preset("works", {
    id: "heads-against-rate",
    title: "A map: heads against rate",
    commentary:
      "Below the panels, seventy-five short runs wait to be drawn as a map: one to sixteen heads across, the rate upwards, three targets each. Press Draw the map.",
    document: {
      task: { kind: "random-attention", d: 2, n: 8, heads: 2, samples: 256, testSamples: 200, shifts: [] },
      learners: [closedForm, { ...small, heads: 4, rate: 0.01 }],
      map: {
        learner: small,
        x: { fields: ["learner.heads"], points: headCounts },
        y: { fields: ["learner.rate"], points: [[0.001], [0.003], [0.01], [0.03], [0.1]] },
      },
    },
  }),
  preset("paper", {
    id: "paper-figure-1",
    title: "Fig. 1, complete: both panels as a map",
    commentary: "x",
    paper: {
      setting: "x",
      reproduced: "x",
      chosen: gapsOfFigure1,
    },
    document: {
      task: { ...extraHeads, d: 2, samples: 512 },
      learners: [closedForm, adam],
      map: {
        learner: adam,
        x: { fields: ["learner.heads"], points: headCounts },
        y: {
          fields: ["task.d", "task.samples", "learner.steps", "learner.initialScale"],
          points: [
            [2, 512, 4800, Math.SQRT1_2],
            [4, 2048, 3200, 0.5],
          ],
          names: ["(a) d = 2, N = 512", "(b) d = 4, N = 2\u2009048"],
        },
        target: 1e-10,
      },
    },
  }),
];
