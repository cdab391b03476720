import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const scale = '20';

/** Path of pgbench: in Debian's PostgreSQL or the PATH. Throws with a hint if there is none. */
async function findPgbench(): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const installed = versions.map((version) => `${debianFolder}/${version}/bin/pgbench`).find(existsSync);
  if (installed) return installed;
  await run('pgbench', ['--version']).catch(() => {
    throw new Error('pgbench was not found: install PostgreSQL’s client tools (Debian: postgresql)');
  });
  return 'pgbench';
}

export interface PgbenchLoad {
  clients: number;
  seconds: number;
}

interface PgbenchRun {
  perSecond: number;
  transactions: number;
}

/** One run with prepared statements; TPC-B without a script. Throws if a client aborted. */
export async function runPgbench(
  databaseUrl: string,
  { clients, seconds }: PgbenchLoad,
  script: readonly string[] = [],
): Promise<PgbenchRun> {
  const load = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)];
  return readRun((await run(await findPgbench(), [...load, ...script, databaseUrl])).stdout);
}

export interface TpcB {
  version: string;
  run(load: PgbenchLoad): Promise<PgbenchRun>;
}

/** Fills the database with pgbench's tables at scale 20 and gives the way to run its TPC-B over them. */
export async function prepareTpcB(databaseUrl: string): Promise<TpcB> {
  const pgbench = await findPgbench();
  await run(pgbench, ['-i', '-q', '-s', scale, databaseUrl]);
  const version = (await run(pgbench, ['--version'])).stdout.trim();
  return { version, run: (load) => runPgbench(databaseUrl, load) };
}

/** Reads what pgbench prints. Throws when it says no rate. */
function readRun(printed: string): PgbenchRun {
  const perSecond = /tps = ([\d.]+)/.exec(printed)?.[1];
  const transactions = /transactions actually processed: (\d+)/.exec(printed)?.[1];
  if (!perSecond || !transactions) throw new Error(`pgbench printed no rate: ${printed}`);
  return { perSecond: Number(perSecond), transactions: Number(transactions) };
}
