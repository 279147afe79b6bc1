import { withChromium, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";
import { type Soak, soak } from "../page/soak";
import { endless, openWatched } from "../page/watched";

/** Unless the caller says otherwise: half an hour is a soak by itself (SOAK_MINUTES=30), and would be most of all checks. */
const minutes = Number(process.env.SOAK_MINUTES ?? 8);

export const checks: readonly Check[] = [
  {
    id: "soak",
    alone: true,
    title: `a page that trains for ${minutes} minutes, its panels live, holds no more at the end and does not stutter`,
    run: () =>
      withServedPage((address) =>
        withChromium(async (browser) => figures(await soak(await openWatched(browser, address, endless), minutes))),
      ),
  },
];

function figures(held: Soak): Figure[] {
  return [
    { name: "MB per minute that page and workers grow by, after the first sixth", value: held.slope, relation: "<", bound: 1 },
    { name: "MB of page and workers at the end", value: held.megabytes, relation: "<", bound: 600 },
    { name: "MB of objects that the page has gained", value: held.heapGrown, relation: "<", bound: 5 },
    { name: "nodes that the page has gained", value: held.nodesGrown, relation: "<", bound: 1000 },
    { name: "listeners that the page has gained", value: held.listenersGrown, relation: "<", bound: 100 },
    { name: "main-thread tasks over 50 ms, per minute", value: held.longTasks / held.minutes, relation: "<", bound: 0.5 },
    { name: "milliseconds of the longest", value: held.longest, relation: "<", bound: 200 },
  ];
}
