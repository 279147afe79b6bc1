import { usePlayground, useSession } from "../../state/react";
import { ChevronIcon } from "../../ui/icons";
import { headerText } from "./words";

const speeds: readonly (number | null)[] = [10, 100, 1000, 10_000, null];
const fastest = "max";

/** How many gradient steps a second each learner takes at most: slow enough to watch, or as fast as it goes. */
export function SpeedChoice({ disabled }: { readonly disabled: boolean }) {
  const session = useSession();
  const speed = usePlayground((state) => state.speed);
  const choose = (value: string) => session.setSpeed(value === fastest ? null : Number(value));
  return (
    <div className="select speed">
      <select
        disabled={disabled}
        aria-label={headerText.speed}
        title={headerText.speed}
        value={speed ?? fastest}
        onChange={(event) => choose(event.target.value)}
      >
        {speeds.map((choice) => (
          <option key={choice ?? fastest} value={choice ?? fastest}>
            {headerText.speedOf(choice)}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </div>
  );
}
