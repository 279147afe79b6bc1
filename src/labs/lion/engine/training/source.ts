/** Data of a task: the user's own text from the document, or text and images of the site, fetched where they are used. */
import type { LionDocument } from "../../document/document";
import { type DigitImages, digitImagesOf } from "../../math/tasks/digits";
import type { TaskSource } from "../../math/tasks/tasks";
import { type Corpus, corpusOf } from "../../math/tasks/text";

let novel: Corpus | null = null;
let images: DigitImages | null = null;

/** Whether a document needs data of the site that have not been fetched yet. */
export function needsSource({ problem }: LionDocument): boolean {
  if (problem.kind !== "task") return false;
  if (problem.task === "digits") return !images;
  return problem.task === "text-infilling" && problem.text === "" && !novel;
}

/** Fetches the data that a document needs. */
export async function fetchSource({ problem }: LionDocument): Promise<void> {
  if (problem.kind === "task" && problem.task === "digits") {
    const { default: written } = await import("../../math/tasks/digit-images.json");
    images = digitImagesOf(written);
  } else {
    const { default: written } = await import("../../math/tasks/persuasion.json");
    novel = corpusOf(written.text);
  }
}

/** Null for a task that generates its sequences. @throws {Error} where the data have not been fetched. */
export function sourceOf({ problem }: LionDocument): TaskSource {
  if (problem.kind !== "task") return null;
  if (problem.task === "text-infilling" && problem.text !== "") return corpusOf(problem.text);
  if (problem.task === "text-infilling") return fetched(novel, "the text to be filled in has");
  return problem.task === "digits" ? fetched(images, "the images of digits have") : null;
}

function fetched<Source>(source: Source | null, what: string): Source {
  if (source === null) throw new Error(`${what} not been fetched`);
  return source;
}
