import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';
const scale = '20';

/** Where pgbench is: with Debian's PostgreSQL or in the PATH. Throws with a hint when it is nowhere. */
export async function findPgbench(): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const installed = versions.map((version) => `${debianFolder}/${version}/bin/pgbench`).find(existsSync);
  if (installed) return installed;
  await run('pgbench', ['--version']).catch(() => {
    throw new Error('pgbench was not found: install PostgreSQL’s client tools (Debian: postgresql)');
  });
  return 'pgbench';
}

export interface TpcB {
  version: string;
  /** Transactions per second in one run with prepared statements. */
  run(options: { clients: number; seconds: number }): Promise<number>;
}

/** Fills the database with pgbench's tables at scale 20 and gives the way to run its TPC-B over them. */
export async function prepareTpcB(databaseUrl: string): Promise<TpcB> {
  const pgbench = await findPgbench();
  await run(pgbench, ['-i', '-q', '-s', scale, databaseUrl]);
  const version = (await run(pgbench, ['--version'])).stdout.trim();
  return {
    version,
    async run({ clients, seconds }) {
      const load = ['-c', String(clients), '-j', '2', '-T', String(seconds)];
      return transactionsPerSecond((await run(pgbench, ['-n', '-M', 'prepared', ...load, databaseUrl])).stdout);
    },
  };
}

/** Reads what pgbench prints. Throws when it says no rate. */
export function transactionsPerSecond(printed: string): number {
  const found = /tps = ([\d.]+)/.exec(printed)?.[1];
  if (!found) throw new Error(`pgbench printed no tps: ${printed}`);
  return Number(found);
}
