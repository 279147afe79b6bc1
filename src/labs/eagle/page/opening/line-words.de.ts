import type { lineText } from "./line-words";

export default {
  line: "Welchen Algorithmus lernen Schichten linearer Attention für eine Matrix mit fehlendem Block?",
} satisfies typeof lineText;
