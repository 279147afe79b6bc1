/** The controls of the forms, in one piece that is loaded after the page is drawn. */
export { ChoiceControl } from "../../../ui/controls/ChoiceControl";
export { NumberControl } from "../../../ui/controls/NumberControl";
export { StructuredControl } from "./StructuredControl";
