import type { Draw } from '@portal/engines/engine';
import { amountFromMinor } from '@portal/shared/contract/money/amounts';
import type { LotteryLife } from '../../../testing/crashable-lottery.ts';
import { amountOf } from '../../../tickets/amount-of.ts';
import type { SentSlip } from '../slips/new-ticket.ts';

/** Makes the page session of a player. */
export const pageOf = (playerId: string): SentSlip['session'] => ({
  playerId,
  sessionId: `page-of-${playerId}`,
  launchId: `launch-of-${playerId}`,
  chainSecret: '0b'.repeat(32),
});

const games = ['MINUTE', 'OTHER', 'NOW'];
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Makes a random slip: most are valid, some are late or exceed the balance. */
export function randomSlip({ draws }: LotteryLife, draw: Draw, ticketId: string): SentSlip {
  const gameCode = games[draw(games.length)] ?? 'MINUTE';
  const upcoming = gameCode === 'NOW' ? [] : draws.upcoming(gameCode, 20);
  const from = draw(3) === 0 ? draw(4) : 0;
  const count = draw(2) === 0 ? 1 : 1 + draw(7);
  const drawIds = upcoming.slice(from, from + count).map(({ drawId }) => drawId);
  const lines = Array.from({ length: 1 + draw(4) }, () => {
    const first = draw(10);
    const numbers = Array.from({ length: 1 + draw(3) }, (_, i) => digits[(first + i * 3) % 10] ?? '0');
    return { playType: 'HIT', numbers, stakeMinor: 101 + draw(900), multiple: 1 + draw(5) };
  });
  const price = lines.reduce((sum, { stakeMinor, multiple }) => sum + BigInt(stakeMinor * multiple), 0n);
  return {
    session: pageOf(`player-${draw(12)}`),
    request: {
      ticketId,
      gameCode,
      drawIds,
      stopAfterWin: draw(2) === 0,
      lines: lines.map(({ stakeMinor, ...line }) => ({ ...line, stake: amountOf(stakeMinor) })),
      total: amountFromMinor(price * BigInt(Math.max(1, drawIds.length))),
    },
  };
}
