/**
 * Settings that documents did not always have, at the values that change nothing. Keys of stored results and digests leave them out,
 * so that what an earlier version computed is found again.
 */
const laterSettings: Readonly<Record<string, unknown>> = { keyQueryRank: null };

/** For `JSON.stringify`. */
export function withoutLaterSettings(name: string, value: unknown): unknown {
  return name in laterSettings && value === laterSettings[name] ? undefined : value;
}
