import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readBodies } from '../../kernel/bodies.ts';
import { createDatabase, type Database } from '../../kernel/database.ts';
import { openEmbedded } from '../../kernel/embedded-engine.ts';
import { setErrorAnswers } from '../../kernel/errors.ts';
import { createKernel, type Kernel } from '../../kernel/kernel.ts';
import { liveEvents } from '../../kernel/live.tables.ts';
import { createLogger } from '../../kernel/logger.ts';
import { migrate } from '../../kernel/migrate.ts';
import { readSettings } from '../../kernel/settings.ts';
import { createReleasesModule } from './index.ts';
import type { OperatorAct } from './registry.ts';
import { asBase64, releaseFixture } from './release-fixture.ts';
import { releaseActs, releaseFreezes, releases } from './releases.tables.ts';
import { registerReleasesRoutes } from './routes.ts';

export interface RegistryFixture {
  app: FastifyInstance;
  kernel: Kernel;
  dataDir: string;
  audited: OperatorAct[];
  /** Answer of an operator's call; the operator has the role `release` unless other roles are named. */
  ask(method: 'GET' | 'POST', url: string, body?: object, roles?: string): Promise<RegistryAnswer>;
  publish(name: string, version: string, more?: Parameters<typeof releaseFixture>[2]): Promise<RegistryAnswer>;
  promote(name: string, version: string): Promise<RegistryAnswer>;
  close(): Promise<void>;
}

export interface RegistryAnswer {
  status: number;
  code: string | undefined;
  fields: Record<string, string>;
  value: Record<string, unknown>;
}

const fixtureTime = '2026-11-21T08:00:00.000Z';

/** A database in memory with all tables; it takes seconds, so that the tests of a file share one. */
export async function memoryDatabase(): Promise<Database> {
  const database = createDatabase(await openEmbedded('memory'));
  await migrate(database);
  return database;
}

/** The registry alone over a database in memory and a folder of its own; operators are told by a header. */
export async function registryFixture(shared?: Database): Promise<RegistryFixture> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'registry-'));
  const database = shared ?? (await memoryDatabase());
  await database.db.delete(releases);
  await database.db.delete(releaseActs);
  await database.db.delete(releaseFreezes);
  await database.db.delete(liveEvents);
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '18080', LOG_LEVEL: 'error' });
  const kernel = createKernel({
    settings,
    database,
    clock: { now: () => new Date(fixtureTime) },
    logger: createLogger('error'),
  });
  const audited: OperatorAct[] = [];
  const audit = async (act: OperatorAct) => void audited.push(act);
  const door = createReleasesModule(kernel, {
    audit,
    brandName: async () => 'Lantern </title>',
    identityOrigins: async () => ({ frames: [], connections: [], scripts: [] }),
    siteServices: async () => ({ imageCDNs: [], pictures: [], launchGameCDNs: [], domains: [], gtagId: '' }),
  });
  kernel.callers.resolveOperator = async ({ headers }) => {
    const roles = String(headers['x-roles'] ?? '');
    return roles
      ? { operatorId: 'o1', username: 'operator', roles: roles.split(','), sessionId: 's1', isLongLived: false }
      : undefined;
  };
  const app = Fastify();
  app.decorate('kernel', kernel);
  readBodies(app);
  setErrorAnswers(app);
  await registerReleasesRoutes(app, door);
  await app.ready();
  await kernel.lifecycle.start();
  const ask: RegistryFixture['ask'] = async (method, url, body, roles = 'release') => {
    const answer = await app.inject({ method, url, headers: { 'x-roles': roles }, ...(body && { payload: body }) });
    const { code, fields = {}, value = {} } = answer.json();
    return { status: answer.statusCode, code, fields, value };
  };
  return {
    app,
    kernel,
    dataDir,
    audited,
    ask,
    publish: (name, version, more) =>
      ask('POST', '/operator/releases', { name, version, files: asBase64(releaseFixture(name, version, more).files) }),
    promote: (name, version) => ask('POST', `/operator/releases/${name}/promote`, { version }),
    async close() {
      await app.close();
      await kernel.live.stop();
      if (!shared) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
