/** German for sentences around numbers, by their form. */
export { problemInGerman as phrase } from "./problem-forms";
