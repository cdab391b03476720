import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOwnPostgres } from '@portal/platform/testing/database/own-postgres';

export interface DurableServer {
  version: string;
  /** Server settings that decide the speed of a commit. */
  settings: string;
  /** Of the server, whose children are its connections. */
  processId(): Promise<number>;
  /** Address of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  /** Flushes pending writes, so that a measurement does not pay for the one before. */
  checkpoint(): Promise<void>;
  /** Stops it at once as a fault would (SIGQUIT: no checkpoint, every connection breaks) and starts it again. */
  crash(): Promise<void>;
  /** One statement in a database. */
  run(database: string, text: string): Promise<void>;
  stop(): Promise<void>;
}

const stopsWithinMs = 20_000;
const shown = ['fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'max_wal_size'];

/** A PostgreSQL in a temporary folder that keeps what it has acknowledged, as in production. */
export async function startDurablePostgres(): Promise<DurableServer> {
  // Durability stays on; the sizes are those of a small server, the same for both sides.
  const sizes = { max_connections: '100', shared_buffers: '512MB', max_wal_size: '4GB' };
  const { server, dataFolder, address, stop } = await startOwnPostgres(
    'portal-bench-postgres',
    ['--encoding=UTF8'],
    sizes,
  );
  const settings: string[] = [];
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const ask = async (text: string, database = 'postgres'): Promise<string> => {
    const client = server.getPgClient(database);
    await client.connect();
    try {
      return String(Object.values((await client.query(text)).rows[0] ?? {})[0]);
    } finally {
      await client.end();
    }
  };
  for (const name of shown) settings.push(`${name} ${await ask(`show ${name}`)}`);
  return {
    version: await ask('show server_version'),
    settings: settings.join(', '),
    processId: () => processIn(pidFile),
    async createDatabase(name) {
      await ask(`create database ${name}`);
      return address(name);
    },
    async checkpoint() {
      await ask('checkpoint');
    },
    async crash() {
      await stopAtOnce(pidFile);
      await server.start();
    },
    async run(database, text) {
      await ask(text, database);
    },
    stop,
  };
}

/** The first line of the file is the process. */
async function processIn(pidFile: string): Promise<number> {
  const [line] = (await readFile(pidFile, 'utf8')).split('\n');
  return Number(line);
}

/** It is gone when nothing answers to its number any more. */
async function stopAtOnce(pidFile: string): Promise<void> {
  const pid = await processIn(pidFile);
  process.kill(pid, 'SIGQUIT');
  const deadline = Date.now() + stopsWithinMs;
  while (isRunning(pid)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (${pid}) does not stop`);
    await pause(20);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
