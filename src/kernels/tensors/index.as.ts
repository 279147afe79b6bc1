export * from "../numerics.as";
export * from "./attention.as";
export * from "./entries.as";
export * from "./multiply.as";
export * from "./rows.as";
