/** A network that finds the algorithm by itself, at a size that is soon trained. */
import { type EaglePreset, preset } from "./preset";

export const trainingPresets: readonly EaglePreset[] = [
  preset("paper", {
    id: "train-it",
    title: "Train the network yourself",
    commentary:
      "Layers of linear attention see 256 fresh matrices of 9 × 9 in every step, each with one corner hidden. The loss compares that corner with the network’s answer; nothing is given of singular values or iterations. W_K begins as W_Q, so that W_QK begins with a positive diagonal; W_P, and with it W_VP, begins at zero. Before 3 000 steps are done both are nearly diagonal, and the entry of W_QK for C has shrunk towards zero. Three numbers a layer are then nearly all there is, and with these a layer is an iteration of EAGLE.",
    document: { problem: { kind: "training" }, solvers: [{ kind: "transformer", start: "tied" }] },
    first: "weights",
    paper: {
      setting:
        "Figs. 2, 5, 9 and 11: four layers trained on 20 × 20 matrices of rank 10 with a hole of 2 × 2 (A is 18 × 18), 20\u202f000 steps of 1\u202f024 matrices at rate 0.001.",
      reproduced:
        "Weights that are nearly block scalars, with steps near those of the paper, and an error far below that of answering zero.",
      differs:
        "9 × 9 matrices of rank 5 with a hole of one entry (A is 8 × 8), 3\u202f000 steps of 256 at rate 0.003. The paper does not say how weights begin. Here W_K begins as W_Q and W_P at zero: with Gaussian factors some seeds leave a layer at zero, of twenty seeds with these none does. That the diagonal of W_QK is positive is thereby put in; W_VP, and what W_QK loses, are found.",
    },
  }),
  preset("training", {
    id: "other-sign",
    title: "Read with the other sign",
    commentary:
      "The same network with one choice turned: the corner is read as +D and not as −D. In the rules of EAGLE what leaves C arrives in D with the opposite sign, so that they give no answer any more, and training comes to something else: the first layer hardly begins to fill the hole, its γ stays near zero, and later layers do it with the other sign.",
    document: { problem: { kind: "training" }, solvers: [{ kind: "transformer", start: "tied", readOut: "plus" }] },
    first: "constants",
  }),
  preset("paper", {
    id: "what-is-sent",
    title: "Nobody said what to send",
    commentary:
      "Two machines hold 4 columns each, and both have C and D. In every layer a machine may send the other whatever it computes, and no message costs anything. Look at the lower weights: of the blocks for the other machine hardly anything is left but the corner for C and D. A and B stay where they are, as in EAGLE on several machines. W_P begins at zero, so that nothing is sent at first.",
    document: { problem: { kind: "training", regime: "distributed" }, solvers: [{ kind: "transformer", start: "tied" }] },
    first: "weights",
    paper: {
      setting: "Fig. 2: three machines with 6 columns each, a hole of 2 × 2, one attention head for each machine.",
      reproduced: "Own blocks by three numbers a layer, and to another machine C and D alone, without any price on messages.",
      differs:
        "Two machines with 4 columns each and a hole of one entry, with the first weights of the preset “Train the network yourself”. With Gaussian factors some seeds leave a layer at zero, and some first layers send A and B, too.",
    },
  }),
  preset("paper", {
    id: "narrow",
    title: "Three directions of eight",
    commentary:
      "W_Q and W_K have three columns here, so that a layer can attend along three of the eight directions of A at most. W_K begins as W_Q, so that the upper matrices begin as W_Q W_Qᵀ. Training makes their eigenvalues nearly equal: they come out as multiples of S Sᵀ, a sketch, as EAGLE with limited computation draws one. The lower ones begin at zero, and go along the same directions only in part.",
    document: { problem: { kind: "training", regime: "limited" }, solvers: [{ kind: "transformer", start: "tied" }] },
    first: "weights",
    paper: {
      setting: "Fig. 4: width 5 for 18 columns; both blocks equal up to sign after scaling, with a relative difference of 0.28.",
      reproduced:
        "The upper matrices as multiples of S Sᵀ with nearly equal eigenvalues; that they are symmetric is put in by the first weights.",
      differs:
        "Width 3 for 8 columns. The lower matrices are not symmetric and go along other directions, and the error falls far less than in the other regimes: this part is reproduced in part alone.",
    },
  }),
  preset("training", {
    id: "paper-size",
    title: "At the paper’s size",
    commentary:
      "The paper’s own run: 1\u202f024 fresh matrices of 20 × 20 in every step, of rank 10 and with a hole of 2 × 2, for 20\u202f000 steps. That takes minutes on a fast computer; beside the count of steps stands how much longer, and after a reload it goes on where it was. Such runs, trained beforehand, stand in the last panel; their weights begin Gaussian, as they do here.",
    document: {
      problem: { kind: "training", d: 18, n: 18, dPrime: 2, nPrime: 2, rank: 10, decay: 0.7 },
      solvers: [{ kind: "transformer", batch: 1024, steps: 20_000, rate: 0.001 }],
    },
    first: "training",
  }),
];
