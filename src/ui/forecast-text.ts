/** Words on how long a run takes at most. */
export const forecastText = {
  atMost: (words: string) => `at most ${words}`,
};
