import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '@portal/platform/app';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import type { Database } from '@portal/platform/kernel/database/database';
import type { ApiClient } from '@portal/platform/testing/api-client';
import { type DurableServer, startDurablePostgres } from './durable-postgres.ts';
import { httpClient } from './http-client.ts';
import { type PlatformProcess, platformEnvironment, platformProcess } from './platform-process.ts';
import { type Client, type DoneOf, repeatLast, runClients, type Wanted } from './run-clients.ts';
import { withApp } from './with-app.ts';

export interface Kills {
  /** The process of the platform, by SIGKILL. */
  platform: number;
  /** PostgreSQL, by an immediate stop; where it is not given the embedded database is used. */
  postgres?: number;
  seed: number;
  /** Ends claims of killed calls at once, which would otherwise take half a minute. */
  endsLeases?: boolean;
}

/** How a client reaches the platform, and what its choices are drawn by. */
interface Reach {
  api: ApiClient;
  address: string;
  random: () => number;
}

/** Participants, and conditions that must hold afterwards. */
interface Scene<Fixture, O extends Wanted> {
  /** In a platform whose process is not running yet. */
  seed(env: NodeJS.ProcessEnv): Promise<Fixture>;
  /** Each has a random source of its own. */
  clients(fixture: Fixture, reachOf: () => Reach): Client<O>[];
  expected: ReadonlySet<string>;
  check(app: App, database: Database, fixture: Fixture, done: readonly DoneOf<O>[]): Promise<void>;
}

/** Between two kills, so that there is something to interrupt. */
const workMs = 900;
const repeated = 60;
const endLeases = 'update idempotency_records set lease_until = now() where status is null';
/** A killed job would rest for two minutes. */
const endJobLeases = 'update job_runs set lease_until = now() where finished_at is null';

/**
 * Runs clients while platform and database are killed at random; afterwards the scene compares the database with their
 * responses. Without `postgres` the embedded database has to survive.
 */
export async function throughKills<Fixture, O extends Wanted>(kills: Kills, scene: Scene<Fixture, O>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-kills-'));
  const server = kills.postgres === undefined ? undefined : await startDurablePostgres();
  try {
    const env = await platformEnvironment(folder, server ? await server.createDatabase('portal') : '');
    const fixture = await scene.seed(env);
    const platform = platformProcess(env, folder);
    const random = seededRandom(kills.seed);
    const own = () => seededRandom(Math.ceil(random() * 2_000_000_000));
    const killed = { platform, server, kills, random: own() };
    try {
      await platform.start();
      const api = httpClient(platform);
      const clients = scene.clients(fixture, () => ({ api, address: platform.address, random: own() }));
      const work = await runClients(clients, { expected: scene.expected, isOver: endOf(kill(killed)) });
      assert.ok(work.unanswered > 0, 'nothing was interrupted');
      await repeatLast(work, repeated);
      await platform.stop();
      await server?.run('portal', endJobLeases);
      await withApp(env, (app, database) => scene.check(app, database, fixture, work.done));
    } finally {
      await platform.stop();
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Killed {
  platform: PlatformProcess;
  server: DurableServer | undefined;
  kills: Kills;
  random: () => number;
}

async function kill({ platform, server, kills, random }: Killed): Promise<void> {
  const victims = [...Array(kills.platform).fill('platform'), ...Array(kills.postgres ?? 0).fill('postgres')];
  for (const victim of shuffled(victims, random)) {
    await pause(random() * workMs);
    if (victim === 'platform') await platform.killAndRevive();
    else await server?.crash();
    await platform.ready();
    await server?.run('portal', endJobLeases);
  }
  await pause(workMs);
  if (kills.endsLeases) await server?.run('portal', endLeases);
}

/** Whether it has finished; throws its error. */
function endOf(work: Promise<void>): () => boolean {
  let isThrough = false;
  let failure: unknown;
  work
    .catch((error: unknown) => {
      failure = error;
    })
    .finally(() => {
      isThrough = true;
    });
  return () => {
    if (failure) throw failure;
    return isThrough;
  };
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
