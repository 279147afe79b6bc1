/**
 * Writes src/labs/learnability/page/fixtures/addresses.json: parts of addresses before the "#", and the views that the page
 * reads from them. Made once, with the program of that time. Entries are never changed; forms that a later version reads are
 * added.
 *
 *   npx tsx scripts/shipped/addresses.ts
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { presets } from "../../src/labs/learnability/document/presets";
import { choicesOf, wordsOf } from "../../src/labs/learnability/page/landscape/choices-in-link";
import { readPageView, wholePage, writePageView } from "../../src/platform/state/page-view";

type PanelList = typeof import("../../src/labs/learnability/page/panel-list");
type PanelsOf = typeof import("../../src/platform/shell/panels/panels-of");

const file = fileURLToPath(new URL("../../src/labs/learnability/page/fixtures/addresses.json", import.meta.url));

/** The panels of the page import style sheets, which only Vite can load. */
const server = await createServer({ logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false } });
const { panels: all } = (await server.ssrLoadModule("/src/labs/learnability/page/panel-list.ts")) as PanelList;
const { panelsOf, placeOf } = (await server.ssrLoadModule("/src/platform/shell/panels/panels-of.ts")) as PanelsOf;
await server.close();
const panelIds = all.flatMap(({ id, elements }) => elements ?? [id]);

const lessons = ["automata", "cubic-trick", "identifiability", "memories", "more-heads", "one-sample", "one-shot", "turing-machine"];

/** Forms that the page itself writes. */
const usual = [
  "",
  "?lang=en",
  "?lang=de",
  ...lessons.map((id) => `?lesson=${id}`),
  "?lang=de&lesson=one-shot",
  "?mode=present",
  "?mode=present&panel=spectrum",
  ...panelIds.map((id) => `?mode=embed&panel=${id}`),
  "?mode=embed&panel=exhibit",
  "?mode=embed&panel=laboratory",
  "?mode=embed",
  "?lang=de&mode=embed&panel=landscape&landscape=between",
  "?lang=en&lesson=more-heads&mode=present&panel=loss&landscape=start",
  "?landscape=of-2_start_first-sharpest_zoom-0.3",
  "?landscape=between_of-2_other-teacher",
  "?landscape=of-1_first-learner-2_second-learner-3_zoom-5_other-learner-12",
  "?landscape=first-downhill_second-random_zoom-0.1",
  "?landscape=second-teacher_zoom-2",
  "?landscape=first-path_second-sharpest",
];

/** Forms from people, chat tools and other pages. */
const strange = [
  "?",
  "?&&",
  "?lang",
  "?lang=",
  "?lang=fr",
  "?lang=DE",
  "?lang=de-AT",
  "?lang=de&lang=en",
  "?lang=fr&lang=de",
  "?Lang=de",
  "lang=de",
  "?lang=de#1.x",
  "?lang=de%20",
  "?lang=+de",
  "?lang=%64%65",
  "?mode=page",
  "?mode=edit",
  "?mode=Present",
  "?mode=present%26panel=loss",
  "?mode=present&amp;panel=loss",
  "?panel=loss",
  "?panel=nowhere",
  "?panel=Loss",
  "?panel=a",
  `?panel=${"a".repeat(40)}`,
  `?panel=${"a".repeat(41)}`,
  "?panel=9a",
  "?panel=a-",
  "?panel=-a",
  "?panel=a_b",
  "?panel=%3Cscript%3E",
  "?lesson=no-such-lesson",
  "?lesson=../../etc",
  "?lesson=one%2Dshot",
  "?lesson=one+shot",
  "?lesson=__proto__",
  "?lesson=constructor",
  "?landscape=",
  "?landscape=_",
  "?landscape=a__b",
  "?landscape=a_%20_b",
  "?landscape=BETWEEN",
  "?landscape=between_between",
  "?landscape=between_zoom-7_first-nowhere_of-x_second-learner-",
  "?landscape=zoom-constructor",
  "?landscape=of-1_of-3",
  "?landscape=of-1234",
  "?landscape=zoom-.3",
  "?landscape=one-of-later_of-2",
  `?landscape=${"a".repeat(160)}`,
  `?landscape=${"a".repeat(161)}`,
  "?utm_source=mail&lang=de&fbclid=x%20y",
  "?utm=1&utm=2&lesson=memories",
  "?lang=de&unknown",
  "?q=%E0%A4%A&lang=en",
  "?constructor=1&toString=2&lang=de",
];

const entries = [...usual, ...strange].map((search) => {
  const view = readPageView(search);
  const landscape = choicesOf(view.landscape);
  return {
    search,
    view,
    // Written into an empty address, and in place of the old view.
    written: writePageView(view),
    kept: writePageView(view, search),
    // After a lesson is closed and the page is whole again: the rest belongs to others.
    left: writePageView(wholePage, search),
    ...(view.landscape === null ? {} : { landscape, words: wordsOf(landscape) }),
  };
});

/** Names of panels in addresses, with some of no panel and of former ones. */
const panels = [...panelIds, "exhibit", "laboratory", "nowhere", "constructor", "__proto__"];

/** For a target of each kind, the panels that can be shown alone, in their order, and the panel of each name. */
const stages = Object.fromEntries(
  ["extra-heads-help", "a-memory-of-four-pairs", "parity-from-8-traces", "binary-increment"].map((id) => {
    const shown = panelsOf(all, presets.find((preset) => preset.id === id)!.document);
    return [
      id,
      { panels: shown.map((panel) => panel.id), leads: Object.fromEntries(panels.map((name) => [name, shown[placeOf(shown, name)].id])) },
    ];
  }),
);

const document = [
  `"lessons":${JSON.stringify(lessons)}`,
  `"stages":{\n${Object.entries(stages)
    .map((stage) => stage.map((part) => JSON.stringify(part)).join(":"))
    .join(",\n")}\n}`,
  `"addresses":[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]`,
];
writeFileSync(file, `{${document.join(",\n")}}\n`);
