import { timeLeft } from "../session/forecast";
import { usePlayground, useSession } from "../session/react";
import { sizeOf } from "../session/work";
import { forecastWords } from "./forecast";

/** How long the run will take, or still takes, in words; null when that is soon over or cannot be told. Read again whenever the component draws. */
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
