import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debianFolder = '/usr/lib/postgresql';

/** Where pgbench is: in the PATH or with Debian's PostgreSQL. Throws with a hint when it is nowhere. */
export async function findPgbench(): Promise<string> {
  const versions = existsSync(debianFolder) ? await readdir(debianFolder) : [];
  const installed = versions.map((version) => `${debianFolder}/${version}/bin/pgbench`).find(existsSync);
  if (installed) return installed;
  await run('pgbench', ['--version']).catch(() => {
    throw new Error('pgbench was not found: install PostgreSQL’s client tools (Debian: postgresql)');
  });
  return 'pgbench';
}

/** Transactions per second of pgbench's TPC-B on the database, with prepared statements. */
export async function tpcB(databaseUrl: string, options: { clients: number; seconds: number }): Promise<number> {
  const pgbench = await findPgbench();
  await run(pgbench, ['-i', '-q', '-s', '20', databaseUrl]);
  const { stdout } = await run(pgbench, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(options.clients),
    '-j',
    '2',
    '-T',
    String(options.seconds),
    databaseUrl,
  ]);
  const found = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!found) throw new Error(`pgbench printed no tps: ${stdout}`);
  return Number(found);
}
