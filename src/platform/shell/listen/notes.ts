/** From curves to notes: height of a tone is the logarithm of a value, time is the place along the curve. */

/** A curve as sound. Values that are not above zero lie on the floor. */
export interface Voice {
  readonly name: string;
  /** Increasing. */
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
}

export interface Note {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  /** -1 is left, 1 is right. */
  readonly pan: number;
  readonly timbre: OscillatorType;
}

export interface Score {
  readonly notes: readonly Note[];
  readonly seconds: number;
}

const sweepSeconds = 4;
const steps = 32;
const lowest = 165;
const octaves = 3;
const timbres = ["sine", "triangle", "sawtooth", "square"] as const;
/** Above every tone of a curve, so that it cannot be taken for one. */
const bell = 2640;

/**
 * One tone for each of 32 places along the axis that all voices share, and a bell where a voice first lies at or below the
 * floor. Voices differ in timbre, and stand side by side from left to right.
 *
 * @param scale  how the places are spread over x
 */
export function scoreOf(voices: readonly Voice[], floor: number, scale: "linear" | "log"): Score {
  const sounding = voices.filter(({ x }) => x.length > 0);
  const above = sounding.flatMap(({ y }) => Array.from(y).filter((value) => value > floor && Number.isFinite(value)));
  if (above.length === 0) return { notes: [], seconds: 0 };
  const [low, high] = [Math.log(least(above)), Math.log(greatest(above))];
  const from = least(sounding.map(({ x }) => x[0]));
  const to = greatest(sounding.map(({ x }) => x[x.length - 1]));
  const length = sweepSeconds / steps;
  const hertz = (value: number) => lowest * 2 ** (octaves * (high > low ? (Math.log(value) - low) / (high - low) : 0.5));
  const notes = sounding.flatMap(({ x, y }, voice) => {
    const pan = sounding.length === 1 ? 0 : -0.8 + (1.6 * voice) / (sounding.length - 1);
    const timbre = timbres[voice % timbres.length];
    const heard: Note[] = [];
    for (let step = 0; step < steps; step++) {
      const place = placeAt(from, to, step / (steps - 1), scale);
      if (place < x[0] || place > x[x.length - 1]) continue;
      const value = y[indexBefore(x, place)];
      if (Number.isNaN(value) || value === Number.POSITIVE_INFINITY) continue;
      const at = step * length;
      if (value <= floor) {
        heard.push({ at, seconds: 0.5, hertz: bell, pan, timbre: "sine" });
        break;
      }
      heard.push({ at, seconds: 0.9 * length, hertz: hertz(value), pan, timbre });
    }
    return heard;
  });
  return { notes, seconds: sweepSeconds + 0.5 };
}

function placeAt(from: number, to: number, share: number, scale: "linear" | "log"): number {
  if (share === 1) return to;
  // A logarithmic axis begins at one step, since it has no zero.
  return scale === "linear" ? from + share * (to - from) : Math.max(from, (1 + to - from) ** share - 1 + from);
}

/** The last place at or before x. */
function indexBefore(places: ArrayLike<number>, x: number): number {
  let [low, high] = [0, places.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (places[middle] <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const greatest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
