/** Presets that train a network, most of them at a small size. */
import { type EaglePreset, preset } from "./preset";

export const trainingPresets: readonly EaglePreset[] = [
  preset("paper", {
    id: "train-it",
    title: "Train the network yourself",
    question: "A network learns to predict block D. Which weights does it find?",
    context:
      "Layers of linear attention train on fresh 9 × 9 matrices with one hidden entry. Their weights are compared with three scalars per layer.",
    commentary:
      "The loss is [the squared error of D](training); it contains no singular values and no iterations. Before 3\u202f000 steps [W_QK and W_VP](weights) are nearly diagonal, and the entry of W_QK for C is close to zero. [Three scalars per layer](constants) then describe the weights, and such a layer is an iteration of EAGLE. W_K is initialised equal to W_Q, so W_QK starts with a positive diagonal; W_VP starts at zero.",
    lead: ["weights", "constants"],
    settings: ["problem.rank", "problem.decay", "solvers[0].layers", "solvers[0].steps"],
    document: { problem: { kind: "training" }, solvers: [{ kind: "transformer", start: "tied" }] },
    paper: {
      setting:
        "Figs. 2, 5, 9 and 11: four layers trained on 20 × 20 matrices of rank 10 with a missing block of 2 × 2. A is 18 × 18; 20\u202f000 steps of 1\u202f024 matrices at rate 0.001.",
      reproduced: "Nearly block-scalar weights, step sizes near those of the paper, and an error far below that of the zero predictor.",
      differs:
        "9 × 9 matrices of rank 5 with a missing block of one entry (A is 8 × 8), 3\u202f000 steps of 256 at rate 0.003. The paper does not give its initialisation. Here W_K starts equal to W_Q, and W_P at zero. With Gaussian factors some seeds leave a layer at zero; of twenty seeds with this initialisation none does. The initialisation makes the diagonal of W_QK positive; training finds W_VP and the vanishing entry of W_QK.",
    },
  }),
  preset("training", {
    id: "other-sign",
    title: "Read-out +D",
    question: "The read-out has the opposite sign. What does the network learn?",
    context: "The network is trained with read-out +D instead of −D. The step sizes of its layers are compared with the paper's.",
    commentary:
      "EAGLE's updates give −D, so they do not minimise [this loss](training). Training finds a different algorithm: [γ of the first layer](constants) stays near zero, and later layers have γ of the opposite sign.",
    lead: ["constants", "weights"],
    settings: ["solvers[0].readOut", "solvers[0].layers", "solvers[0].steps", "problem.rank"],
    document: { problem: { kind: "training" }, solvers: [{ kind: "transformer", start: "tied", readOut: "plus" }] },
  }),
  preset("paper", {
    id: "what-is-sent",
    title: "Learned messages between machines",
    question: "Machines may send anything. What does the trained network send?",
    context: "Two machines hold 4 columns each; both have C and D. Weights between machines are compared with those on one machine.",
    commentary:
      "In each layer a machine may send any output of its head, and [the loss](training) has no communication term. After training, [the blocks of W_VP for the other machine](weights) have hardly any weight outside C and D. A and B stay on their machine, as in distributed EAGLE. W_P starts at zero, so nothing is sent at first.",
    lead: ["weights", "constants"],
    settings: ["problem.machines", "problem.n", "problem.rank", "solvers[0].steps"],
    document: { problem: { kind: "training", regime: "distributed" }, solvers: [{ kind: "transformer", start: "tied" }] },
    paper: {
      setting: "Fig. 2: three machines with 6 columns each, a missing block of 2 × 2, one attention head per machine.",
      reproduced: "Own blocks with three scalars per layer; only C and D are sent, without a communication cost.",
      differs:
        "Two machines with 4 columns each, a missing block of one entry, and the initialisation of “Train the network yourself”. With Gaussian factors some seeds leave a layer at zero, and some first layers also send A and B.",
    },
  }),
  preset("paper", {
    id: "narrow",
    title: "Narrow weights: rank three of eight",
    question: "W_Q and W_K have three columns. What can a layer learn?",
    context: "The blocks A have eight columns. W_QK is compared with a multiple of S Sᵀ, where S has three orthonormal columns.",
    commentary:
      "A layer attends along at most three of the eight directions of A. W_K starts equal to W_Q, so W_QK starts as W_Q W_Qᵀ; training makes its eigenvalues nearly equal. [W_QK](weights) becomes nearly a multiple of S Sᵀ, a sketch as in EAGLE with limited computation. W_VP starts at zero and aligns with these directions only in part.",
    lead: ["weights", "training"],
    settings: ["problem.r", "problem.n", "problem.rank", "solvers[0].steps"],
    document: { problem: { kind: "training", regime: "limited" }, solvers: [{ kind: "transformer", start: "tied" }] },
    paper: {
      setting: "Fig. 4: width 5 for 18 columns. After scaling both blocks agree up to sign, with a relative difference of 0.28.",
      reproduced: "W_QK as a multiple of S Sᵀ with nearly equal eigenvalues. Its symmetry comes from the initialisation.",
      differs:
        "Width 3 for 8 columns. W_VP is not symmetric and has other directions, and the error falls far less than in the other regimes. The figure is reproduced only in part.",
    },
  }),
  preset("training", {
    id: "paper-size",
    title: "At the paper’s size",
    question: "At the paper’s size, which weights does training find?",
    context: "Each step uses 1\u202f024 fresh 20 × 20 matrices of rank 10 with a 2 × 2 hidden block. Training takes 20\u202f000 steps.",
    commentary:
      "[The run](training) takes minutes on a fast computer; the remaining time stands beside the step count. After a reload it continues. [Stored runs](stored-runs) of this kind, also with Gaussian initialisation, show the weights at the end.",
    lead: ["training", "weights"],
    settings: ["problem.rank", "problem.decay", "solvers[0].batch", "solvers[0].steps", "solvers[0].rate"],
    document: {
      problem: { kind: "training", d: 18, n: 18, dPrime: 2, nPrime: 2, rank: 10, decay: 0.7 },
      solvers: [{ kind: "transformer", batch: 1024, steps: 20_000, rate: 0.001 }],
    },
  }),
];
