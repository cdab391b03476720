import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkMoney } from './check-money.ts';
import { startDurablePostgres } from './durable-postgres.ts';
import { httpClient } from './http-client.ts';
import { moneyClient } from './money-client.ts';
import { furnishMoney } from './money-house.ts';
import { platformEnvironment, platformProcess } from './platform-process.ts';
import { seeded } from './seeded.ts';
import { withBooks } from './with-books.ts';
import { repeatLast, workThrough } from './work-through.ts';

export interface Kills {
  /** The process of the platform, by SIGKILL. */
  platform: number;
  /** PostgreSQL, by an immediate stop; with none the embedded database is used where `postgres` is not given. */
  postgres?: number;
  seed: number;
  /** Ends what calls had claimed that were killed, instead of waiting half a minute until it ends by itself. */
  endsLeases?: boolean;
}

const clientCount = 6;
/** Between two kills, so that there is something to interrupt. */
const workMs = 900;
const repeated = 60;
const endLeases = 'update idempotency_records set lease_until = now() where status is null';

/**
 * Members pay in, apply for withdrawals and move money, operators correct, providers call back, while platform and database
 * are killed at random moments; afterwards the books say exactly what everybody was told. Without `postgres` it is
 * the embedded database that has to survive.
 */
export async function moneyThroughKills({ platform: kills, postgres, seed, endsLeases }: Kills): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-money-kills-'));
  const server = postgres === undefined ? undefined : await startDurablePostgres();
  try {
    const env = await platformEnvironment(folder, server ? await server.createDatabase('portal') : '');
    const house = await furnishMoney(env, clientCount);
    const platform = platformProcess(env, folder);
    const random = seeded(seed);
    const victims = shuffled([...Array(kills).fill('platform'), ...Array(postgres ?? 0).fill('postgres')], random);
    const kill = async () => {
      for (const victim of victims) {
        await pause(random() * workMs);
        if (victim === 'platform') await platform.killAndRevive();
        else await server?.crash();
        await platform.ready();
      }
      await pause(workMs);
      if (endsLeases) await server?.run('portal', endLeases);
    };
    try {
      await platform.start();
      const api = httpClient(platform);
      const clients = house.players.map((player) => {
        const own = seeded(Math.ceil(random() * 2_000_000_000));
        return moneyClient({ house, api, address: platform.address, player, random: own });
      });
      const work = await workThrough(clients, endOf(kill()));
      assert.ok(work.unanswered > 0, 'nothing was interrupted');
      await repeatLast(work, repeated);
      await platform.stop();
      await withBooks(env, (app, database) => checkMoney(app, database, house, work.done));
    } finally {
      await platform.stop();
    }
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether it is through; throws what it has failed with. */
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

function shuffled<T>(list: T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
