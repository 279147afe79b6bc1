/**
 * Purposes of the random streams of this lab. The numbers are part of every shared link: never change one. A new one must differ
 * from those of all labs.
 */
export const purposes = {
  teacher: 1,
  trainInputs: 2,
  trainNoise: 3,
  testInputs: 4,
  initialWeights: 5,
  batchOrder: 6,
  /** Samples added to those of the target itself. */
  probes: 7,
  /** Pairs of a machine and a word. */
  machineInstances: 8,
  turingInstances: 10,
  /** Starting points of the search for the sample on which two functions differ most. */
  searchedSamples: 12,
  /** Starting points of the search for few heads with a given function. */
  headSearch: 13,
  /** Starting points of the search for the best fit of few heads. */
  fewHeadsFit: 14,
  /** The k-th shifted test set has purpose `shiftedInputs + k`. */
  shiftedInputs: 16,
  memoryTrain: 20,
  memoryTest: 21,
  memoryShifted: 22,
  /** The reference sample of a target that linear attention cannot represent, to which the best linear attention is fitted. */
  reference: 23,
  /** Random keys in the table of the memory panel. */
  typedKeys: 24,
  /** Random automata in the automaton panel. */
  typedMachines: 25,
  /** Test samples held out from own data. */
  heldOut: 26,
  /** Prompts of in-context regression, each with its task vector. */
  promptTrain: 27,
  promptTest: 28,
  /** Tokens with independent entries between random signs and normal numbers. */
  mixedEntries: 29,
  /** Random directions of a loss landscape. */
  landscapeDirections: 50,
  /** The k-th training set drawn afresh has purpose `dataSets + k`, and `dataSetNoise + k` for its label noise. */
  dataSets: 1000,
  dataSetNoise: 20_000,
} as const;
