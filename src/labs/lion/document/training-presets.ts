/** Tasks that tell encoders apart, at a size that is learned in seconds: what shows, and what does not. */
import type { PresetParts } from "../../../platform/documents/preset";
import { type LionPreset, preset } from "./preset";

type Learner = Readonly<Record<string, unknown>>;

function taught(
  id: string,
  title: string,
  commentary: string,
  problem: Learner,
  learners: readonly Learner[],
  more?: Partial<PresetParts>,
): LionPreset {
  const document = { problem: { kind: "task", ...problem }, learners: learners.map((one) => ({ kind: "encoder", ...one })) };
  return preset("learning", { id, title, commentary, document, ...more });
}

const everyKind = ["S", "D", "LIT", "softmax"].map((variant) => ({ variant }));

export const trainingPresets: readonly LionPreset[] = [
  taught(
    "gate",
    "Small decays at walls",
    "Walls divide a sequence into rooms, with one letter in each room. Every token of a room must predict its letter. LION-S learns small decays at walls, and 3 encoders with different seeds reach an accuracy above 99 %.",
    { task: "walls" },
    [{ variant: "S" }],
  ),
  taught(
    "four-kinds",
    "Four kinds of attention, one task",
    "Encoders without positions learn rooms and walls. LION-D, with one decay per head, reaches about the accuracy of the nearest letter, which is wrong if a wall lies between. Without decay, LION-LIT and softmax depend on the set of letters, not on their places.",
    { task: "walls" },
    everyKind,
  ),
  taught(
    "longer",
    "Trained at 32, accurate at 128",
    "How far is the nearest marker? With decay, the weight of a marker encodes its distance. LION-D and LION-S learn from sequences of 32 tokens and are as accurate on sequences of 128. LION-LIT and softmax without positions depend on the number of markers, not on distances.",
    { task: "nearest-marker" },
    everyKind,
  ),
  taught(
    "start-token",
    "Which comes first?",
    "Two markers stand among fillers, and the answer is read at a start token. With decay, the nearer marker has the larger weight, and LION-D and LION-S learn the order. LION-LIT and softmax without positions ignore order and stay at chance.",
    { task: "which-first" },
    everyKind,
  ),
  taught(
    "one-way",
    "Causal attention",
    "A bidirectional and a causal encoder learn rooms and walls. The letter of a room can follow a token, and the causal encoder does not attend to later tokens. Its accuracy stays far lower.",
    { task: "walls" },
    [{ variant: "S" }, { variant: "S", directions: "forward" }],
  ),
  taught(
    "blind",
    "Reversed sequences",
    "Two markers stand among fillers, and the answer is read from the mean of all tokens. With the paper’s mask, reversing a sequence reverses the outputs and keeps their mean: LION-D and LION-S stay at chance. LION-S with the symmetric mask and LION-D with split heads can learn the order.",
    { task: "which-first", readOut: "mean" },
    [{ variant: "D" }, { variant: "S" }, { variant: "S", convention: "sym" }, { variant: "D", directions: "split" }].map((one) => ({
      ...one,
      steps: 1200,
      seeds: 1,
    })),
    { first: "mirror" },
  ),
  taught(
    "sides",
    "Which side was it?",
    "Encoders fill in hidden states of a Markov chain. With the paper’s mask, a token attends equally to its left and right. After 400 steps, LION-D and LION-S reach about the loss of the baseline that ignores sides: 0.91 nats. LION-D with split heads and LION-S with the symmetric mask reach lower losses. The posterior from all visible states has the lowest loss possible on average: 0.67 nats.",
    { task: "markov-infilling" },
    [{ variant: "D" }, { variant: "S" }, { variant: "D", directions: "split" }, { variant: "S", convention: "sym" }],
  ),
  taught(
    "novel",
    "Filling in a novel",
    "A fifth of the characters of a novel is hidden. LION-LIT learns little beyond the frequencies of the characters. LION-D and LION-S weight nearby characters more. The symmetric mask also distinguishes their sides and makes the fewest errors.",
    { task: "text-infilling" },
    [{ variant: "LIT" }, { variant: "D" }, { variant: "S" }, { variant: "S", convention: "sym" }].map((one) => ({ ...one, seeds: 1 })),
    { first: "sequence" },
  ),
  taught(
    "two-scans",
    "A second scan, by columns",
    "How many of the four neighbours of a cell are marked? In a scan by rows, the cells above and below are far apart. Two scans, one by rows and one by columns, bring them close: LION-D gains more than a quarter of all answers. On small images of digits, a second scan does not help.",
    { task: "grid-neighbours" },
    [
      { variant: "D", scans: 2 },
      { variant: "D", scans: 1 },
    ],
  ),
  taught(
    "price",
    "A limit of linear attention: recall",
    "Half of the tokens give a key and its value, the other half query a key. Softmax can put its weight on a single key; linear attention sums over all similar keys. With e^x as feature map, LION-LIT comes closer: the feature map matters more here than decay.",
    { task: "recall" },
    [{ variant: "softmax" }, { variant: "LIT" }, { variant: "LIT", featureMap: "exp" }, { variant: "D" }].map((one) => ({
      ...one,
      seeds: 1,
    })),
  ),
  taught(
    "not-ahead",
    "No lasting lead over softmax",
    "Softmax with sinusoidal positions also learns distances, only later. After 300 steps it is behind LION-S; after 4 times as many it has caught up. The comparison shows the speed of learning, not its limit. These positions lose accuracy on longer sequences than those of training.",
    { task: "nearest-marker" },
    [{ variant: "S" }, { variant: "softmax", positions: "sin" }, { variant: "softmax", positions: "sin", steps: 1200 }].map((one) => ({
      ...one,
      seeds: 2,
    })),
  ),
  taught(
    "no-positions",
    "No gain from positions",
    "LION-D and LION-S fill in the Markov chain with and without positions. Decay already distinguishes near from far. Positions also distinguish left from right, but at equal steps the loss of LION is higher with positions.",
    { task: "markov-infilling" },
    [{ variant: "D" }, { variant: "D", positions: "sin" }, { variant: "S" }, { variant: "S", positions: "sin" }],
  ),
  taught(
    "lists",
    "Little gain on nested lists",
    "Encoders evaluate lists such as MAX(2, MIN(4, 7), 0), at most two deep. Decay helps, but after 800 steps no encoder of two layers is correct in much more than two of three cases. LION-LIT is not far behind. On the far longer lists of the Long Range Arena, the paper reports 16.78 % for LION-LIT and 36.34 % for LION-S. With HiPPO initialisation, LION-S reaches 62.25 % there.",
    { task: "listops" },
    ["S", "D", "LIT"].map((variant) => ({ variant, seeds: 1 })),
  ),
  taught(
    "digits",
    "No gain from a second scan of digits",
    "Handwritten digits are cut into 16 patches and scanned by rows. At equal steps, a second scan by columns does not raise the accuracy. So few images do not show whether LION-D or LION-S is more accurate. The answer of the most similar training image is more accurate than both.",
    { task: "digits" },
    ["D", "S"].flatMap((variant) => [1, 2].map((scans) => ({ variant, scans, seeds: 1 }))),
    // The second learner scans twice, and its ways are drawn.
    { first: "sequence", views: { sequence: "of.1" } },
  ),
  taught(
    "digit-places",
    "Digits without positions",
    "The same digits are learned with and without positions. Without positions, the mean read-out is the same for the patches in reverse order, and the encoder cannot distinguish these. With learned positions, it misses far fewer digits.",
    { task: "digits" },
    [{ variant: "D", positions: "learned" }, { variant: "D" }],
  ),
  taught(
    "whole-sweeps",
    "No loss from a doubled diagonal",
    "The sum of two causal recurrences counts the diagonal twice. In small encoders, training with the doubled diagonal costs no accuracy. Halving the diagonal makes the forms agree: trained weights give other outputs with the other diagonal.",
    { task: "walls" },
    [{ variant: "S" }, { variant: "S", directions: "double" }],
  ),
];
