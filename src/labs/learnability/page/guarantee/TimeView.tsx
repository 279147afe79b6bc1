import { formatCount, formatDuration } from "../../../../platform/charts/format";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { problemSaid } from "../../../../platform/ui/problem-said";
import type { FitSize, FitTime, ToFitTimes } from "../../engine/sample-complexity/fit-times";
import { type PowerPoint, slopeOf } from "./needed-data";
import { PowerPicture } from "./PowerPicture";
import { guaranteeText } from "./words";

export const timesAgainst = ["time-samples", "time-dimension", "time-tokens"] as const;
export type TimeAgainst = (typeof timesAgainst)[number];

export function isTime(against: string): against is TimeAgainst {
  return (timesAgainst as readonly string[]).includes(against);
}

/** One size varies, the others stay. */
const usual: FitSize = { samples: 1000, d: 4, n: 8 };
const varied = {
  "time-samples": { size: "samples", values: [500, 1000, 2000, 4000, 8000], power: 1, name: "N" },
  "time-dimension": { size: "d", values: [3, 4, 6, 8, 10], power: 4, name: "d⁴" },
  "time-tokens": { size: "n", values: [8, 16, 32, 64, 128], power: 1, name: "n" },
} as const satisfies Readonly<Record<TimeAgainst, { size: keyof FitSize; values: readonly number[]; power: number; name: string }>>;

/** The time of Algorithm 1 on this device, with the powers of the theorem. */
export function TimeView({ against }: { readonly against: TimeAgainst }) {
  const words = guaranteeText;
  const { size, values, power, name } = varied[against];
  const sizes = values.map((value): FitSize => ({ ...usual, [size]: value }));
  const controls = useSweep<FitTime>(
    "guarantee-times",
    against,
    () => new Sweep<ToFitTimes, FitTime>({ sizes }, () => openWorker("learnability", "fit-times")),
    0,
  );
  const { sweep } = controls;
  useSweepChanges(sweep, readingPace);
  const points = (sweep?.runs ?? []).map((run): PowerPoint => ({ at: run[size], value: run.milliseconds }));
  // The theorem's power is drawn through the first measurement.
  const [first] = points;
  return (
    <>
      {sweep?.status !== "done" && <SweepBar {...controls} what={words.measureTimes} />}
      {sweep?.failure ? (
        <PanelEmpty>{problemSaid(sweep.failure)}</PanelEmpty>
      ) : first === undefined ? (
        <PanelEmpty>{words.measuring}</PanelEmpty>
      ) : (
        <PowerPicture
          quantity={{ ...words.timeQuantity, format: formatDuration }}
          points={points}
          chosen={Number.NaN}
          sentence={words.timeSentence(name, slopeOf(points), points.length, values.length)}
          references={[{ name, value: (at) => (first.value ?? 0) * (at / first.at) ** power }]}
          across={words.acrossOf[against]}
          span={[values[0], values[values.length - 1]]}
          tick={formatCount}
        />
      )}
    </>
  );
}
