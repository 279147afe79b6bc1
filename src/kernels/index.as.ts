export * from "./memory.as";
