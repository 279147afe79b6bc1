/** The number of computing threads: a setting of the device, for all labs. */
import { chooseThreads, type ThreadChoice, threadChoices } from "../engine/thread-plan";
import type { Preferences } from "./preferences";

const key = "threads";

export function keptThreads(preferences: Preferences): ThreadChoice {
  const kept = preferences.read(key);
  return threadChoices.find((known) => known === kept) ?? "auto";
}

/** Applies the stored choice to this page. */
export function followThreads(preferences: Preferences): void {
  chooseThreads(keptThreads(preferences));
}

/** Applies from the next run on. */
export function keepThreads(preferences: Preferences, choice: ThreadChoice): void {
  preferences.write(key, choice === "auto" ? null : choice);
  chooseThreads(choice);
}
