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
    "The wall closes the gate",
    "A sequence of rooms, a wall after each. One letter lies in every room, and everything in the room must say which. LION-S learns a decay for each token: it comes to close the gate at walls, and 3 encoders from different weights all answer more than 99 % right.",
    { task: "walls" },
    [{ variant: "S" }],
  ),
  taught(
    "four-kinds",
    "Four kinds of attention, one task",
    "The same rooms and walls, for encoders without positions. LION-D, with one decay per head, comes to predict the nearest letter: right where no wall lies between. Without decay and positions, LION-LIT and softmax depend on which letters there are, not on where they stand.",
    { task: "walls" },
    everyKind,
  ),
  taught(
    "longer",
    "Learned at 32, right at 128",
    "How far is the nearest marker? With decays, how loud it is says it: LION-D and LION-S learn the distances from sequences of 32 tokens, and are as right on sequences of 128, which they never saw. LION-LIT and softmax hear markers, not distances.",
    { task: "nearest-marker" },
    everyKind,
  ),
  taught(
    "start-token",
    "Which comes first?",
    "Two marks among fillers, and a start token where the answer is read. With decays the nearer mark is the louder one, so LION-D and LION-S can tell. LION-LIT and softmax stay at chance: to them a sequence is a bag.",
    { task: "which-first" },
    everyKind,
  ),
  taught(
    "one-way",
    "Looking back alone",
    "Rooms and walls once more, for an encoder that looks both ways and one that looks back alone. A letter may lie ahead, and who only looks back has not met it yet: that encoder stays far behind.",
    { task: "walls" },
    [{ variant: "S" }, { variant: "S", directions: "forward" }],
  ),
  taught(
    "blind",
    "Blind in the mirror",
    "Two marks once more, but no start token: the answer is read from the mean of all tokens. In the paper’s mask a sequence turned round gives the same answers turned round, so whatever LION-D and LION-S learn, they guess. LION-S with the symmetric mask, and encoders of the same size with split heads, can tell first from last.",
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
    "Which side was that?",
    "Hidden states of a Markov chain are filled in. With the paper’s mask a token attends to its left and its right alike. After 400 steps LION-D and LION-S have come about as far as the baseline that ignores sides, the nearest visible neighbours: 0.91 nats. LION-D with split heads and LION-S with the symmetric mask tell sides apart and come below it. The posterior from all visible states, 0.67 nats, is the least possible on average.",
    { task: "markov-infilling" },
    [{ variant: "D" }, { variant: "S" }, { variant: "D", directions: "split" }, { variant: "S", convention: "sym" }],
  ),
  taught(
    "novel",
    "Filling in a novel",
    "A fifth of the characters of a novel is hidden. LION-LIT learns little more than how often each character occurs; LION-D and LION-S hear what stands near; the symmetric convention also knows on which side, and makes the fewest errors. Watch the hidden characters of one piece get better.",
    { task: "text-infilling" },
    [{ variant: "LIT" }, { variant: "D" }, { variant: "S" }, { variant: "S", convention: "sym" }].map((one) => ({ ...one, seeds: 1 })),
    { first: "sequence" },
  ),
  taught(
    "two-scans",
    "A second scan, by columns",
    "How many of a cell's four neighbours are marked? Read row by row, the cells above and below are far away. A second scan by columns, with decays of its own, brings them near: LION-D gains more than a quarter of all answers. Being two-dimensional is not enough, though: on small pictures of digits it does not help.",
    { task: "grid-neighbours" },
    [
      { variant: "D", scans: 2 },
      { variant: "D", scans: 1 },
    ],
  ),
  taught(
    "price",
    "Where linear attention loses",
    "Half of the tokens give a key its value, the other half ask. Softmax looks up one key exactly; linear attention adds up all keys that are a little alike. With e^x as feature map LION-LIT comes nearer: the feature map matters more here than any decay.",
    { task: "recall" },
    [{ variant: "softmax" }, { variant: "LIT" }, { variant: "LIT", featureMap: "exp" }, { variant: "D" }].map((one) => ({
      ...one,
      seeds: 1,
    })),
  ),
  taught(
    "not-ahead",
    "What does not show: being ahead for good",
    "Softmax that is told positions learns distances too, only later: after 300 steps it is behind LION-S, after 4 times as many it has caught up. What shows here is how soon something is learned, not what can be learned; and on longer sequences than those of training such positions do not hold.",
    { task: "nearest-marker" },
    [{ variant: "S" }, { variant: "softmax", positions: "sin" }, { variant: "softmax", positions: "sin", steps: 1200 }].map((one) => ({
      ...one,
      seeds: 2,
    })),
  ),
  taught(
    "no-positions",
    "What does not show: positions as a help",
    "The chain again, filled in by LION-D and LION-S with positions and without. Decays already tell near from far. Positions also tell left from right, which would help here, but in as many steps no encoder learns to use them: with positions LION needs more nats, not fewer.",
    { task: "markov-infilling" },
    [{ variant: "D" }, { variant: "D", positions: "sin" }, { variant: "S" }, { variant: "S", positions: "sin" }],
  ),
  taught(
    "lists",
    "What does not show: nested lists",
    "Lists such as MAX(2, MIN(4, 7), 0), at most two deep, are worked out. Decays are worth something here, yet after 800 steps no encoder of two layers is right much more often than two times in three, and LION-LIT is not far behind. On the far longer lists of the Long Range Arena the paper reports 16.78 % for LION-LIT and 36.34 % for LION-S. With HiPPO initialisation LION-S reaches 62.25 % there.",
    { task: "listops" },
    ["S", "D", "LIT"].map((variant) => ({ variant, seeds: 1 })),
  ),
  taught(
    "digits",
    "What does not show: digits scanned twice",
    "Digits written by hand, cut into 16 patches and read row by row. A second scan by columns brought the marks of a grid near; pictures have columns too, yet in as many steps it does not help to read digits. Nor do so few pictures say whether LION-D or LION-S reads them better. Answering as the most similar picture of training beats both.",
    { task: "digits" },
    ["D", "S"].flatMap((variant) => [1, 2].map((scans) => ({ variant, scans, seeds: 1 }))),
    // The second learner scans twice, and its ways are drawn.
    { first: "sequence", views: { sequence: "of.1" } },
  ),
  taught(
    "digit-places",
    "What does not show: digits without places",
    "The same digits, for an encoder that only knows how far apart patches were read and for one that has learned positions. Read in reverse order the same patches have the same mean, so the first cannot tell a digit from its patches put in reverse; the second can, and misses far fewer digits. Decays do not stand in for places.",
    { task: "digits" },
    [{ variant: "D", positions: "learned" }, { variant: "D" }],
  ),
  taught(
    "whole-sweeps",
    "What does not show: the missing half",
    "Add up two whole sweeps, and every token counts itself twice. In small that costs no answers: an encoder that learns with it does as well as one that learns without. What the half is for are the forms: weights that were learned in one way give other answers in the other.",
    { task: "walls" },
    [{ variant: "S" }, { variant: "S", directions: "double" }],
  ),
];
