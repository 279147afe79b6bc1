/** Nothing is cut off and no words lie over others, measured by boxes: pages, slides, dialogs and helps of all labs, in both languages. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { withHeadlessShell, withServedPage } from "../browsers/served";
import type { Check, Figure } from "../check";
import { lookAtDialogs } from "../fits/dialogs";
import { experiments } from "../fits/experiments";
import { lookAtHelps } from "../fits/helps";
import { lookAtInsides } from "../fits/insides";
import { lessonIds, lookAtLesson } from "../fits/lessons";
import { allScreens, type Found, fewScreens, languages, lookAtPage } from "../fits/pages";
import { lookAtSlides, stages } from "../fits/slides";
import { lookAtThumbs } from "../fits/thumbs";

/** A preset, or a lesson. */
interface Subject {
  readonly id: string;
}

type Look<One extends Subject> = (page: Page, address: string, subject: One) => Promise<readonly Found[]>;

const named = (...ids: readonly string[]) => experiments.filter(({ id }) => ids.includes(id));

/** Each page waits for its own frames half of the time. */
const atOnce = 2;

/** What is found; each finding is printed, as a figure only counts them. */
async function lookedAt<One extends Subject>(
  browser: Browser,
  address: string,
  { chosen, looking, device = {} }: Looking<One>,
): Promise<Figure[]> {
  const look = looking();
  const waiting = [...chosen];
  const all: Found[] = [];
  const lookAtNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const context = await browser.newContext(device);
      const { id } = next;
      const found = await look(await context.newPage(), address, next).catch((cause: unknown) => {
        throw new Error(`while ${id} was looked at`, { cause });
      });
      for (const { language, finding } of found) console.log(`  ${id} (${language}): ${finding}`);
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

interface Looking<One extends Subject> {
  readonly chosen: readonly One[];
  /** Made anew for each run of the check. */
  readonly looking: () => Look<One>;
  /** A desk, unless told. */
  readonly device?: BrowserContextOptions;
}

const check = <One extends Subject>(id: string, title: string, looking: Looking<One>): Check => ({
  id,
  title,
  alone: true,
  run: () => withServedPage((address) => withHeadlessShell((browser) => lookedAt(browser, address, looking))),
});

/** One of each target, each kind of problem and each kind of sequence. */
const ofEachKind = named(
  "race",
  "a-memory-of-four-pairs",
  "parity-from-8-traces",
  "binary-increment",
  "identifiability-frontier",
  "eight-machines",
  "train-it",
  "wall",
  "picture",
  "four-kinds",
);

export const checks: readonly Check[] = [
  check("fits-page", "every preset is whole on screens from 320 to 1920 pixels", {
    chosen: experiments,
    looking: () => {
      const screensFor = unlessKnown(allScreens, fewScreens);
      return (page, address, experiment) => lookAtPage(page, address, experiment, (panels) => screensFor([...panels, ...experiment.kinds]));
    },
  }),
  check("fits-stage", "every slide of every preset is whole on the stages of a hall", {
    chosen: experiments,
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
  check("fits-insides", "views, tables, menus and meanings of panels are whole, and what entries refuse", {
    chosen: ofEachKind,
    looking: () => lookAtInsides,
  }),
  check("fits-lessons", "every lesson is whole beside its panels", {
    chosen: lessonIds.map((id) => ({ id })),
    looking:
      () =>
      (page, address, { id }) =>
        lookAtLesson(page, address, id),
  }),
  check("fits-thumbs", "whatever can be pressed on a telephone is as large as a thumb", {
    chosen: ofEachKind,
    looking: () => lookAtThumbs,
    device: { hasTouch: true, isMobile: true },
  }),
];
