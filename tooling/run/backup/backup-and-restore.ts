import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { needPostgresTools } from '@portal/machine/postgres-tools';
import { copyData } from './copy-data.ts';

interface BackUpOptions {
  databaseUrl: string;
  dataDir: string;
  /** Made here; must not be there. */
  folder: string;
}

const dumpIn = (folder: string) => path.join(folder, 'database.dump');
const dataIn = (folder: string) => path.join(folder, 'data');

/**
 * Backs up a running product. The database comes first: a release is in its folder before the registry knows it, so
 * everything the dump names is among the files copied afterwards. A failed backup leaves no folder.
 */
export async function backUp({ databaseUrl, dataDir, folder }: BackUpOptions): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  try {
    await runPostgresTool('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--file', dumpIn(folder)]);
    await copyData(dataDir, dataIn(folder));
    await writeFile(path.join(folder, 'saved-at'), `${new Date().toISOString()}\n`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Restores a backup into an empty database and a data folder that does not exist yet, while no platform runs on them.
 */
export async function restore({ databaseUrl, dataDir, folder }: BackUpOptions): Promise<void> {
  // Written last when it was saved: without it the backup is half of one.
  await readFile(path.join(folder, 'saved-at'));
  await mkdir(path.dirname(dataDir), { recursive: true });
  await mkdir(dataDir);
  await runPostgresTool('pg_restore', databaseUrl, ['--no-owner', '--exit-on-error', dumpIn(folder)]);
  await cp(dataIn(folder), dataDir, { recursive: true, preserveTimestamps: true });
}

/** Runs pg_dump or pg_restore against a database. The password goes by the environment: others can read arguments. */
function runPostgresTool(tool: 'pg_dump' | 'pg_restore', databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  const command = path.join(needPostgresTools(), tool);
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args, '--dbname', url.href], { stdio: ['ignore', 'inherit', 'pipe'], env });
    let complaint = '';
    child.stderr.on('data', (chunk) => (complaint += chunk));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} failed:\n${complaint}`))));
  });
}
