export * from "./factored.as";
