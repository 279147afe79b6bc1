/** Settings of a document of this lab by their path, as in "problem.rank", "solvers[0].steps" or "seed". */
import { settingsByPath } from "../../../documents/setting-path";
import { type EagleDocument, eagleFields } from "../../../experiment/eagle/document";
import { problemFields } from "../../../experiment/eagle/problem-fields";
import { solverFields } from "../../../experiment/eagle/solver-fields";

export const settings = settingsByPath<EagleDocument>(
  eagleFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    solvers: ({ solvers }, index) => (index !== null && solvers[index] ? solverFields[solvers[index].kind] : null),
  },
  '"problem.rank" and "solvers[0].steps"',
);
