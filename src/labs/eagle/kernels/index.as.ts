export * from "../../../platform/kernels/index.as";
export * from "./columns.as";
export * from "./distance.as";
export * from "./rows.as";
