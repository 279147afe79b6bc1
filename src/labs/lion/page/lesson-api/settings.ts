/** Settings of a document of this lab by their path, as in "problem.readOut", "learners[0].steps" or "seed". */
import { type Settings, settingsByPath } from "../../../../platform/documents/setting-path";
import { applies, type Fields } from "../../../../platform/fields/fields";
import { type LionDocument, lionFields } from "../../document/document";
import { learnerFields } from "../../document/encoder-fields";
import { problemFields } from "../../document/problem-fields";

/** Those fields that do something beside the others: read-outs are chosen for one task, conventions for one variant. */
function applying(fields: Fields, values: object): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => applies(field, values as Readonly<Record<string, unknown>>)));
}

export const settings: Settings<LionDocument> = settingsByPath<LionDocument>(
  lionFields,
  {
    problem: ({ problem }) => applying(problemFields[problem.kind], problem),
    learners: ({ learners }, index) =>
      index !== null && learners[index] ? applying(learnerFields[learners[index].kind], learners[index]) : null,
  },
  '"problem.readOut" and "learners[0].steps"',
);
