/** The controls of the forms, in one piece that is loaded after the first curve moves. */
import { countSizesWith } from "../../../experiment/learnability/size-check";
import { memoryProblem } from "../../../experiment/learnability/size-problem";

export { ChoiceControl } from "../../../ui/controls/ChoiceControl";
export { NumberControl } from "../../../ui/controls/NumberControl";
export { StructuredControl } from "./StructuredControl";

// Whoever can change a number is told at once what does not fit in memory.
countSizesWith(memoryProblem);
