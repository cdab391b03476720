import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LotteryTicket, PartState } from './lottery-ticket.ts';
import { latestTickets } from './ticket-journal.rules.ts';

const oldest = { ticket: '2026-02-01T00:00:00.000Z', refused: '2026-03-03T00:00:00.000Z' };

function isRetained(at: string, ...parts: [drawsAt: string, state: PartState][]): boolean {
  const ticket: LotteryTicket = {
    ticketId: 't',
    playerId: 'p',
    gameCode: 'THAI',
    launchId: 'l',
    sessionId: 's',
    at,
    sent: '',
    lines: [],
    priceMinor: 100,
    stopAfterWin: false,
    state: 'taken',
    parts: parts.map(([drawsAt, state], no) => ({
      roundId: `r-${no}`,
      drawId: `d-${no}`,
      drawsAt,
      state,
      paidMinor: 0,
      gains: [],
      corrections: 0,
    })),
  };
  return latestTickets([{ kind: 'ticket', ticket }], oldest).length === 1;
}

// covers 2.7
test('retains a ticket for a period after its last draw, which may be corrected, whenever it was bought', () => {
  const bought = '2025-06-01T00:00:00.000Z';
  assert.equal(
    isRetained(bought, ['2025-06-16T00:00:00.000Z', 'settled'], ['2026-02-01T00:00:00.000Z', 'settled']),
    true,
  );
  assert.equal(
    isRetained(bought, ['2025-06-16T00:00:00.000Z', 'settled'], ['2026-01-16T00:00:00.000Z', 'settled']),
    false,
  );
  assert.equal(isRetained(bought, ['2025-06-16T00:00:00.000Z', 'taken']), true);
});

test('retains no ticket for returned draws or for a slip that moved no money', () => {
  const bought = '2026-01-01T00:00:00.000Z';
  const later = '2026-09-01T00:00:00.000Z';
  assert.equal(isRetained(bought, ['2026-01-16T00:00:00.000Z', 'settled'], [later, 'returned']), false);
  assert.equal(isRetained('2026-03-01T00:00:00.000Z', [later, 'dropped']), false);
  assert.equal(isRetained('2026-03-04T00:00:00.000Z', [later, 'dropped']), true);
});
