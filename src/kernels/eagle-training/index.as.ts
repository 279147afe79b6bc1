export * from "../numerics.as";
export {
  blockGradientCount,
  networkBeta1Power,
  networkBeta2Power,
  networkBytes,
  networkSetPowers,
  networkSetScratch,
  networkSetSizes,
  networkSetTraining,
  networkSetWeights,
  passScratchBytes,
} from "./network.as";
export * from "./prompts.as";
export * from "./pass.as";
export * from "./step.as";
