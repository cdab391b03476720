import assert from 'node:assert/strict';
import type { TicketView } from '@portal/demo-vendor/lottery/lottery-shapes';
import { roundIdOf } from '@portal/demo-vendor/lottery/tickets/lottery-ticket';
import { minorUnits } from '@portal/shared/contract/money/amounts';
import { type LotteryPlayer, openingMinor, readLottery } from './lottery-fixture.ts';

/** A player's ticket, and its outcome as the page shows it. */
export interface Bought {
  playerId: string;
  ticketId: string;
  ticket: TicketView | undefined;
}

/** Compares the platform's ledger with what players see, round by round; returns the number of settled ones. */
export async function compareTickets(
  env: NodeJS.ProcessEnv,
  players: readonly LotteryPlayer[],
  bought: readonly Bought[],
): Promise<number> {
  const summary = await readLottery(env, players);
  const due = new Map(players.map(({ playerId }) => [playerId, openingMinor]));
  const unknown = new Set([...summary.round].filter(([, { state }]) => state !== 'rolled_back').map(([id]) => id));
  let [settled, paid] = [0, 0n];
  for (const { playerId, ticket } of bought) {
    for (const part of ticket?.draws ?? []) {
      if (!ticket) continue;
      const roundId = roundIdOf({ playerId, ...ticket }, part.drawId);
      const round = summary.round.get(roundId);
      unknown.delete(roundId);
      if (part.state === 'returned') {
        assert.ok(round === undefined || round.state === 'rolled_back', `${roundId} was given back: ${round?.state}`);
        continue;
      }
      const [stake, win] = [minorUnits(ticket.price), minorUnits(part.paid)];
      assert.deepEqual(round, { state: 'settled', stake: String(stake), win: String(win) }, roundId);
      due.set(playerId, (due.get(playerId) ?? 0n) - stake + win);
      settled += 1;
      paid += win;
    }
  }
  assert.deepEqual([...unknown], [], 'rounds without a ticket');
  assert.deepEqual(summary.balances, due);
  assert.deepEqual(
    [summary.settled, summary.wins, summary.published],
    [settled, settled, settled],
    'each is settled once',
  );
  assert.deepEqual([summary.won, summary.paid], [paid, paid]);
  assert.equal(summary.ledger.balanced, true, JSON.stringify(summary.ledger));
  return settled;
}
