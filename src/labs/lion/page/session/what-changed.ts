/** The name of a run: what is different from the run before it. */
import { fieldChanges, keptWords, kindChanges, listChanges, runNames, seedChange } from "../../../../platform/state/run-name";
import { attentionFields } from "../../document/attention-fields";
import { type LionDocument, lionFields } from "../../document/document";
import { learnerFields } from "../../document/encoder-fields";
import { presets } from "../../document/presets";
import { problemFields } from "../../document/problem-fields";

/** Characters of a text, or of a list, that a name has room for. */
const longest = 24;

/** A phrase such as "Tokens L 16 → 32" or "preset Three forms, one answer". */
export const whatChanged = runNames<LionDocument>({
  presets,
  words: keptWords,
  digits: String,
  structured: shortened,
  first: ({ problem }, { kind }) => kind(problem.kind),
  changes: (before, after, words) => [
    ...seedChange(before, after, words),
    ...kindChanges(problemFields, before.problem, after.problem, words),
    ...listChanges("encoders", learnerFields, before.learners, after.learners, words),
    ...fieldChanges({ ...attentionFields, record: lionFields.record }, before, after, words),
  ],
});

function shortened(value: unknown): string {
  const text = Array.isArray(value) ? value.join(" ") : nameOf(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** A picture is named by its file. */
function nameOf(value: unknown): string {
  if (value === null) return "none";
  return value instanceof Object && "name" in value ? String(value.name) : String(value);
}
