/** Settings of a document of this lab by their path, as in "problem.readOut", "learners[0].steps" or "seed". */
import { settingsByPath } from "../../../documents/setting-path";
import { type LionDocument, lionFields } from "../../../experiment/lion/document";
import { learnerFields } from "../../../experiment/lion/encoder-fields";
import { problemFields } from "../../../experiment/lion/problem-fields";

export const settings = settingsByPath<LionDocument>(
  lionFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    learners: ({ learners }, index) => (index !== null && learners[index] ? learnerFields[learners[index].kind] : null),
  },
  '"problem.readOut" and "learners[0].steps"',
);
