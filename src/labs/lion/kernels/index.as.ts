export * from "../../../platform/kernels/index.as";
export * from "./forms.as";
