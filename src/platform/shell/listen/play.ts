/** Plays a score by Web Audio. */
import type { Score } from "./notes";

export interface Playing {
  /** Seconds since it began. */
  now(): number;
  stop(): void;
}

/** Of each tone: a dozen voices at once stay below what a loudspeaker can follow. */
const quiet = 0.08;
/** Seconds in which a sound that is stopped falls silent: cut off at once it would click. */
const fall = 0.03;

/** @throws where the browser has no sound. */
export function play(score: Score): Playing {
  const context = new AudioContext();
  const all = context.createGain();
  all.connect(context.destination);
  const start = context.currentTime + 0.05;
  schedule(context, all, score, start);
  return {
    now: () => Math.max(0, context.currentTime - start),
    stop: () => {
      all.gain.setTargetAtTime(0, context.currentTime, fall / 4);
      setTimeout(() => void context.close(), 1000 * fall);
    },
  };
}

/** Lays every tone of a score out in time, also for a context that computes without playing. */
export function schedule(context: BaseAudioContext, target: AudioNode, { notes }: Score, start: number): void {
  for (const { at, seconds, hertz, pan, timbre } of notes) {
    const [tone, loudness, place] = [context.createOscillator(), context.createGain(), context.createStereoPanner()];
    tone.type = timbre;
    tone.frequency.value = hertz;
    place.pan.value = pan;
    const begin = start + at;
    // Without a short rise and fall every tone would click.
    loudness.gain.setValueAtTime(0, begin);
    loudness.gain.linearRampToValueAtTime(quiet, begin + 0.01);
    loudness.gain.linearRampToValueAtTime(0, begin + seconds);
    tone.connect(loudness).connect(place).connect(target);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
}
