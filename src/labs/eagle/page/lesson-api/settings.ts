/** Settings of a document of this lab by their path, as in "problem.rank", "solvers[0].steps" or "seed". */
import { settingsByPath } from "../../../../platform/documents/setting-path";
import { type EagleDocument, eagleFields } from "../../document/document";
import { problemFields } from "../../document/problem-fields";
import { solverFields } from "../../document/solver-fields";

export const settings = settingsByPath<EagleDocument>(
  eagleFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    solvers: ({ solvers }, index) => (index !== null && solvers[index] ? solverFields[solvers[index].kind] : null),
  },
  '"problem.rank" and "solvers[0].steps"',
);
