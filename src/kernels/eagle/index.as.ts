export * from "../numerics.as";
export * from "./columns.as";
export * from "./distance.as";
export * from "./rows.as";
