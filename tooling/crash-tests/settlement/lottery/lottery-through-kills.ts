import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TicketView } from '@portal/demo-vendor/lottery/lottery-shapes';
import { seededRandom } from '@portal/platform/demo-data/games-history.rules';
import { startPostgres } from '@portal/platform/testing/database/test-postgres';
import { platformEnvironment, platformProcess } from '../../money/platform-process.ts';
import { studioProcess } from '../../play/studio-process.ts';
import { type Bought, compareTickets } from './compare-tickets.ts';
import { type Killable, killProcesses } from './kill-processes.ts';
import { type LotteryPlayer, seedLottery } from './lottery-fixture.ts';
import { platformFront } from './platform-front.ts';
import { openTicketPage, type TicketPage } from './ticket-page.ts';

interface LotteryKills {
  players: number;
  kills: number;
  seed: number;
}

/** The fast game draws every five seconds: as fast as can be. A whole draw is bought for between two kills. */
const pace = 12;
const drawEveryMs = 5_000;

/**
 * Players buy tickets of a lottery whose studio and two platforms on one database are killed (SIGKILL) in turn, each in
 * the middle of a settlement; then every ticket is settled or refunded once, as its player has seen, and the ledger is
 * balanced. Returns how many parts of tickets were settled.
 */
export async function lotteryThroughKills({ players: count, kills, seed }: LotteryKills): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-lottery-kills-'));
  const server = await startPostgres();
  try {
    const databaseUrl = await server.createDatabase();
    const env = await platformEnvironment(path.join(folder, 'one'), databaseUrl);
    const second = { ...(await platformEnvironment(path.join(folder, 'two'), databaseUrl)), DATA_DIR: env.DATA_DIR };
    const players = await seedLottery(env, count);
    const platforms = [platformProcess(env, folder), platformProcess(second, path.join(folder, 'two'))];
    try {
      for (const platform of platforms) await platform.start();
      const bought = await buyThroughKills({ dataDir: String(env.DATA_DIR), platforms, players, kills, seed });
      for (const platform of platforms) await platform.stop();
      return await compareTickets(env, players, bought);
    } finally {
      for (const platform of platforms) await platform.stop();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Scene {
  dataDir: string;
  platforms: readonly ({ address: string } & Killable)[];
  players: readonly LotteryPlayer[];
  kills: number;
  seed: number;
}

async function buyThroughKills({ dataDir, platforms, players, kills, seed }: Scene): Promise<Bought[]> {
  const front = await platformFront(platforms.map(({ address }) => address));
  const env = { LOTTERY_PACE: String(pace), LOTTERY_HISTORY: '0' };
  const studio = await studioProcess({ dataDir, platform: front.address, env });
  try {
    const addresses = { platform: front.address, studio: studio.address };
    const pages = await Promise.all(players.map((player) => openTicketPage(addresses, player)));
    const killing = killProcesses({
      front,
      studio,
      platforms,
      kills,
      apartMs: drawEveryMs,
      random: seededRandom(seed),
    });
    const buying = pages.map((page, no) => buyUntil(page, `kill-${no}`, () => killing.isOver()));
    // A process that does not come up again ends the test instead of keeping the pages waiting.
    const [tickets] = await Promise.all([Promise.all(buying), killing.done]);
    return await Promise.all(
      tickets.flatMap((ids, no) => {
        const [page, player] = [pages[no], players[no]];
        if (!page || !player) throw new Error('a player without a page');
        return ids.map(async (ticketId) => ({
          playerId: player.playerId,
          ticketId,
          ticket: await whenOver(page, ticketId),
        }));
      }),
    );
  } finally {
    await studio.stop();
    await front.close();
  }
}

/** Buys one ticket after another, every third of three draws; gives the ids of all, also of those that were refused. */
async function buyUntil(page: TicketPage, name: string, isOver: () => boolean): Promise<string[]> {
  const ids: string[] = [];
  while (!isOver()) {
    const ticketId = `${name}-${ids.length}`;
    ids.push(ticketId);
    await page.buy(ticketId, ids.length % 3 === 0 ? 3 : 1);
    await pause(150);
  }
  return ids;
}

const isOpen = ({ draws }: TicketView) =>
  draws.some(({ state }) => state !== 'won' && state !== 'lost' && state !== 'returned');

async function whenOver(page: TicketPage, ticketId: string): Promise<TicketView | undefined> {
  const deadline = Date.now() + 90_000;
  for (;;) {
    const ticket = await page.ticket(ticketId);
    if (!ticket || !isOpen(ticket)) return ticket;
    assert.ok(Date.now() < deadline, `${ticketId} is still open: ${JSON.stringify(ticket.draws)}`);
    await pause(500);
  }
}
