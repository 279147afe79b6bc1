/** Everything that training takes, fetched as one. */
export { TrainingJob } from "./job";
export { trainingResult, trainingResultOnThreads } from "./result";
export { sharedBatches } from "./shared-batches";
