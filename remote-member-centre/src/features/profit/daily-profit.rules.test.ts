import type { BetRow } from '@portal/shared/contract/games/list-bets';
import { profitByDay } from './daily-profit.rules.ts';

function bet(openedAt: string, stake: string, win: string, profit: string, state: BetRow['state'] = 'settled'): BetRow {
  const names = { roundId: openedAt, gameName: 'Koi', gameCode: 'koi', vassalage: 'LANTERN', balanceBefore: '1.00' };
  return { ...names, openedAt, stake, win, profit, state };
}

const utcDay = (time: string) => time.slice(0, 10);

test('sums exactly, by day, oldest first, and leaves out what is not settled', () => {
  const days = profitByDay(
    [
      bet('2026-11-21T10:00:00.000Z', '1.00', '0.00', '-1.00'),
      bet('2026-11-20T10:00:00.000Z', '0.10', '0.30', '0.20'),
      bet('2026-11-20T11:00:00.000Z', '0.20', '0.00', '-0.20'),
      bet('2026-11-20T12:00:00.000Z', '9.00', '0.00', '-9.00', 'open'),
      bet('2026-11-20T13:00:00.000Z', '9.00', '0.00', '0.00', 'rolled_back'),
    ],
    utcDay,
  );
  expect(days).toEqual([
    { day: '2026-11-20', stake: '0.30', win: '0.30', profit: '0.00', rounds: 2 },
    { day: '2026-11-21', stake: '1.00', win: '0.00', profit: '-1.00', rounds: 1 },
  ]);
});

test('no rounds, no days', () => {
  expect(profitByDay([], utcDay)).toEqual([]);
});
