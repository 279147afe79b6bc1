/** How many threads of this device compute: kept on it, for all labs. */
import { chooseThreads, type ThreadChoice, threadChoices } from "../engine/thread-plan";
import type { Preferences } from "./preferences";

const key = "threads";

export function keptThreads(preferences: Preferences): ThreadChoice {
  const kept = preferences.read(key);
  return threadChoices.find((known) => known === kept) ?? "auto";
}

/** What was chosen here before holds for this page. */
export function followThreads(preferences: Preferences): void {
  chooseThreads(keptThreads(preferences));
}

/** For all that begins from now on. */
export function keepThreads(preferences: Preferences, choice: ThreadChoice): void {
  preferences.write(key, choice === "auto" ? null : choice);
  chooseThreads(choice);
}
