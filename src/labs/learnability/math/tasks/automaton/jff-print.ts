import type { Automaton, Point } from "./automaton";

/** An automaton as a JFLAP 7 file (.jff); without positions its states are put on a circle. */
export function printJff(automaton: Automaton): string {
  const { states, alphabet, start, accepting, transitions } = automaton;
  const positions = automaton.positions ?? circle(states.length);
  const stateLines = states.flatMap((name, s) => [
    `    <state id="${s}" name="${escaped(name)}">`,
    `      <x>${positions[s][0]}</x>`,
    `      <y>${positions[s][1]}</y>`,
    ...(s === start ? ["      <initial/>"] : []),
    ...(accepting.includes(s) ? ["      <final/>"] : []),
    "    </state>",
  ]);
  const arrowLines = transitions.flatMap((row, from) =>
    row.flatMap((to, w) => [
      "    <transition>",
      `      <from>${from}</from>`,
      `      <to>${to}</to>`,
      `      <read>${escaped(alphabet[w])}</read>`,
      "    </transition>",
    ]),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?><structure>',
    "  <type>fa</type>",
    "  <automaton>",
    ...stateLines,
    ...arrowLines,
    "  </automaton>",
    "</structure>",
    "",
  ].join("\n");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]);
}

/** Integer pixels, with enough distance for readable arrows between neighbours. */
function circle(count: number): readonly Point[] {
  const radius = Math.max(100, 25 * count);
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return [Math.round(radius * (1.5 - Math.cos(angle))), Math.round(radius * (1.5 - Math.sin(angle)))];
  });
}
