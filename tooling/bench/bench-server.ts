import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DurableServer, startDurablePostgres } from '@portal/crash-tests/money/durable-postgres';

export type Print = (line: string) => void;

export interface BenchServer {
  /** For data and logs of what is measured. */
  folder: string;
  server: DurableServer;
}

/** A folder and a durable PostgreSQL for one benchmark, which says what it is; both are gone afterwards. */
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
