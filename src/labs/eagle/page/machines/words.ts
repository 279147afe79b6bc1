import { formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "a, b and c" */
const listed = (words: readonly (string | number)[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}` : words.join("");

const share = (value: number) => formatValue(Number(value.toPrecision(3)));

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
      loading: "makes its columns",
      waiting: "waits",
      computing: "computes",
      answered: "has answered",
      stopped: "stopped",
      recovering: "is made again",
    },
    done: "done",
    hub: (machines: number) => (machines === 1 ? "C and D" : `C and D, averaged over ${machines} machines`),
    hubNote: (numbers: string, round: string, bytes: string) => `${numbers} numbers · round ${round} · ${bytes} so far`,
    hubWaiting: "not yet known",
    sent: (numbers: string, bytes: string) => `C, D of the machine\n${numbers} numbers, ${bytes} up`,
    received: (numbers: string, bytes: string) => `mean C, D\n${numbers} numbers, ${bytes} down`,
  },
  machines: {
    chart: "Machines with their columns, and what travels between them",
    which: "Solver whose machines these are",
    pace: "Pace of the rounds",
    paces: { slow: "slowly", steady: "five rounds a second", fast: "as fast as they go" },
    run: "Run",
    pause: "Pause",
    step: "One round",
    again: "Begin again",
    stopWhich: "Machine to be stopped",
    stop: "Stop it in mid-round",
    nobody: "No solver here is distributed: add EAGLE with the regime “distributed”.",
    loading: "The machines make their columns.",
    noProblem: (panel: string) => `There is no problem to share out: “${panel}” says why.`,
    each: (numbers: string, bytes: string, machines: number) =>
      machines === 1
        ? `All columns are on one machine, which nobody has to hear: ${numbers} numbers (${bytes}) go to its worker in a round, and as many come back.`
        : `In a round each machine receives ${numbers} numbers (${bytes}). It sends as many back, and one or two for the stopping rule; its columns never leave it.`,
    soFar: (rounds: string, bytes: string, done: boolean) =>
      done ? `It took ${roundsOf(rounds)} and ${bytes}.` : `So far ${roundsOf(rounds)}, ${bytes}.`,
    recovering: (machine: string, round: string, updates: string, withWorker: boolean) =>
      `Machine ${machine} was lost in round ${round}${withWorker ? ", with its worker" : ""}: it is made again from its own columns by ${updates === "1" ? "1 update" : `${updates} updates`}, without any C.`,
    repeated: (machine: string, round: string, updates: string, noticed: string | null, withWorker: boolean) =>
      `Machine ${machine} was lost in round ${round}${withWorker ? ", with its worker" : ""}${noticed === null ? "" : `, which was noticed after ${noticed}`}: made again from its own columns by ${updates === "1" ? "1 update" : `${updates} updates`}, it was sent the round once more.`,
    sameBits: (count: string) =>
      `${count === "1" ? "The one recorded error is that" : `All ${count} recorded errors are those`} of the race, which has one thread for all machines, to the last bit.`,
    otherBits: "The errors differ from those of the race.",
    ownWorkers: (machines: number) => (machines === 1 ? "It has a worker of its own." : "Every machine has a worker of its own."),
    onWorker: (machines: readonly number[], worker: number) => `${listed(machines)} on worker ${worker}`,
    shared: (machines: number, workers: number, shares: readonly string[]) =>
      `There are ${machines} machines and ${workers === 1 ? "1 worker" : `${workers} workers`}: ${listed(shares)}. A machine that is stopped there loses what it knows, and the worker goes on with the others.`,
    columns: { machine: "Machine", worker: "Worker", columns: "Columns", first: "κ at the start", latest: "κ now", updates: "Updates" },
    explain: [
      "The columns of A and B are spread over machines that know C. In every round each sends its C and D, and receives the means.",
      "A machine conditions its own A and B, which depend on no C: one that was lost is made again from its own columns, and gives the same bits. Its data are made, or read, where they are used.",
      "Machines are workers of this page; where there are fewer workers, machines share one. Bytes are counted in the arrays that travel; the singular values are asked for besides, to be drawn.",
    ],
    formula: "C_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} C'_{\\mu}, \\qquad D_{\\ell+1} = \\frac{1}{M}\\sum_{\\mu} D'_{\\mu}",
  },
  exchange: {
    chart: "Error of each solver that sends messages",
    against: "Horizontal axis",
    axes: { rounds: "per round", bytes: "per byte", diversity: "over α" },
    across: { rounds: "rounds", bytes: "bytes, all machines, both ways" },
    target: "Error to be reached",
    to1: (target: string) => `to ${target}`,
    lines: "relative squared error of D",
    read: "Read the errors at a place of the axis",
    readAt: { rounds: (x: number) => `round ${formatValue(x)}`, bytes: (x: number) => `${formatValue(x)} bytes` },
    rate: "(1 − α)²",
    floor: "0",
    nobody: "No solver here sends messages: add EAGLE with the regime “distributed”, or gradient descent.",
    waiting: "The first round is under way.",
    unknown: "The true D is not known, so nobody can say how far it still is.",
    reached: (name: string, rounds: string, bytes: string, exact: boolean) =>
      `${name} ${exact ? "" : "about "}${roundsOf(rounds)} and ${bytes}`,
    to: (target: string, solvers: readonly string[]) => `To ${target}: ${listed(solvers)}.`,
    best: (name: string, error: number, rounds: string, bytes: string) =>
      `${name} came to ${formatValue(error)} in ${roundsOf(rounds)} and ${bytes}`,
    short: (solvers: readonly string[]) => `${listed(solvers)}.`,
    oneMachine: "All columns are on one machine: there is no α.",
    equalRanges:
      "Measured α 1: the columns of all machines span the same range. In the end convergence is quadratic, and the number of rounds does not grow with the number of machines.",
    diversity: (alpha: number) => `Measured α ${formatValue(alpha)}: in the end every round leaves 1 − α of EAGLE’s error of D.`,
    none: (machines: number) => `No data on ${machines} machines have an α between ${share(1 - 1 / machines)} and 1`,
    angle: (machines: number) => `; the angle gives up to ${share(1 / machines)}, and 1 at 0°.`,
    end: ".",
    columns: { solver: "Solver", round: "Round", error: "Squared error", bytes: "Bytes" },
    explain: [
      "In a round of distributed gradient descent a machine sends its gradient, d d′ numbers, and receives the mean; in one of EAGLE it sends C and D, (d + d′) n′ numbers. Rounds of gradient descent grow with the condition number of A Aᵀ, averaged over the machines. Those of EAGLE grow with the logarithm of the largest condition number of a single machine, and with 1/α (Theorem 2).",
      "The dashed line falls by (1 − α)² a round, as theory says of the end.",
      "α is the smallest positive eigenvalue of the mean of the projectors onto the machines’ ranges: 1 for equal ranges, 1/M for orthogonal ones, near 0 for nearly equal ones.",
      "Freezing lets A and B rest once they no longer change. Without it, rounding is multiplied by 3/2 a round along directions that a machine does not see.",
    ],
    formula: "\\alpha = \\lambda_{\\min}^{+}\\Bigl(\\frac{1}{M}\\sum_{\\mu} P_{\\mu}\\Bigr)",
  },
} as const;

export const machinesText = inLanguage("machines/words", english);
