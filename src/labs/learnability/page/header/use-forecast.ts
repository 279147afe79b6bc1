import { timeLeft } from "../session/forecast";
import { usePlayground, useSession } from "../session/react";
import { sizeOf } from "../session/work";
import { forecastWords } from "./forecast";

/** Remaining time of the run in words; null if it is short or unknown. Computed anew whenever the component renders. */
export function useForecast(): string | null {
  const { series, lab } = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const activity = usePlayground((state) => state.activity);
  const ownData = usePlayground((state) => state.ownData);
  const stepsPerSecond = usePlayground((state) => state.speed);
  if (activity !== "running" && activity !== "paused") return null;
  const size = sizeOf(experiment, ownData);
  const milliseconds = timeLeft({
    experiment,
    size,
    calibration: lab.calibration,
    cores: navigator.hardwareConcurrency ?? 2,
    stepsPerSecond,
    state: (job) => series.job(job),
  });
  const begun = series.totalSteps > 0 || (series.certificate?.progress ?? 0) > 0;
  return milliseconds === null ? null : forecastWords(milliseconds, begun, experiment.learners.length, experiment.stop);
}
