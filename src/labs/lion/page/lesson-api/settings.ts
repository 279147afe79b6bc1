/** Settings of a document of this lab by their path, as in "problem.readOut", "learners[0].steps" or "seed". */
import { settingsByPath } from "../../../../platform/documents/setting-path";
import { type LionDocument, lionFields } from "../../document/document";
import { learnerFields } from "../../document/encoder-fields";
import { problemFields } from "../../document/problem-fields";

export const settings = settingsByPath<LionDocument>(
  lionFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    learners: ({ learners }, index) => (index !== null && learners[index] ? learnerFields[learners[index].kind] : null),
  },
  '"problem.readOut" and "learners[0].steps"',
);
