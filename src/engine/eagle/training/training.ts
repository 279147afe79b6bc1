/** Everything that training takes, fetched as one. */
export { TrainingJob } from "./job";
export { trainingResult } from "./result";
