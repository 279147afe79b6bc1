/** Nothing is cut off and no words lie over others, measured by boxes: pages, slides, dialogs and helps of all labs, in both languages. */
import type { Browser, Page } from "@playwright/test";
import { withHeadlessShell, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";
import { lookAtDialogs } from "../fits/dialogs";
import { experiments, type LookedAt } from "../fits/experiments";
import { lookAtHelps } from "../fits/helps";
import { allScreens, type Found, fewScreens, languages, lookAtPage } from "../fits/pages";
import { lookAtSlides, stages } from "../fits/slides";

type Look = (page: Page, address: string, experiment: LookedAt) => Promise<readonly Found[]>;

const named = (...ids: readonly string[]) => experiments.filter(({ id }) => ids.includes(id));

/** Each page waits for its own frames half of the time. */
const atOnce = 2;

/** What is found; each finding is printed, as a figure only counts them. */
async function lookedAt(browser: Browser, address: string, chosen: readonly LookedAt[], look: Look): Promise<Figure[]> {
  const waiting = [...chosen];
  const all: Found[] = [];
  const lookAtNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const context = await browser.newContext();
      const found = await look(await context.newPage(), address, next);
      for (const { language, finding } of found) console.log(`  ${next.id} (${language}): ${finding}`);
      all.push(...found);
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lookAtNext));
  return languages.map((language) => ({
    name: `places that cannot be read, ${language}`,
    value: all.filter((found) => found.language === language).length,
    relation: "=",
    bound: 0,
  }));
}

/**
 * Whatever brings something that none before has had (a panel, a target, a learner) is looked at on all screens, what has
 * nothing new on few of them.
 */
function unlessKnown<Screen>(all: readonly Screen[], few: readonly Screen[]): (parts: readonly string[]) => readonly Screen[] {
  const known = new Set<string>();
  return (parts) => {
    const news = parts.filter((part) => !known.has(part));
    for (const part of news) known.add(part);
    return news.length > 0 ? all : few;
  };
}

interface Looking {
  /** All experiments, unless told. */
  readonly chosen?: readonly LookedAt[];
  /** Made anew for each run of the check. */
  readonly looking: () => Look;
}

const check = (id: string, title: string, { chosen = experiments, looking }: Looking): Check => ({
  id,
  title,
  alone: true,
  run: () => withServedPage((address) => withHeadlessShell((browser) => lookedAt(browser, address, chosen, looking()))),
});

export const checks: readonly Check[] = [
  check("fits-page", "every preset is whole on screens from 320 to 1920 pixels", {
    looking: () => {
      const screensFor = unlessKnown(allScreens, fewScreens);
      return (page, address, experiment) => lookAtPage(page, address, experiment, (panels) => screensFor([...panels, ...experiment.kinds]));
    },
  }),
  check("fits-stage", "every slide of every preset is whole on the stages of a hall", {
    looking: () => {
      const stagesFor = unlessKnown(stages, stages.slice(-1));
      return (page, address, experiment) => lookAtSlides(page, address, experiment, stagesFor(experiment.kinds));
    },
  }),
  check("fits-dialogs", "every dialog is whole on telephones and desks, and passes axe", {
    chosen: named("a-memory-of-four-pairs", "race", "picture"),
    looking: () => lookAtDialogs,
  }),
  check("fits-help", "the help of every panel is whole, and beside what it explains", {
    chosen: named("a-memory-of-four-pairs", "parity-from-8-traces", "binary-increment", "eight-machines", "wall", "picture"),
    looking: () => lookAtHelps,
  }),
];
