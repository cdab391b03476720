import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { operatorRoles } from '@portal/shared/contract/operators/accounts';
import Fastify, { type FastifyInstance } from 'fastify';
import { readSettings } from '../../../kernel/config/settings.ts';
import { createDatabase, type Database } from '../../../kernel/database/database.ts';
import { openEmbedded } from '../../../kernel/database/embedded-engine.ts';
import { readBodies } from '../../../kernel/http/bodies.ts';
import { setErrorAnswers } from '../../../kernel/http/errors.ts';
import { createKernel, type Kernel } from '../../../kernel/kernel.ts';
import { liveEvents } from '../../../kernel/live/live.tables.ts';
import { createLogger } from '../../../kernel/monitoring/logger.ts';
import { migrate } from '../../../kernel/schema/migrate.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { createReleasesModule } from '../index.ts';
import { releasePreviews } from '../previews/previews.tables.ts';
import type { OperatorAct, Registry } from '../registry/registry.ts';
import { releaseActs, releaseFreezes, releases } from '../registry/releases.tables.ts';
import { registerReleasesRoutes } from '../routes.ts';
import { asBase64, releaseFixture } from './release-fixture.ts';

export interface RegistryFixture {
  app: FastifyInstance;
  kernel: Kernel;
  registry: Registry;
  /** Does not advance by itself. */
  clock: TestClock;
  dataDir: string;
  audited: OperatorAct[];
  /** Sends an operator's call, with the role `release` unless other roles are named. */
  ask(method: 'GET' | 'POST', url: string, body?: object, roles?: string): Promise<RegistryAnswer>;
  publish(name: string, version: string, more?: Parameters<typeof releaseFixture>[2]): Promise<RegistryAnswer>;
  promote(name: string, version: string, more?: object): Promise<RegistryAnswer>;
  close(): Promise<void>;
}

export interface RegistryAnswer {
  status: number;
  code: string | undefined;
  fields: Record<string, string>;
  value: Record<string, unknown>;
}

const loadSettings = {
  isOn: true,
  failurePercent: 5,
  times: 3,
  loadsAtLeast: 20,
  visitorsAtLeast: 5,
  visitorsPerAddress: 3,
  windowSeconds: 60,
  cooldownMinutes: 60,
  reportsPerMinute: 120,
  alertEmail: '',
};
const fixtureTime = '2026-11-21T08:00:00.000Z';

/** Opens an in-memory database with all tables; it takes seconds, so the tests of a file share one. */
export async function memoryDatabase(): Promise<Database> {
  const database = createDatabase(await openEmbedded('memory'));
  await migrate(database);
  return database;
}

/**
 * Opens the registry alone over an in-memory database and its own folder; a header names the operator.
 * @param beside another process over the same database and folder, which are then left as they are
 * @param env more settings of the process
 */
export async function registryFixture(
  shared?: Database,
  beside?: RegistryFixture,
  env: Readonly<Record<string, string>> = {},
): Promise<RegistryFixture> {
  const dataDir = beside?.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'registry-')));
  const database = shared ?? (await memoryDatabase());
  if (!beside) await empty(database);
  const clock = testClock(fixtureTime);
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '18080', LOG_LEVEL: 'error', ...env });
  const kernel = createKernel({
    settings,
    database,
    clock,
    logger: createLogger('error'),
  });
  const audited: OperatorAct[] = [];
  const audit = async (act: OperatorAct) => void audited.push(act);
  const releasesModule = createReleasesModule(kernel, {
    audit,
    secondPerson: {
      isNeeded: async () => false,
      haveCommonHand: async () => true,
      assertSettled: async () => undefined,
    },
    brandName: async () => 'Lantern </title>',
    identityOrigins: async () => ({ frames: [], connections: [], scripts: [] }),
    outsideScripts: async () => ({ gtagId: '' }),
    gameOrigins: async () => [kernel.settings.VENDOR_ORIGIN],
    siteServices: async () => ({ imageCDNs: [], pictures: [], launchGameCDNs: [], domains: [] }),
    loads: { settings: async () => loadSettings, mail: async () => undefined },
  });
  kernel.callers.resolveOperator = async ({ headers }) => {
    const asked = String(headers['x-roles'] ?? '');
    const roles = operatorRoles.filter((role) => asked.split(',').includes(role));
    return asked ? { operatorId: 'o1', username: 'operator', roles, sessionId: 's1', isLongLived: false } : undefined;
  };
  const app = Fastify();
  app.decorate('kernel', kernel);
  await app.register(rateLimit, { global: false });
  readBodies(app);
  setErrorAnswers(app);
  await registerReleasesRoutes(app, releasesModule);
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
    registry: releasesModule.registry,
    clock,
    dataDir,
    audited,
    ask,
    async publish(name, version, more) {
      // Built with the keys of this registry, as a shell must be.
      const { files } = releaseFixture(name, version, {
        keyIds: [await releasesModule.registry.signingKid()],
        ...more,
      });
      return ask('POST', '/operator/releases', { name, version, files: asBase64(files) });
    },
    promote: (name, version, more) => ask('POST', `/operator/releases/${name}/promote`, { version, ...more }),
    async close() {
      await app.close();
      await kernel.live.stop();
      // Lets writes that other processes' events began finish before the folder is removed.
      await releasesModule.registry.site.refresh();
      if (!shared) await database.close();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function empty({ db }: Database): Promise<void> {
  for (const table of [releases, releaseActs, releaseFreezes, releasePreviews, liveEvents]) await db.delete(table);
}
