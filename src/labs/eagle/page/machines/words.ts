import { formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "a, b and c" */
const listed = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");

/** How many, written already: "1 round", "1 906 rounds". */
const roundsOf = (count: string) => `${count} ${count === "1" ? "round" : "rounds"}`;

const english = {
  chart: {
    machine: (number: number) => `Machine ${number}`,
    worker: (number: number) => `worker ${number}`,
    columns: (count: number) => (count === 1 ? "1 column" : `${count} columns`),
    condition: (first: string, latest: string) => `κ ${first}, now ${latest}`,
    values: "singular values",
    states: {
      loading: "generates its columns",
      waiting: "waits",
      computing: "computes",
      answered: "has sent",
      stopped: "failed",
      recovering: "is restored",
    },
    done: "done",
    hub: (machines: number) => (machines === 1 ? "C and D" : `C and D, averaged over ${machines} machines`),
    hubNote: (numbers: string, round: string, bytes: string) => `${numbers} numbers · round ${round} · ${bytes} so far`,
    hubWaiting: "not computed yet",
    sent: (numbers: string, bytes: string) => `C, D of the machine\n${numbers} numbers, ${bytes} up`,
    received: (numbers: string, bytes: string) => `mean C, D\n${numbers} numbers, ${bytes} down`,
  },
  machines: {
    chart: "Machines with their columns, and their messages",
    which: "Solver whose machines these are",
    pace: "Pace of the rounds",
    paces: { slow: "slowly", steady: "five rounds a second", fast: "without pause" },
    run: "Run",
    pause: "Pause",
    step: "One round",
    again: "Restart",
    stopWhich: "Failing machine",
    stop: "Fail in mid-round",
    absent: "No solver here is distributed. Add EAGLE with the regime “distributed”.",
    loading: "The machines generate their columns.",
    noProblem: (panel: string) => `There is no problem to distribute; the panel “${panel}” gives the reason.`,
    each: (numbers: string, bytes: string, machines: number) =>
      machines === 1
        ? `One machine holds all columns. Per round its worker receives ${numbers} numbers (${bytes}) and sends as many back.`
        : `In a round each machine receives ${numbers} numbers (${bytes}) and sends about as many.`,
    soFar: (rounds: string, bytes: string, done: boolean) =>
      done ? `Total: ${roundsOf(rounds)}, ${bytes}.` : `So far ${roundsOf(rounds)}, ${bytes}.`,
    recovering: (machine: string, round: string, updates: string, withWorker: boolean) =>
      `Machine ${machine} failed in round ${round}${withWorker ? ", with its worker" : ""}. It is restored from its own columns by ${updates === "1" ? "1 update" : `${updates} updates`}.`,
    repeated: (machine: string, round: string, updates: string, noticed: string | null, withWorker: boolean) =>
      `Machine ${machine} failed in round ${round}${withWorker ? ", with its worker" : ""}${noticed === null ? "" : `, detected after ${noticed}`}. It was restored from its own columns by ${updates === "1" ? "1 update" : `${updates} updates`} and repeated the round.`,
    sameBits: (count: string) =>
      `${count === "1" ? "The one recorded error equals that" : `All ${count} recorded errors equal those`} of the run on one thread bit for bit.`,
    otherBits: "The errors differ from those of the run on one thread.",
    ownWorkers: (machines: number) => (machines === 1 ? "It has its own worker." : "Each machine has its own worker."),
    shared: (machines: number, workers: number) => `${machines} machines share ${workers === 1 ? "1 worker" : `${workers} workers`}.`,
    columns: { machine: "Machine", worker: "Worker", columns: "Columns", first: "initial κ", latest: "κ now", updates: "Updates" },
    explain: [
      "The columns of A and B are distributed over machines; each machine has C. In a round each machine updates its columns, sends its C and D, and receives the means. The stopping rule sends up to two numbers more.",
      "The updates of A and B on a machine do not depend on C or D. A failed machine is therefore restored from its own columns, bit for bit.",
      "Machines run as workers of this page; several may share one worker. A machine that fails loses its data; the others continue. Bytes are those of the sent arrays, without the singular values for the picture.",
    ],
    formula: "C_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} C'_{\\mu}, \\qquad D_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} D'_{\\mu}",
  },
  exchange: {
    chart: "Error of each solver that sends messages",
    against: "Horizontal axis",
    axes: { rounds: "per round", bytes: "per byte", diversity: "over α" },
    across: { rounds: "rounds", bytes: "bytes, all machines, sent and received" },
    target: "Target error",
    to1: (target: string) => `to ${target}`,
    lines: "relative squared error of D",
    read: "Read the errors at a place of the axis",
    readAt: { rounds: (x: number) => `round ${formatValue(x)}`, bytes: (x: number) => `${formatValue(x)} bytes` },
    rate: "(1 − α)²",
    floor: "0",
    absent: "No solver here sends messages. Add EAGLE with the regime “distributed”, or gradient descent.",
    waiting: "The first round is running.",
    unknown: "The true D is unknown, so its error cannot be computed.",
    reached: (name: string, rounds: string, bytes: string, exact: boolean) =>
      `${name} ${exact ? "" : "about "}${roundsOf(rounds)} and ${bytes}`,
    to: (target: string, solvers: readonly string[]) => `To ${target}: ${listed(solvers)}.`,
    best: (name: string, error: number, rounds: string, bytes: string) =>
      `${name} reached ${formatValue(error)} in ${roundsOf(rounds)} and ${bytes}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    oneMachine: "One machine holds all columns, so α is not defined.",
    equalRanges: "Measured α: 1, the machines’ columns span the same range. Convergence is then quadratic near the solution.",
    diversity: (alpha: number) => `Measured α: ${formatValue(alpha)}. Near the solution each round multiplies EAGLE’s error of D by 1 − α.`,
    columns: { solver: "Solver", round: "Round", error: "Squared error", bytes: "Bytes" },
    explain: [
      "In a round of gradient descent a machine sends its gradient, d d′ numbers. In a round of EAGLE it sends C and D, (d + d′) n′ numbers. The number of rounds of gradient descent grows with the condition number of the mean of A Aᵀ over the machines. For EAGLE it grows with 1/α and the logarithm of the machines’ largest condition number (Theorem 2).",
      "The dashed line falls by the theoretical factor near the solution, (1 − α)² per round.",
      "α is the smallest positive eigenvalue of the mean of the projectors onto the machines’ ranges. On M machines it cannot lie between 1 − 1/M and 1. An angle φ above 0° gives at most 1/M.",
      "Freezing stops the updates of A and B once they no longer change. Without it, rounding errors outside the range of a machine’s columns grow by 3/2 per round.",
    ],
    formula: "\\alpha = \\lambda_{\\min}^{+}\\Bigl(\\frac{1}{M}\\sum_{\\mu} P_{\\mu}\\Bigr)",
  },
} as const;

export const machinesText = inLanguage("machines/words", english);
