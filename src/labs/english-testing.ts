/** Makes the English sentences on problems known to all tests, as the command line does. */
import { knowSentences, type Sentences } from "../platform/fields/problem";

const tables = import.meta.glob<Readonly<Record<string, Sentences>>>("../**/*problems.ts", { eager: true });
knowSentences(...Object.values(tables).flatMap((module) => Object.values(module)));
