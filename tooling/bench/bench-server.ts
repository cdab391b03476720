import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DurableServer, startDurablePostgres } from '@portal/crash-tests/money/durable-postgres';

export type Print = (line: string) => void;

export interface BenchServer {
  /** Folder for data and logs of the measured processes. */
  folder: string;
  server: DurableServer;
}

/** Runs one benchmark with a folder and a durable PostgreSQL, and removes both afterwards. */
export async function onBenchServer(
  name: string,
  print: Print,
  work: (bench: BenchServer) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `portal-bench-${name}-`));
  const server = await startDurablePostgres();
  try {
    print(`postgres ${server.version}: ${server.settings}`);
    await work({ folder, server });
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
