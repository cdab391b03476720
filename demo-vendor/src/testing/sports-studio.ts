import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import Fastify from 'fastify';
import { createResultReporter } from '../gateway/result-reporter.ts';
import { matchFeedRoute } from '../sports/routes/match-feed.ts';
import { sportsRoutes } from '../sports/routes/sports-routes.ts';
import { createSportsRoom } from '../sports/sports-room.ts';
import type { Board, FixtureView, TicketRequest } from '../sports/sports-shapes.ts';
import type { SportsJournalLine } from '../sports/sports-store.ts';
import { createSportsStore } from '../sports/sports-store.ts';
import { openStore } from '../store/vendor-store.ts';
import { fakePlatform } from './fake-platform.ts';
import { storeOptions } from './store-options.ts';
import { virtualClock } from './virtual-clock.ts';
import { withStudio } from './with-studio.ts';

/** Key by which a test signs calls to the studio. */
export const studioKey = { keyId: 'k1', secret: 's'.repeat(32) };

export type SportsStudio = Awaited<ReturnType<typeof makeStudio>>;

/** Runs a test in a studio with one player who watches a sports game; the test moves the clock. */
export function withSportsStudio(
  gameCode: string,
  work: (studio: SportsStudio) => Promise<void>,
  options: { balanceMinor?: bigint; seed?: string } = {},
): Promise<void> {
  return withStudio((folder) => makeStudio(folder, gameCode, options), work);
}

async function makeStudio(folder: string, gameCode: string, options: { balanceMinor?: bigint; seed?: string }) {
  const store = await openStore(storeOptions(folder));
  const platform = fakePlatform(options.balanceMinor ?? 1_000_000n);
  const time = virtualClock(Date.UTC(2026, 2, 1));
  const { clock } = time;
  const { gateway } = platform;
  const lines: SportsJournalLine[] = [];
  const sportsStore = createSportsStore([], async (line) => void lines.push(line));
  const complaints: object[] = [];
  const log = (message: string, details: object) => complaints.push({ message, details });
  const report = createResultReporter({ gateway, clock, log });
  const seeds: string[] = [];
  const newSeed = () => {
    const seed = sha256(utf8ToBytes(`${options.seed ?? 'studio'} ${seeds.length}`));
    seeds.push(Buffer.from(seed).toString('hex'));
    return seed;
  };
  const room = createSportsRoom({ sportsStore, gateway, clock, log, report, newSeed, pace: 1 });
  const app = Fastify();
  sportsRoutes(app, { store, gateway, sportsStore, room, clock });
  matchFeedRoute(app, { room, now: clock.now, key: () => studioKey });
  platform.launch(gameCode);
  const launchToken = 'launch-token-of-the-test';
  const opened = await app.inject({ method: 'POST', url: '/api/sports/session', payload: { launchToken, gameCode } });
  const headers = { 'x-session': opened.json().session };
  const leave = room.watch(gameCode, {
    playerId: 'player-1',
    board: () => {},
    fixture: () => {},
    ticket: () => {},
    end: () => {},
  });
  await time.pass(0);
  // Awaited here, because an injected call is only sent when it is awaited.
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    await app.inject({ method, url, headers, payload });
  const board = async () => (await ask('GET', '/api/sports/board')).json() as Board;
  return {
    app,
    store,
    platform,
    time,
    clock,
    sportsStore: sportsStore,
    room,
    lines,
    seeds,
    complaints,
    leave,
    ask,
    board,
    session: opened.json(),
    send: (request: object) => ask('POST', '/api/sports/tickets', request),
    /** Sends a ticket and returns while it is pending, before any time has passed. */
    async begin(request: object) {
      const answer = ask('POST', '/api/sports/tickets', request);
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return { answer };
    },
    /** Returns an upcoming match of the board; the first, or a later one. */
    async upcoming(no = 0): Promise<FixtureView> {
      const { fixtures } = await board();
      const match = fixtures.filter(({ phase }) => phase === 'upcoming')[no];
      if (!match) throw new Error(`no match ${no} to come`);
      return match;
    },
  };
}

/** Makes a leg on a selection of a market of a match, as a page sends it. */
export function legOf(match: FixtureView, marketNo = 0, selectionNo = 0): TicketRequest['legs'][number] {
  const market = match.markets[marketNo];
  const selection = market?.selections[selectionNo];
  if (!market || !selection) throw new Error(`${match.fixtureId} has no market ${marketNo}`);
  return {
    fixtureId: match.fixtureId,
    market: market.id,
    selection: selection.id,
    price: selection.price,
    version: match.version,
  };
}

export function ticketOn(legs: TicketRequest['legs'], change: object = {}) {
  return { ticketId: 'ticket-0001', stake: '10.00', accept: 'none', legs, ...change };
}
