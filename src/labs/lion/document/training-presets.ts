/** Tasks that tell encoders apart, at a size that is learned in seconds: what shows, and what does not. */
import { type LionPreset, type LionPresetParts, preset } from "./preset";

type Learner = Readonly<Record<string, unknown>>;

interface TaughtParts extends LionPresetParts {
  /** Settings of the task. */
  readonly problem: Learner;
  readonly learners: readonly Learner[];
}

function taught({ problem, learners, ...parts }: TaughtParts): LionPreset {
  const document = { problem: { kind: "task", ...problem }, learners: learners.map((one) => ({ kind: "encoder", ...one })) };
  return preset("learning", { ...parts, document });
}

const everyKind = ["S", "D", "LIT", "softmax"].map((variant) => ({ variant }));

export const trainingPresets: readonly LionPreset[] = [
  taught({
    id: "gate",
    title: "Small decays at walls",
    question: "Walls divide a sequence into rooms. How does LION-S separate them?",
    context: "Each token must predict the letter of its room. LION-S is trained with 3 seeds; decays are drawn for the first.",
    commentary:
      "LION-S learns [small decays at walls](sequence): mask entries across a wall are small, so a token attends mainly to its own room. All 3 encoders with different seeds reach [an accuracy above 99 %](training).",
    lead: ["sequence", "training"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[0].steps"],
    problem: { task: "walls" },
    learners: [{ variant: "S" }],
  }),
  taught({
    id: "four-kinds",
    title: "Four kinds of attention, one task",
    question: "Which kinds of attention separate the rooms of a sequence?",
    context: "Each token must predict the letter of its room. Four kinds of encoders without positions are compared.",
    commentary:
      "With one decay per token, LION-S learns [small decays at walls](sequence). LION-D, with one decay per head, reaches about [the accuracy of the nearest letter](training), which is wrong if a wall lies between. Without decay, LION-LIT and softmax depend on the set of letters, not on their places.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths"],
    problem: { task: "walls" },
    learners: everyKind,
  }),
  taught({
    id: "longer",
    title: "Trained at 32, accurate at 128",
    question: "Trained on 32 tokens. Which encoders are accurate on 128?",
    context: "Each token must predict the distance to the nearest marker. Four kinds of encoders without positions are compared.",
    commentary:
      "With decay, [the weight of a marker](sequence:show.weights) encodes its distance. LION-D and LION-S learn from sequences of 32 tokens and are [as accurate on 128](training). LION-LIT and softmax without positions depend on the number of markers, not on distances.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths"],
    problem: { task: "nearest-marker" },
    learners: everyKind,
  }),
  taught({
    id: "start-token",
    title: "Which comes first?",
    question: "Two markers, no positions. Which encoders learn their order?",
    context: "Two markers stand among fillers, and the answer is read at a start token. Four kinds of encoders are compared.",
    commentary:
      "With decay, [the nearer marker](sequence:show.weights) has the larger weight at the start token, and LION-D and LION-S [learn the order](training). LION-LIT and softmax without positions ignore order and stay at chance.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.readOut", "problem.length"],
    problem: { task: "which-first" },
    learners: everyKind,
  }),
  taught({
    id: "one-way",
    title: "Causal attention",
    question: "What does an encoder lose without later tokens?",
    context: "Each token must predict the letter of its room. A bidirectional and a causal LION-S are compared.",
    commentary:
      "The letter of a room can follow a token, and the causal encoder does not attend to [later tokens](sequence:of.1_show.weights). Its [accuracy](training) stays far lower.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[1].directions"],
    problem: { task: "walls" },
    learners: [{ variant: "S" }, { variant: "S", directions: "forward" }],
  }),
  taught({
    id: "blind",
    title: "Reversed sequences",
    question: "Can a mean read-out distinguish a sequence from its reverse?",
    context: "The order of two markers is read from the mean of all tokens. Four encoders are compared on reversed sequences.",
    commentary:
      "With the paper’s mask, reversing a sequence [reverses the outputs](mirror) and keeps their mean: LION-D and LION-S [stay at chance](training). LION-S with [the symmetric mask](mirror:learner.2) and LION-D with [split heads](mirror:learner.3) can learn the order.",
    lead: ["mirror", "training"],
    settings: ["problem.task", "problem.readOut", "problem.length"],
    problem: { task: "which-first", readOut: "mean" },
    learners: [{ variant: "D" }, { variant: "S" }, { variant: "S", convention: "sym" }, { variant: "D", directions: "split" }].map(
      (one) => ({
        ...one,
        steps: 1200,
        seeds: 1,
      }),
    ),
  }),
  taught({
    id: "sides",
    title: "Which side was it?",
    question: "Which encoders use the side of a neighbour?",
    context: "Encoders fill in hidden states of a Markov chain. Their losses are compared with a baseline that ignores sides.",
    commentary:
      "With the paper’s mask, a token attends [equally to its left and right](mirror). After 400 steps, LION-D and LION-S reach about [the loss of the baseline that ignores sides](training): 0.91 nats. LION-D with split heads and LION-S with the symmetric mask reach lower losses. The posterior from all visible states has the lowest loss possible on average: 0.67 nats.",
    lead: ["training", "mirror"],
    settings: ["problem.task", "problem.length", "problem.testLengths"],
    problem: { task: "markov-infilling" },
    learners: [{ variant: "D" }, { variant: "S" }, { variant: "D", directions: "split" }, { variant: "S", convention: "sym" }],
  }),
  taught({
    id: "novel",
    title: "Filling in a novel",
    question: "A fifth of the characters is hidden. Which encoder errs least?",
    context: "Four encoders fill in the hidden characters of a novel. Answers and decays are drawn character by character.",
    commentary:
      "LION-LIT learns little beyond the frequencies of the characters. LION-D and LION-S weight [nearby characters](sequence:of.1) more. The symmetric mask also distinguishes their sides and makes [the fewest errors](training:show.accuracy).",
    lead: ["sequence", "training"],
    settings: ["problem.task", "problem.text", "problem.length"],
    problem: { task: "text-infilling" },
    learners: [{ variant: "LIT" }, { variant: "D" }, { variant: "S" }, { variant: "S", convention: "sym" }].map((one) => ({
      ...one,
      seeds: 1,
    })),
  }),
  taught({
    id: "two-scans",
    title: "A second scan, by columns",
    question: "Does a scan by columns help to count marked neighbours?",
    context: "Each cell of an 8 × 8 grid must predict how many of its four neighbours are marked. LION-D scans once or twice.",
    commentary:
      "In [a scan by rows](sequence:of.1), the cells above and below are far apart. [Two scans](sequence), one by rows and one by columns, bring them close: LION-D gains [more than a quarter of all answers](training). On small images of digits, a second scan does not help.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "learners[0].scans", "learners[0].steps"],
    problem: { task: "grid-neighbours" },
    learners: [
      { variant: "D", scans: 2 },
      { variant: "D", scans: 1 },
    ],
  }),
  taught({
    id: "price",
    title: "A limit of linear attention: recall",
    question: "Can linear attention retrieve the value of one key?",
    context: "Half of the tokens give a key and its value, the other half query a key. Four encoders are compared.",
    commentary:
      "Softmax can put its weight [on a single key](sequence); linear attention [sums over all similar keys](sequence:of.1_show.weights). With e^x as feature map, LION-LIT [comes closer](training): the feature map matters more here than decay.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[1].featureMap"],
    views: { sequence: "show.weights" },
    problem: { task: "recall" },
    learners: [{ variant: "softmax" }, { variant: "LIT" }, { variant: "LIT", featureMap: "exp" }, { variant: "D" }].map((one) => ({
      ...one,
      seeds: 1,
    })),
  }),
  taught({
    id: "not-ahead",
    title: "No lasting lead over softmax",
    question: "Does LION-S stay ahead of softmax with positions?",
    context: "Each token must predict the distance to the nearest marker. LION-S is compared with softmax, also trained 4 times as long.",
    commentary:
      "Softmax with sinusoidal positions also learns distances, only later: after 300 steps it is [behind LION-S](training). After 4 times as many it has caught up. The comparison shows the speed of learning, not its limit. These positions lose accuracy on longer sequences than those of training.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[1].positions"],
    problem: { task: "nearest-marker" },
    learners: [{ variant: "S" }, { variant: "softmax", positions: "sin" }, { variant: "softmax", positions: "sin", steps: 1200 }].map(
      (one) => ({
        ...one,
        seeds: 2,
      }),
    ),
  }),
  taught({
    id: "no-positions",
    title: "No gain from positions",
    question: "Does LION need positions in addition to decay?",
    context: "LION-D and LION-S fill in hidden states of a Markov chain. Each is trained with and without positions.",
    commentary:
      "Decay already distinguishes [near from far](sequence:show.half-lives). Positions also distinguish [left from right](mirror:learner.1), but at equal steps [the loss](training) of LION is higher with positions.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[1].positions"],
    problem: { task: "markov-infilling" },
    learners: [{ variant: "D" }, { variant: "D", positions: "sin" }, { variant: "S" }, { variant: "S", positions: "sin" }],
  }),
  taught({
    id: "lists",
    title: "Little gain on nested lists",
    question: "Can small encoders evaluate nested lists?",
    context: "Lists such as MAX(2, MIN(4, 7), 0) are at most two deep. Three linear encoders of two layers are compared.",
    commentary:
      "Decay helps, but after 800 steps no encoder is correct in much more than [two of three cases](training). LION-LIT is not far behind. On the far longer lists of the Long Range Arena, [the paper](results:table.long-range) reports 16.78 % for LION-LIT and 36.34 % for LION-S. With HiPPO initialisation, LION-S reaches 62.25 % there.",
    lead: ["training", "sequence"],
    settings: ["problem.task", "problem.length", "problem.testLengths"],
    problem: { task: "listops" },
    learners: ["S", "D", "LIT"].map((variant) => ({ variant, seeds: 1 })),
  }),
  taught({
    id: "digits",
    title: "No gain from a second scan of digits",
    question: "Does a second scan help to recognise digits?",
    context: "Handwritten digits are cut into 16 patches. LION-D and LION-S scan them by rows, or also by columns.",
    commentary:
      "At equal steps, [a second scan by columns](sequence) does not raise [the accuracy](training). So few images do not show whether LION-D or LION-S is more accurate. The answer of the most similar training image is more accurate than both.",
    lead: ["sequence", "training"],
    settings: ["problem.task", "learners[0].scans", "learners[0].steps"],
    // The second learner scans twice, and its scans are drawn.
    views: { sequence: "of.1" },
    problem: { task: "digits" },
    learners: ["D", "S"].flatMap((variant) => [1, 2].map((scans) => ({ variant, scans, seeds: 1 }))),
  }),
  taught({
    id: "digit-places",
    title: "Digits without positions",
    question: "Can an encoder recognise digits without positions?",
    context: "LION-D learns handwritten digits with learned positions and without any. The answer is read from the mean of all patches.",
    commentary:
      "Without positions, the mean read-out is [the same for the patches in reverse order](mirror), and the encoder cannot distinguish these. With learned positions, it misses [far fewer digits](training).",
    lead: ["training", "mirror"],
    settings: ["problem.task", "learners[0].positions", "learners[0].steps"],
    // Of the encoder without positions.
    views: { mirror: "learner.1" },
    problem: { task: "digits" },
    learners: [{ variant: "D", positions: "learned" }, { variant: "D" }],
  }),
  taught({
    id: "whole-sweeps",
    title: "No loss from a doubled diagonal",
    question: "The diagonal is counted twice. Does an encoder lose accuracy?",
    context: "Each token must predict the letter of its room. LION-S is trained with a halved diagonal and with a doubled one.",
    commentary:
      "The sum of two causal recurrences counts the diagonal twice. In small encoders, training with the doubled diagonal costs [no accuracy](training). Halving the diagonal makes [the forms](trained-forms) agree: trained weights give other outputs with the other diagonal.",
    lead: ["training", "trained-forms"],
    settings: ["problem.task", "problem.length", "problem.testLengths", "learners[1].directions"],
    problem: { task: "walls" },
    learners: [{ variant: "S" }, { variant: "S", directions: "double" }],
  }),
];
