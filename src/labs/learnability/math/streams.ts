/**
 * What the random streams of this lab are for. The numbers are part of every shared link: never change one, only add, and none
 * that another lab has.
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
  /** Which machine runs on which word. */
  machineInstances: 8,
  turingInstances: 10,
  /** First guesses at the sample on which two functions differ most. */
  searchedSamples: 12,
  /** First guesses at few heads with a given function. */
  headSearch: 13,
  /** First guesses at the best fit of few heads. */
  fewHeadsFit: 14,
  /** The k-th shifted test set has purpose `shiftedInputs + k`. */
  shiftedInputs: 16,
  memoryTrain: 20,
  memoryTest: 21,
  memoryShifted: 22,
  /** The reference sample of a target that linear attention cannot represent, to which the best linear attention is fitted. */
  reference: 23,
  /** Keys that a person asks for in a memory to look at. */
  typedKeys: 24,
  /** Automata that a person asks for. */
  typedMachines: 25,
  /** Which samples of own data are held out for testing. */
  heldOut: 26,
  /** Random directions of a loss landscape. */
  landscapeDirections: 50,
  /** The k-th training set drawn afresh has purpose `dataSets + k`, and `dataSetNoise + k` for its label noise. */
  dataSets: 1000,
  dataSetNoise: 20_000,
} as const;
