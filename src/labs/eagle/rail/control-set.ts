/** The controls of the forms, in one piece that is loaded after the first curve moves. */
export { ChoiceControl } from "../../../ui/controls/ChoiceControl";
export { NumberControl } from "../../../ui/controls/NumberControl";
