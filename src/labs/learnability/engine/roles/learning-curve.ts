import type { Role } from "../../../../platform/engine/role";
import { finish } from "../../../../platform/numerics/progress";
import type { FromCurve, ToCurve } from "../learning-curve/client";
import { learningCurve } from "../learning-curve/learning-curve";

/** Solves for every number of examples; the work is short, so that messages can wait. */
export const role: Role<ToCurve, FromCurve> =
  (post) =>
  ({ experiment }) => {
    const curve = learningCurve(
      experiment,
      (questions) => post({ type: "questions", questions }),
      (point) => post({ type: "point", point }),
    );
    finish(curve);
    post({ type: "done" });
  };
