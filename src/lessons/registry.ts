/**
 * The lessons there are: every `.mdx` file of this folder is one. Only their facts are known at once; the text of each is
 * a chunk of its own. A file of the same name in the folder of another language takes the place of the English one there.
 */

import type { LessonApi } from "../platform/shell/lesson-api";
import type { Language } from "../platform/state/page-view";
import { type Lesson, type LessonFacts, type LessonModule, lessonOf } from "./lesson";

const english = import.meta.glob<LessonModule>("./*.mdx");
const translated = import.meta.glob<LessonModule>("./de/*.mdx");
const englishFacts = import.meta.glob<LessonFacts>("./*.mdx", { query: "?facts", import: "default", eager: true });
const translatedFacts = import.meta.glob<LessonFacts>("./de/*.mdx", { query: "?facts", import: "default", eager: true });

/** In the order in which they build on each other. */
export function lessonList(language: Language): readonly LessonFacts[] {
  return Object.entries(englishFacts)
    .map(([file, facts]) => (language === "en" ? facts : (translatedFacts[fileIn(file, language)] ?? facts)))
    .toSorted((a, b) => a.order - b.order);
}

export function lessonFacts(id: string, language: Language): LessonFacts | null {
  return lessonList(language).find((facts) => facts.id === id) ?? null;
}

/** The text of a lesson in a language, with what its lab gives to lessons, or in English where it is not translated; null when there is no such lesson. */
export async function loadLesson(
  id: string,
  language: Language,
  apiOf: (lab: string | undefined) => Promise<LessonApi>,
): Promise<Lesson | null> {
  const facts = lessonFacts(id, language);
  if (!facts) return null;
  const file = `./${id}.mdx`;
  const [module, api] = await Promise.all([(translated[fileIn(file, language)] ?? english[file])(), apiOf(facts.lab)]);
  return lessonOf(facts, module, api);
}

/** Whether a lesson is told in a language, or in English instead. */
export function languageOf(id: string, language: Language): Language {
  return fileIn(`./${id}.mdx`, language) in translated ? language : "en";
}

function fileIn(file: string, language: Language): string {
  return file.replace("./", `./${language}/`);
}
