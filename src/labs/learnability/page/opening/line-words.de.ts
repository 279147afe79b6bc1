import type { lineText } from "./line-words";

export default {
  line: "Was kann eine Schicht linearer Attention lernen, und welche Beispiele beweisen es?",
} satisfies typeof lineText;
