/** The controls of the forms, in one piece that is loaded after the page is drawn. */
export { ChoiceControl } from "../../../../platform/ui/controls/ChoiceControl";
export { NumberControl } from "../../../../platform/ui/controls/NumberControl";
export { StructuredControl } from "./StructuredControl";
