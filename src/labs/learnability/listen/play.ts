/** Plays a score by Web Audio. */
import type { Score } from "./notes";

export interface Playing {
  /** Seconds since it began. */
  now(): number;
  stop(): void;
}

const quiet = 0.08;

/** @throws where the browser has no sound. */
export function play({ notes }: Score): Playing {
  const context = new AudioContext();
  const start = context.currentTime + 0.05;
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
    tone.connect(loudness).connect(place).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + seconds);
  }
  return { now: () => Math.max(0, context.currentTime - start), stop: () => void context.close() };
}
