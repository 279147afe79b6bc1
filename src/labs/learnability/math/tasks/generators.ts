/** The sources of all targets, one line each. */
import { associativeMemorySource } from "./associative-memory/source";
import { automatonSource } from "./automaton/source";
import { customSource } from "./custom/source";
import { inContextRegressionSource } from "./in-context-regression/source";
import { randomAttentionSource } from "./random-attention/teacher";
import { addSources } from "./sources";
import { turingMachineSource } from "./turing-machine/source";

export {
  dataSetOf,
  datasetTokens,
  type GenerationContext,
  generate,
  populationOf,
  testSequence,
} from "./sources";

addSources({
  "random-attention": randomAttentionSource,
  "associative-memory": associativeMemorySource,
  automaton: automatonSource,
  "turing-machine": turingMachineSource,
  "in-context-regression": inContextRegressionSource,
  custom: customSource,
});
