import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { vendorSettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import { findLotteryGame, lotteryGames } from '../../../games/lottery-games.ts';
import type { Gateway } from '../../../gateway/platform-client.ts';
import { fakePlatform } from '../../../testing/fake-platform.ts';
import { virtualClock } from '../../../testing/virtual-clock.ts';
import { withTempFolder } from '../../../testing/with-temp-folder.ts';
import { betIdOf } from '../../../tickets/transactions.ts';
import type { Draws, LotteryDraw } from '../../draws/draw.ts';
import { createLotteryRoom } from '../../lottery-room.ts';
import { findKind } from '../../rules/find-kind.ts';
import { keyOf, type LotteryTicket, roundIdOf } from '../lottery-ticket.ts';
import { openTicketStore } from '../open-ticket-store.ts';
import { judge } from '../settlement/judge.rules.ts';

const gameCode = 'FAST_1';
const nowMs = Date.UTC(2026, 2, 1);
const at = new Date(nowMs).toISOString();
const draw: LotteryDraw = {
  gameCode,
  drawId: '20260301-0001',
  opensAt: at,
  closesAt: at,
  drawsAt: at,
  state: 'result',
  corrections: 0,
  commitment: '',
  seed: '',
  drawn: [{ prize: 'BALLS', numbers: ['6', '8', '0', '3', '7'] }],
};

function ticketNo(no: number): LotteryTicket {
  const [playerId, ticketId] = [`player-${no % 5000}`, `ticket-${no}`];
  const roundId = roundIdOf({ gameCode, playerId, ticketId }, draw.drawId);
  const numbers = [['BIG', 'SMALL', 'ODD', 'EVEN'][no % 4] ?? 'BIG'];
  return {
    ticketId,
    playerId,
    gameCode,
    launchId: 'l-1',
    sessionId: 's-1',
    at,
    sent: '',
    state: 'taken',
    lines: [{ playType: 'BIG_SMALL', numbers, stakeMinor: 100, multiple: 1 }],
    priceMinor: 100,
    stopAfterWin: false,
    parts: [{ roundId, drawId: draw.drawId, drawsAt: at, state: 'taken', paidMinor: 0, gains: [], corrections: 0 }],
  };
}

/** Measurements of judging and sending tickets of one draw; times in milliseconds. */
interface Settled {
  ms: number;
  /** Longest turn of the event loop by CPU time, during which nothing else runs. */
  longestMs: number;
  calls: number;
}

/** Formats the measurements for the test output; speed is not asserted. */
export function settledInWords({ ms, longestMs, calls }: Settled): string {
  return `${Math.round(ms)} ms, ${calls} calls, nothing else for ${Math.round(longestMs)} ms at most`;
}

/** Judges and settles tickets of one draw from a journal on disk, and checks each against the fake platform. */
export async function settleMany(count: number): Promise<Settled> {
  const platform = fakePlatform(1_000_000_000_000n);
  let calls = 0;
  const gateway: Gateway = {
    async call(call, input) {
      if (call.path === vendorSettle.path) calls += 1;
      // An answer takes a turn of the event loop, as one from the network does.
      await new Promise((resolve) => setImmediate(resolve));
      return platform.gateway.call(call, input);
    },
  };
  let hear: (draw: LotteryDraw) => void = () => assert.fail('nobody listens to the draws');
  const draws: Draws = {
    upcoming: () => [],
    past: () => [draw],
    find: () => draw,
    takesTickets: () => false,
    onChange(listener) {
      hear = listener;
      return () => {};
    },
  };
  const settled: Settled = { ms: 0, longestMs: 0, calls: 0 };
  await withTempFolder(async (folder) => {
    const log = (message: string, details: object) => assert.fail(`${message} ${JSON.stringify(details)}`);
    const { store: ticketStore, close } = await openTicketStore({ folder, now: () => nowMs, log });
    const tickets = Array.from({ length: count }, (_, no) => ticketNo(no));
    await Promise.all(tickets.map((ticket) => ticketStore.open(ticket)));
    for (const { parts, priceMinor } of tickets)
      for (const { roundId } of parts)
        platform.rounds.set(roundId, {
          state: 'open',
          transactions: [{ transactionId: betIdOf(roundId), kind: 'bet', amount: (priceMinor / 100).toFixed(2) }],
        });
    const catalogue = {
      games: lotteryGames,
      find: findLotteryGame,
      kindOf: ({ kind }: (typeof lotteryGames)[number]) => findKind(kind),
    };
    const { clock } = virtualClock(nowMs);
    createLotteryRoom({ ticketStore, draws, catalogue, gateway, clock, log });
    const longest = watchTurns();
    const began = performance.now();
    hear(draw);
    // Wait for the postings first, because listing all tickets is slow.
    while (platform.posted.length < count) await pause(20);
    while (ticketStore.openTickets().length > 0) await pause(20);
    Object.assign(settled, { ms: performance.now() - began, longestMs: longest(), calls });
    const kind = findKind('five-digits');
    for (const ticket of tickets) {
      const { paidMinor } = judge(kind, ticket.lines, draw.drawn ?? []);
      const [part] = ticketStore.ticket(keyOf(ticket))?.parts ?? [];
      const round = platform.rounds.get(part?.roundId ?? '');
      assert.deepEqual([part?.state, part?.paidMinor, round?.state], ['settled', paidMinor, 'settled']);
      assert.equal(round?.transactions[1]?.amount, (paidMinor / 100).toFixed(2));
    }
    assert.equal(platform.posted.length, count, 'each once, losers too');
    await close();
  });
  return settled;
}

/** Measures the turns of the event loop; the returned function returns the longest, in milliseconds. */
function watchTurns(): () => number {
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = worked();
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return () => {
    clearInterval(timer);
    return longest;
  };
}
