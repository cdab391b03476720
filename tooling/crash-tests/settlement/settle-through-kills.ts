import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createGateway } from '@portal/demo-vendor/gateway/platform-client';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import { startPostgres } from '@portal/platform/testing/database/test-postgres';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import {
  type ResettleItem,
  type SettleItem,
  vendorResettle,
  vendorSettle,
} from '@portal/shared/contract/vendor-api/batch-settlement';
import { type PlatformProcess, platformEnvironment, platformProcess } from '../money/platform-process.ts';
import { withApp } from '../money/with-app.ts';
import { buyTickets, type Ticket, winOf } from './draw-tickets.ts';
import { type Prepared, preparePlayers } from './prepare-players.ts';
import { readDraw } from './read-draw.ts';
import { inBatches, type Sent, sendBatches } from './send-batches.ts';

interface Kills {
  tickets: number;
  kills: number;
  seed: number;
  /** Settles every round again after a corrected result, also through kills. */
  correctsResult?: boolean;
}

const playerCount = 40;
const itemsInCall = 50;
/** Within this time from the last one the next process is killed, or sooner. */
const workMs = 400;
/** Win of a ticket by the corrected result: that of the next number. */
const correctedWinOf = (no: number): bigint => winOf(no + 1);

/**
 * A draw is settled through two processes of the platform on one database while one or the other is killed (SIGKILL) at random
 * moments; then every ticket is settled once, as the result says, and the ledger holds.
 */
export async function settleThroughKills({ tickets: count, kills, seed, correctsResult }: Kills): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-settle-kills-'));
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    const env = await platformEnvironment(path.join(folder, 'one'), databaseUrl);
    const second = { ...(await platformEnvironment(path.join(folder, 'two'), databaseUrl)), DATA_DIR: env.DATA_DIR };
    const { key, players } = await preparePlayers(env, playerCount);
    const tickets = await withApp(env, (app) => buyTickets(app, players, count));
    const platforms = [platformProcess(env, folder), platformProcess(second, path.join(folder, 'two'))];
    try {
      for (const platform of platforms) await platform.start();
      await throughKills(tickets, { key, platforms, kills, seed, correctsResult: correctsResult ?? false });
    } finally {
      for (const platform of platforms) await platform.stop();
    }
    await check(env, count, correctsResult ? correctedWinOf : winOf);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Setup {
  key: Prepared['key'];
  platforms: readonly PlatformProcess[];
  kills: number;
  seed: number;
  correctsResult: boolean;
}

async function throughKills(tickets: readonly Ticket[], setup: Setup): Promise<void> {
  const gateways = setup.platforms.map(({ address }) => createGateway(address, () => setup.key));
  const random = seededRandom(setup.seed);
  const settle = (batches: readonly SettleItem[][]) =>
    sendBatches<SettleItem>({
      batches,
      gateways,
      clients: 4,
      ask: (to, items) => to.call(vendorSettle, { items: [...items] }),
    });
  const resettle = (batches: readonly ResettleItem[][]) =>
    sendBatches<ResettleItem>({
      batches,
      gateways,
      clients: 4,
      ask: (to, items) => to.call(vendorResettle, { items: [...items] }),
    });

  await workWhile(killing(setup, random), tickets.length, () => settle(inBatches(tickets, itemsInCall)));
  if (!setup.correctsResult) return;
  const corrected = tickets.map(({ playerId, gameCode, roundId }, no) => ({
    transactionId: `${roundId}-corrected`,
    playerId,
    gameCode,
    roundId,
    amount: amountFromMinor(correctedWinOf(no)),
  }));
  await workWhile(killing(setup, random), corrected.length, () => resettle(inBatches(corrected, itemsInCall)));
}

/** Sends everything again and again until the killing is over, and a last time: repeats are answered as at first. */
async function workWhile(killed: Promise<void>, count: number, send: () => Promise<Sent>): Promise<void> {
  let isOver = false;
  const end = killed.finally(() => {
    isOver = true;
  });
  end.catch(() => {});
  const references = new Map<string, string>();
  let again = 0;
  do {
    const sent = await send();
    again += sent.again;
    assert.deepEqual([sent.refused, sent.differing, sent.references.size], [[], [], count]);
    for (const [transactionId, reference] of sent.references) {
      assert.equal(references.get(transactionId) ?? reference, reference, 'a repeat gives the first answer');
      references.set(transactionId, reference);
    }
  } while (!isOver);
  await end;
  assert.ok(again > 0, 'nothing was interrupted');
}

async function killing({ platforms, kills }: Setup, random: () => number): Promise<void> {
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(random() * workMs);
    await platforms[Math.floor(random() * platforms.length)]?.killAndRevive();
  }
}

async function check(env: NodeJS.ProcessEnv, count: number, winOfTicket: (no: number) => bigint): Promise<void> {
  const summary = await withApp(env, readDraw);
  const wins = Array.from({ length: count }, (_, no) => winOfTicket(no));
  const due = wins.reduce((sum, win) => sum + win, 0n);
  assert.equal(summary.ledger.balanced, true, JSON.stringify(summary.ledger));
  assert.deepEqual([summary.settled, summary.rounds, summary.wins, summary.published], [count, count, count, count]);
  assert.equal(summary.winners, wins.filter((win) => win > 0n).length);
  assert.deepEqual([summary.won, summary.paid], [due, due]);
}
