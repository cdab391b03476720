import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getStatus } from '@portal/shared/contract/content/site';
import { getReleaseHealth, listReleaseAlerts } from '@portal/shared/contract/releases/health';
import { reportLoads } from '@portal/shared/contract/releases/loads';
import { listReleaseHistory, promoteRelease, publishRelease } from '@portal/shared/contract/releases/releases';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { compositionFaults, releaseAlerts, releaseLoads } from '../health/loads.tables.ts';
import { releaseActs, releaseFreezes, releases } from '../registry/releases.tables.ts';
import { asBase64, releaseFixture } from './release-fixture.ts';

/** A browser with its cookie and address. Without a visitor it sends no cookie. */
export interface Browser {
  visitor?: string;
  address: string;
}

interface ReportedLoad {
  version: string;
  outcome?: 'mounted' | 'failed';
  remote?: string;
  sequence?: number;
  reason?: string;
  mountMs?: number;
}

export interface LoadsHarness {
  app: App;
  api: ApiClient;
  clock: TestClock;
  token: string;
  /** Starts another process over the same database and folder. */
  another(): Promise<App>;
  publish(name: string, version: string): Promise<void>;
  /** Returns the sequence of the composition. */
  promote(name: string, version: string, percent?: number): Promise<number>;
  /** Returns the ticket of a page that this browser opens. */
  ticket(browser: Browser): Promise<string>;
  report(browser: Browser, ticket: string, reported: readonly ReportedLoad[], more?: object): Promise<number>;
  /** Opens a page that reports one version of the live composition. */
  load(browser: Browser, load: ReportedLoad): Promise<void>;
  /** Stored rows. */
  rows(): Promise<(typeof releaseLoads.$inferSelect)[]>;
  health(minutes?: '5' | '60' | '1440'): ReturnType<typeof healthOf>;
  alerts(): Promise<{ kind: string; text: string }[]>;
  acts(): Promise<{ act: string; who: string; version: string; why: string; sequence: number }[]>;
  close(): Promise<void>;
}

/** Settings that tests change, with the defaults of a fresh portal; tests report more than a page does. */
const ownSettings = {
  'releases.promotedByTwo': false,
  'releases.takeBack.on': true,
  'releases.takeBack.visitorsPerAddress': 3,
  'releases.reportsPerMinute': 1000,
  'releases.alertEmail': '',
};

const healthOf = async (api: ApiClient, token: string, minutes: string) =>
  (await api.send(getReleaseHealth, { minutes }, { token })).value;

/** Starts the whole platform with an empty registry; publishes remote-games 1.0.0 and 1.0.1, of which 1.0.0 is live. */
export async function loadsHarness(database: Database): Promise<LoadsHarness> {
  await empty(database);
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-loads-'));
  const clock = testClock();
  const start = () => testApp(database, { clock, env: { DATA_DIR: folder } });
  const app = await start();
  for (const [key, value] of Object.entries(ownSettings)) await app.modules.settings.write(key, value, 'test');
  const others: App[] = [];
  const api = apiClient(app);
  const token = await operatorToken(app, `releases-${path.basename(folder)}`, 'release');
  let live = 0;
  const harness: LoadsHarness = {
    app,
    api,
    clock,
    token,
    async another() {
      const other = await start();
      others.push(other);
      return other;
    },
    async publish(name, version) {
      // Built with the keys of this platform, as a shell must be.
      const keyIds = [await app.modules.releases.registry.signingKid()];
      const files = asBase64(releaseFixture(name, version, { keyIds }).files);
      assert.equal((await api.send(publishRelease, { name, version, files }, { token })).status, 200);
    },
    async promote(name, version, percent = 100) {
      const { value, status } = await api.send(promoteRelease, { name, version, percent }, { token });
      assert.equal(status, 200);
      live = value.sequence;
      return live;
    },
    async ticket({ visitor, address }) {
      const headers: Record<string, string> = visitor ? { cookie: `a=b; visitor=${visitor}` } : {};
      const { value } = await api.send(getStatus, { host: 'localhost' }, { headers, remoteAddress: address });
      assert.ok(value.loadTicket);
      return value.loadTicket;
    },
    async report({ visitor, address }, ticket, reported, more = {}) {
      const loads = reported.map(({ remote = 'remote-games', sequence = live, outcome = 'mounted', ...rest }) => ({
        remote,
        sequence,
        outcome,
        ...(outcome === 'failed' ? { reason: 'load_failed' } : {}),
        ...rest,
      }));
      const headers: Record<string, string> = visitor ? { cookie: `visitor=${visitor}` } : {};
      const options = { headers, remoteAddress: address };
      return (await api.send(reportLoads, { ticket, loads, ...more }, options)).status;
    },
    async load(browser, load) {
      assert.equal(await harness.report(browser, await harness.ticket(browser), [load]), 200);
    },
    rows: () => database.db.select().from(releaseLoads).orderBy(releaseLoads.at),
    health: (minutes = '5') => healthOf(api, token, minutes),
    alerts: async () => (await api.send(listReleaseAlerts, {}, { token })).value.list,
    acts: async () => (await api.send(listReleaseHistory, {}, { token })).value.list,
    async close() {
      for (const one of [...others, app]) await one.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await publishFirst(harness);
  return harness;
}

async function empty({ db }: Database): Promise<void> {
  for (const table of [releases, releaseActs, releaseFreezes, releaseLoads, compositionFaults, releaseAlerts])
    await db.delete(table);
  // Encrypted with the key of another folder.
  await db.execute(sql`delete from delivery_messages`);
}

async function publishFirst({ publish, promote }: LoadsHarness): Promise<void> {
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['remote-games', '1.0.0'],
    ['remote-games', '1.0.1'],
  ] as const)
    await publish(name, version);
  await promote('shell', '1.0.0');
  await promote('remote-games', '1.0.0');
}

/** Returns a browser with its own visitor and address. */
export function browser(at: number): Browser & { visitor: string } {
  return {
    visitor: `visitor-${String(at).padStart(4, '0')}`,
    address: `198.51.${Math.floor(at / 200)}.${1 + (at % 200)}`,
  };
}
