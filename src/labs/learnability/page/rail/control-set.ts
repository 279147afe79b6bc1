/** The controls of the forms, in one piece that is loaded after the first curve moves. */
import { countSizesWith } from "../../document/size-check";
import { memoryProblem } from "../../document/size-problem";

export { ChoiceControl } from "../../../../platform/ui/controls/ChoiceControl";
export { NumberControl } from "../../../../platform/ui/controls/NumberControl";
export { StructuredControl } from "./StructuredControl";

// Whoever can change a number is told at once what does not fit in memory.
countSizesWith(memoryProblem);
