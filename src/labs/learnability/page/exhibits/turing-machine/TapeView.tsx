import { type CSSProperties, useEffect, useRef } from "react";
import { Scrollable } from "../../../../../platform/ui/Scrollable";
import type { TuringMachine } from "../../../math/tasks/turing-machine/machine";
import { printTape } from "../../../math/tasks/turing-machine/machine";
import type { Configuration } from "../../../math/tasks/turing-machine/simulate";
import { letterColor } from "./space-time-layout";
import { turingText } from "./words";

export interface TapeViewProps {
  readonly machine: TuringMachine;
  readonly configuration: Configuration;
}

/** The tape as cells, and above it the head with its state, which slides where motion is welcome. */
export function TapeView({ machine, configuration }: TapeViewProps) {
  const scroll = useRef<HTMLElement>(null);
  const words = turingText;
  const { state, head, tape } = configuration;
  const name = words.tapeNow(machine.states[state], head, printTape(machine, tape));
  useEffect(() => keepInView(scroll.current, head, tape.length), [head, tape.length]);
  return (
    <Scrollable className="turing-tape" ref={scroll} label={name}>
      <div className="turing-tape-inner" style={{ "--cells": tape.length, "--head": head } as CSSProperties} aria-hidden="true">
        <div className="turing-head">
          <span className={machine.halting.includes(state) ? "turing-state turing-state-halting" : "turing-state"}>
            {machine.states[state]}
          </span>
        </div>
        <div className="turing-cells">
          {Array.from(tape, (letter, cell) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={cell}
              className={letter === 0 ? "turing-cell turing-cell-blank" : "turing-cell"}
              style={{ "--letter": letterColor(letter) } as CSSProperties}
            >
              {machine.alphabet[letter]}
              <small>{cell}</small>
            </span>
          ))}
        </div>
      </div>
    </Scrollable>
  );
}

/** A tape that is longer than its room follows its head. */
function keepInView(scroll: HTMLElement | null, head: number, cells: number): void {
  if (!scroll || scroll.scrollWidth <= scroll.clientWidth) return;
  const cell = scroll.scrollWidth / cells;
  const margin = 2 * cell;
  const left = head * cell - margin;
  const right = (head + 1) * cell + margin - scroll.clientWidth;
  scroll.scrollLeft = Math.max(right, Math.min(left, scroll.scrollLeft));
}
