import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOfDigits, tinyKind } from '../../../testing/tiny-lottery.ts';
import type { LotteryDraw } from '../../draws/draw.ts';
import type { LotteryTicket, PartState, TicketPart } from '../lottery-ticket.ts';
import { decideTicket } from './decide.rules.ts';
import { judge } from './judge.rules.ts';

type Known = Pick<LotteryDraw, 'state' | 'drawn' | 'corrections'>;

const open: Known = { state: 'open', corrections: 0 };
const cancelled: Known = { state: 'cancelled', corrections: 0 };
const result = (digits: number[], corrections = 0): Known => ({
  state: 'result',
  drawn: boardOfDigits(digits),
  corrections,
});
const won = result([7, 7, 1]);
const lost = result([1, 2, 3]);

const part = (no: number, state: PartState, change: Partial<TicketPart> = {}): TicketPart => ({
  roundId: `r-${no}`,
  drawId: `d-${no}`,
  drawsAt: '',
  state,
  paidMinor: 0,
  gains: [],
  corrections: 0,
  ...change,
});
const ticketOf = (parts: TicketPart[], stopAfterWin = false): LotteryTicket => ({
  ticketId: 't',
  playerId: 'p',
  gameCode: 'MINUTE',
  launchId: 'l',
  sessionId: 's',
  at: '',
  sent: '',
  priceMinor: 333,
  stopAfterWin,
  state: 'taken',
  parts,
  lines: [{ playType: 'HIT', numbers: ['7'], stakeMinor: 111, multiple: 3 }],
});

/** Formats state and amount of every part after the draws, and the reason if it is returned. */
function after(ticket: LotteryTicket, draws: readonly Known[]): string[] {
  const changed = decideTicket(ticket, tinyKind, (drawId) => draws[Number(drawId.slice(2))]);
  const parts = ticket.parts.map((each, no) => changed.find((change) => change.no === no)?.part ?? each);
  return parts.map(({ state, paidMinor, reason, corrections }) =>
    [state, paidMinor, ...(corrections > 0 ? [`c${corrections}`] : []), ...(reason ? [reason] : [])].join(' '),
  );
}
const taken = (count: number, stopAfterWin = false) =>
  ticketOf(
    Array.from({ length: count }, (_, no) => part(no, 'taken')),
    stopAfterWin,
  );

// covers 2.7
test('pays floor(stake x multiple x odds) for each line', () => {
  const lines = [
    { playType: 'HIT', numbers: ['7'], stakeMinor: 111, multiple: 3 },
    { playType: 'HIT', numbers: ['1', '2'], stakeMinor: 1, multiple: 1 },
    { playType: 'HIT', numbers: ['5'], stakeMinor: 500_000, multiple: 1 },
  ];
  // 333 x 4.70 = 1565.1, 1 x 2.35 = 2.35
  assert.deepEqual(judge(tinyKind, lines, boardOfDigits([7, 7, 1])), {
    paidMinor: 1567,
    gains: [
      { line: 0, minor: 1565, hits: [{ won: 'Digit', times: 2 }] },
      { line: 1, minor: 2, hits: [{ won: 'Digit', times: 1 }] },
    ],
  });
});

test('judges each part by the result of its own draw, also losers', () => {
  assert.deepEqual(after(taken(3), [lost, open, won]), ['settling 0', 'taken 0', 'settling 1565']);
  assert.deepEqual(after(taken(2), [{ state: 'closed', corrections: 0 }, cancelled]), [
    'taken 0',
    'returning 0 draw_cancelled',
  ]);
});

test('stop after win: returns parts after the first win, and waits for earlier parts', () => {
  assert.deepEqual(after(taken(3, true), [lost, won, open]), [
    'settling 0',
    'settling 1565',
    'returning 0 stopped_after_win',
  ]);
  assert.deepEqual(after(taken(3, true), [open, won, won]), ['taken 0', 'taken 0', 'taken 0']);
  assert.deepEqual(
    after(taken(3, true), [open, cancelled, open]),
    ['taken 0', 'returning 0 draw_cancelled', 'taken 0'],
    'a cancelled draw goes back before its turn',
  );
  assert.deepEqual(after(taken(3, true), [open, cancelled, won]), ['taken 0', 'returning 0 draw_cancelled', 'taken 0']);
  assert.deepEqual(after(taken(3, true), [cancelled, won, won]), [
    'returning 0 draw_cancelled',
    'settling 1565',
    'returning 0 stopped_after_win',
  ]);
});

test('settles the part of a corrected draw again, and resettles only if the amount has changed', () => {
  const settled = ticketOf([part(0, 'settled', { paidMinor: 1565 }), part(1, 'settled')]);
  assert.deepEqual(after(settled, [result([1, 2, 3], 1), result([7, 1, 2], 2)]), [
    'resettling 0 c1',
    'resettling 782 c2',
  ]);
  assert.deepEqual(after(settled, [result([7, 2, 7], 1), result([4, 5, 6], 1)]), ['settled 1565 c1', 'settled 0 c1']);
  assert.deepEqual(after(settled, [won, lost]), ['settled 1565', 'settled 0'], 'nothing was corrected');
});

test('neither undoes nor causes a stop after win by a correction', () => {
  const stopped = ticketOf(
    [part(0, 'settled', { paidMinor: 1565 }), part(1, 'returned', { reason: 'stopped_after_win' })],
    true,
  );
  assert.deepEqual(after(stopped, [result([1, 2, 3], 1), won]), ['resettling 0 c1', 'returned 0 stopped_after_win']);
  const going = ticketOf([part(0, 'settled'), part(1, 'taken')], true);
  assert.deepEqual(after(going, [result([7, 2, 3], 1), open]), ['resettling 782 c1', 'taken 0']);
});

test("judges no part again while the platform's answer is pending", () => {
  for (const state of ['settling', 'resettling', 'returning', 'returned', 'stuck', 'dropped'] as const)
    assert.deepEqual(after(ticketOf([part(0, state)]), [result([7, 7, 7], 3)]), [`${state} 0`]);
  for (const state of ['asking', 'refused'] as const)
    assert.deepEqual(after({ ...taken(1), state }, [won]), ['taken 0'], 'a slip that does not stand whole');
});
