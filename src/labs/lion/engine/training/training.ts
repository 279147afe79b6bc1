/** Everything that training takes, fetched as one. */
export { createBaselinesJob } from "./baselines";
export { EncoderJob } from "./job";
export { taskResult } from "./result";
export { fetchSource, needsSource } from "./source";
