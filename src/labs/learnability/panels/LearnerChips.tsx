import { Swatch } from "../../../charts/Marker";
import type { NamedLearner } from "../learners";

export interface LearnerChipsProps {
  readonly label: string;
  readonly learners: readonly NamedLearner[];
  readonly pressed: (learner: NamedLearner) => boolean;
  readonly onToggle: (learner: NamedLearner) => void;
}

/** The learners as a legend whose entries can be switched on and off. */
export function LearnerChips({ label, learners, pressed, onToggle }: LearnerChipsProps) {
  return (
    <fieldset className="learner-chips" aria-label={label}>
      {learners.map((learner) => (
        <button
          key={learner.index}
          type="button"
          className="learner-chip"
          aria-pressed={pressed(learner)}
          onClick={() => onToggle(learner)}
        >
          <Swatch shape={learner.marker} color={learner.color} stroke={learner.stroke} />
          {learner.name}
        </button>
      ))}
    </fieldset>
  );
}
