export * from "../../../../platform/kernels/index.as";
export { blockGradientCount, networkBeta1Power, networkBeta2Power, networkBytes, networkSetPowers, networkSetProducts, networkSetScratch, networkSetSizes, networkSetTraining, networkSetWeights, passScratchBytes, productCount } from "./network.as";
export * from "./prompts.as";
export * from "./pass.as";
export * from "./step.as";
