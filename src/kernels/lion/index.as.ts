export * from "../numerics.as";
export * from "./forms.as";
