/**
 * Checks every sentence that the project shows by the rules of `words/rules.ts`, and fails where a rule is broken more often
 * than `words/bounds.json` keeps.
 *
 *     npx tsx scripts/check-words.ts                 the table of counts
 *     npx tsx scripts/check-words.ts --list [rule]   the sentences behind it
 *     npx tsx scripts/check-words.ts --keep          writes today's counts as the bounds
 *     npx tsx scripts/check-words.ts --sample        60 random English sentences of the labs, as JSON
 *     npx tsx scripts/check-words.ts --again FILE    what the texts of such a sample say now
 */
import { readFileSync, writeFileSync } from "node:fs";
import { allowances } from "./words/allowances";
import { type Hit, hitsIn, type Rule, rules, titles } from "./words/rules";
import { againOf, sampleOf } from "./words/sample";
import { sentencesIn } from "./words/sentences";
import { type Area, areas, collectTexts, type Language } from "./words/texts";

type Counts = Readonly<Record<Rule, Readonly<Record<Language, Readonly<Record<string, number>>>>>>;

const languages = ["en", "de"] as const;
const boundsFile = new URL("words/bounds.json", import.meta.url);

const [option, given] = process.argv.slice(2);
const texts = collectTexts();
const all = texts.flatMap(hitsIn);
const isAllowed = ({ rule, text, sentence }: Hit) =>
  allowances.some((one) => one.rule === rule && text.file.includes(one.file) && sentence.includes(one.words));
const hits = all.filter((hit) => !isAllowed(hit));
const counts = countsOf(hits);

if (option === "--keep") writeFileSync(boundsFile, `${JSON.stringify(counts, null, 2)}\n`);
if (option === "--list") for (const hit of hits) if (!given || hit.rule === given) console.log(lineOf(hit));
if (option === "--sample") console.log(JSON.stringify(sampleOf(texts), null, 2));
if (option === "--again") console.log(againOf(JSON.parse(readFileSync(given, "utf8")), texts));
if (option === undefined || option === "--keep") check();

function check(): void {
  console.log(tableOf(counts));
  const faults = [...aboveBounds(), ...idleAllowances()];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function countsOf(found: readonly Hit[]): Counts {
  const inArea = (rule: Rule, language: Language) => {
    const those = found.filter((hit) => hit.rule === rule && hit.text.language === language);
    return Object.fromEntries(areas.map((area) => [area, those.filter(({ text }) => text.area === area).length]));
  };
  const inLanguages = (rule: Rule) => Object.fromEntries(languages.map((language) => [language, inArea(rule, language)]));
  return Object.fromEntries(rules.map((rule) => [rule, inLanguages(rule)])) as Counts;
}

function tableOf(table: Counts): string {
  const width = Math.max(...Object.values(titles).map(({ length }) => length)) + 4;
  const columns = [...areas, "all"];
  const row = (head: string, cells: readonly (string | number)[]) =>
    [head.padEnd(width), ...cells.map((cell, place) => String(cell).padStart(columns[place].length + 2))].join("");
  const summed = (head: string, cells: readonly number[]) => row(head, [...cells, cells.reduce((sum, count) => sum + count, 0)]);
  const broken = rules.flatMap((rule) =>
    languages.map((language) =>
      summed(
        `${titles[rule]}, ${language}`,
        areas.map((area) => table[rule][language][area]),
      ),
    ),
  );
  const sentences = languages.map((language) =>
    summed(
      `sentences and phrases, ${language}`,
      areas.map((area) => sentencesOf(area, language)),
    ),
  );
  return [row("", columns), ...broken, ...sentences].join("\n");
}

function sentencesOf(area: Area, language: Language): number {
  const those = texts.filter((text) => text.area === area && text.language === language);
  return those.reduce((sum, { variants }) => sum + sentencesIn(variants[0]).length, 0);
}

function lineOf({ rule, text, line, sentence, found }: Hit): string {
  return `${text.file}:${line} ${text.key} [${rule}: ${found}] ${sentence}`;
}

function aboveBounds(): readonly string[] {
  const bounds = JSON.parse(readFileSync(boundsFile, "utf8")) as Counts;
  return rules.flatMap((rule) =>
    languages.flatMap((language) =>
      areas.flatMap((area) => {
        const [count, bound] = [counts[rule][language][area], bounds[rule][language][area]];
        return count > bound
          ? [`${titles[rule]}, ${language}, ${area}: ${count}, kept are ${bound}; see npx tsx scripts/check-words.ts --list ${rule}`]
          : [];
      }),
    ),
  );
}

function idleAllowances(): readonly string[] {
  return allowances
    .filter(
      ({ rule, file, words }) => !all.some((hit) => hit.rule === rule && hit.text.file.includes(file) && hit.sentence.includes(words)),
    )
    .map(({ file, words }) => `no sentence of ${file} needs the allowance for "${words}"`);
}
