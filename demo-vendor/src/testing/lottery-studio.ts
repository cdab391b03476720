import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import Fastify from 'fastify';
import { createDrawStore } from '../lottery/draws/draw-store.ts';
import type { SlipRequest, TicketView } from '../lottery/lottery-shapes.ts';
import { lotteryRoutes } from '../lottery/routes/lottery-routes.ts';
import type { TicketJournalLine } from '../lottery/tickets/ticket-journal.rules.ts';
import { createTicketStore } from '../lottery/tickets/ticket-store.ts';
import { openStore } from '../store/vendor-store.ts';
import { fakePlatform } from './fake-platform.ts';
import { storeOptions } from './store-options.ts';
import { tinyCatalogue } from './tiny-lottery.ts';
import { tinyRoom } from './tiny-room.ts';
import { virtualClock } from './virtual-clock.ts';
import { withStudio } from './with-studio.ts';

interface StudioOptions {
  balanceMinor?: bigint;
}

export type LotteryStudio = Awaited<ReturnType<typeof makeStudio>>;

/** Runs a test in a studio of tiny lotteries with the page of one player; the test moves the clock. */
export function withLotteryStudio(
  work: (studio: LotteryStudio) => Promise<void>,
  options: StudioOptions = {},
): Promise<void> {
  return withStudio((folder) => makeStudio(folder, options), work);
}

const startMs = Date.UTC(2026, 2, 1, 0, 0, 10);

async function makeStudio(folder: string, { balanceMinor = 1_000_000n }: StudioOptions) {
  const store = await openStore(storeOptions(folder));
  const platform = fakePlatform(balanceMinor);
  const time = virtualClock(startMs);
  const { clock } = time;
  const { gateway } = platform;
  const complaints: object[] = [];
  const log = (message: string, details: object) => complaints.push({ message, details });
  const lines: TicketJournalLine[] = [];
  const ticketStore = createTicketStore([], async (line) => void lines.push(line));
  const seeds: string[] = [];
  const newSeed = () => {
    const seed = sha256(utf8ToBytes(`studio ${seeds.length}`));
    seeds.push(Buffer.from(seed).toString('hex'));
    return seed;
  };
  const drawStore = createDrawStore([], async () => {});
  const { draws, room } = tinyRoom({ ticketStore, drawStore, gateway, clock, log, newSeed });
  const app = Fastify();
  lotteryRoutes(app, { store, gateway, ticketStore, draws, catalogue: tinyCatalogue, room, clock });
  void draws.resume();
  await time.pass(0);

  /** Opens the page of a player in a game, and returns its calls. */
  async function page(playerId: string, gameCode: string) {
    const launchToken = `launch-token-of-${playerId}`;
    platform.launchAs(launchToken, { playerId, launchId: `launch-of-${playerId}`, gameCode });
    const opened = await app.inject({
      method: 'POST',
      url: '/api/lottery/session',
      payload: { launchToken, gameCode },
    });
    const headers = { 'x-session': String(opened.json().session) };
    return {
      opened,
      headers,
      // Awaited here, because an injected call is only sent when it is awaited.
      get: async (url: string) => await app.inject({ method: 'GET', url: `/api/lottery/${url}`, headers }),
      send: async (payload: object) =>
        await app.inject({ method: 'POST', url: '/api/lottery/tickets', headers, payload }),
      ticket: async (ticketId: string): Promise<TicketView> =>
        (await app.inject({ method: 'GET', url: `/api/lottery/tickets/${ticketId}`, headers })).json(),
    };
  }
  const own = await page('player-1', 'MINUTE');
  return {
    app,
    store,
    platform,
    time,
    clock,
    ticketStore: ticketStore,
    draws,
    drawStore: drawStore,
    room,
    lines,
    seeds,
    complaints,
    page,
    own,
    /** Returns the ids of the draws that take bets, soonest first. */
    drawIds: (count: number, gameCode = 'MINUTE') => draws.upcoming(gameCode, count).map(({ drawId }) => drawId),
    /** Sends a slip and returns while it is pending, before any time has passed. */
    async begin(payload: object) {
      const answer = own.send(payload);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return { answer };
    },
  };
}

/** Makes a slip of one line of 2.00 in each draw. */
export function tinySlip(drawIds: string[], change: Partial<SlipRequest> = {}): SlipRequest {
  return {
    ticketId: 'ticket-0001',
    gameCode: 'MINUTE',
    drawIds,
    stopAfterWin: false,
    lines: [{ playType: 'HIT', numbers: ['7'], stake: '1.00', multiple: 2 }],
    total: (2 * Math.max(1, drawIds.length)).toFixed(2),
    ...change,
  };
}
