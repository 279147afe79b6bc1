/** Times of the contestants in turn within every round, after one round that warms up. */
export async function inTurn(rounds: number, contestants: readonly (() => Promise<void>)[]): Promise<number[][]> {
  const times = contestants.map((): number[] => []);
  for (let round = -1; round < rounds; round++)
    for (const [k, run] of contestants.entries()) {
      const start = performance.now();
      await run();
      if (round >= 0) times[k].push(performance.now() - start);
    }
  return times;
}
