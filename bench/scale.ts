/**
 * What the queue of sweeps costs, and where it saturates: measured costs, then simulated clusters. docs/scale.md has the figures.
 *
 *     npm run bench -- scale            both, ten minutes
 *     npm run bench -- scale costs      a minute
 *     npm run bench -- scale 64 10 16   a cluster of 64 machines with jobs of ten seconds and 16 threads each
 */
import { cpus } from "node:os";
import { startPostgres } from "./postgres";
import { type Costs, costsInFolder, costsOnServer, exampleRow } from "./scale/costs";
import { type Setting, type Simulated, simulate } from "./scale/simulation";
import { short, table } from "./table";

const settings: readonly Setting[] = [
  { machines: 10, threads: 1, jobSeconds: 1, jobsOfThread: 30, dying: 0 },
  { machines: 100, threads: 1, jobSeconds: 1, jobsOfThread: 20, dying: 0 },
  { machines: 1000, threads: 1, jobSeconds: 30, jobsOfThread: 3, dying: 10 },
  { machines: 1000, threads: 1, jobSeconds: 10, jobsOfThread: 6, dying: 10 },
  { machines: 1000, threads: 1, jobSeconds: 3, jobsOfThread: 12, dying: 10 },
  { machines: 1000, threads: 1, jobSeconds: 1, jobsOfThread: 20, dying: 10 },
  { machines: 64, threads: 16, jobSeconds: 10, jobsOfThread: 6, dying: 1 },
];

const given = process.argv.slice(2);
const [machines, jobSeconds, threads = 1] = given.map(Number);
const chosen =
  machines > 0 && jobSeconds > 0 ? [{ machines, threads, jobSeconds, jobsOfThread: 6, dying: Math.floor(machines / 100) }] : settings;

const server = startPostgres();
if (!server) {
  console.error("there is no PostgreSQL here: install Debian's postgresql");
  process.exit(1);
}
try {
  console.log(`${cpus().length} cores of ${cpus()[0]?.model ?? "unknown"}, the server among all that is simulated`);
  if (given.length === 0 || given[0] === "costs") await tellCosts();
  if (given[0] !== "costs") await tellClusters();
} finally {
  server.stop();
}
// Machines that were switched off have left their clocks running.
process.exit();

async function tellCosts(): Promise<void> {
  if (!server) return;
  const row = exampleRow();
  const all = [await costsInFolder(row), await costsOnServer(server, row)];
  const [{ rows, text }] = all;
  console.log(`\na row of ${text} characters\n`);
  console.log(
    table([
      ["kept in", "ms a job, 200 wait", "20,000 wait", ...rows.map(({ together }) => `rows a second by ${together}`), "bytes a row"],
      ...all.map(costCells),
    ]),
  );
}

function costCells({ place, few, many, rows, bytes }: Costs): string[] {
  return [place, short(few), short(many), ...rows.map(({ rate }) => String(Math.round(rate))), String(Math.round(bytes))];
}

async function tellClusters(): Promise<void> {
  if (!server) return;
  const rows: Simulated[] = [];
  for (const setting of chosen) {
    const simulated = await simulate(server, setting);
    rows.push(simulated);
    console.error(clusterCells(simulated).join("  "));
  }
  console.log(
    `\n${table([["machines", "threads", "job, s", "jobs a second", "busy", "queue, ms", "95 %, ms", "server, ms", "clients, ms", "set aside", "lost"], ...rows.map(clusterCells)])}`,
  );
}

function clusterCells({
  setting,
  jobs,
  seconds,
  busy,
  queueMedian,
  queueLate,
  server: cost,
  clients,
  setAside,
  lost,
}: Simulated): string[] {
  return [
    String(setting.machines),
    String(setting.threads),
    String(setting.jobSeconds),
    short(jobs / seconds),
    `${(100 * busy).toFixed(1)} %`,
    short(1000 * queueMedian),
    short(1000 * queueLate),
    short(cost),
    short(clients),
    String(setAside),
    String(lost),
  ];
}
