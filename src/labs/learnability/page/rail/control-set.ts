/** The controls of the forms, in one piece that is loaded after the first curve moves. */
import { countSizesWith } from "../../document/size-check";
import { memoryProblem } from "../../document/size-problem";

export { ChoiceControl } from "../../../../platform/ui/controls/ChoiceControl";
export { NumberControl } from "../../../../platform/ui/controls/NumberControl";
export { StructuredControl } from "./StructuredControl";

// Settings that do not fit in memory show an error at once.
countSizesWith(memoryProblem);
