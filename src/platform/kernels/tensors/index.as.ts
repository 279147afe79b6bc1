export * from "../index.as";
export * from "./attention.as";
export * from "./entries.as";
export * from "./multiply.as";
export * from "./rows.as";
