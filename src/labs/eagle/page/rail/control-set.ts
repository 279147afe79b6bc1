/** The controls of the forms, in one piece that is loaded after the first curve moves. */
export { ChoiceControl } from "../../../../platform/ui/controls/ChoiceControl";
export { NumberControl } from "../../../../platform/ui/controls/NumberControl";
