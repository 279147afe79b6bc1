/** Everything that training takes, fetched as one. */
export { createBaselinesJob } from "./baselines";
export { fetchText, needsText } from "./corpus";
export { EncoderJob } from "./job";
export { taskResult } from "./result";
