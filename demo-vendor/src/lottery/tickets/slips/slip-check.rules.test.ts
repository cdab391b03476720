import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tinyCatalogue, tinyKind } from '../../../testing/tiny-lottery.ts';
import type { LotteryDraw } from '../../draws/draw.ts';
import type { SlipRequest } from '../../lottery-shapes.ts';
import { checkSlip } from './slip-check.rules.ts';

const closesAt = '2026-03-01T00:00:55.000Z';
const drawOf = (no: number, state: LotteryDraw['state'] = 'open'): LotteryDraw => ({
  gameCode: 'MINUTE',
  drawId: `20260301-${String(no).padStart(4, '0')}`,
  state,
  corrections: 0,
  opensAt: closesAt,
  closesAt,
  drawsAt: '2026-03-01T00:01:00.000Z',
  commitment: '',
  seed: '',
});
const upcoming = Array.from({ length: 20 }, (_, no) => drawOf(no + 2));
const known = [drawOf(0, 'result'), drawOf(1, 'closed'), ...upcoming, drawOf(40)];
const draws = {
  upcoming: (_gameCode: string, count: number) => upcoming.slice(0, count),
  find: (_gameCode: string, drawId: string) => known.find((draw) => draw.drawId === drawId),
  takesTickets: ({ state }: LotteryDraw) => state === 'open',
};
const game = tinyCatalogue.find('MINUTE') ?? assert.fail();
const instant = tinyCatalogue.find('NOW') ?? assert.fail();

type Line = SlipRequest['lines'][number];
const line = (change: Partial<Line> = {}): Line => ({
  playType: 'HIT',
  numbers: ['7'],
  stake: '1.00',
  multiple: 2,
  ...change,
});
const slip = (change: Partial<SlipRequest> = {}): SlipRequest => ({
  ticketId: 'ticket-0001',
  gameCode: 'MINUTE',
  drawIds: ['20260301-0002'],
  lines: [line()],
  stopAfterWin: false,
  total: '2.00',
  ...change,
});
const check = (change: Partial<SlipRequest>, of = game) => checkSlip({ game: of, kind: tinyKind, draws }, slip(change));
const id = (no: number) => drawOf(no).drawId;
const row = (from: number, count: number) => Array.from({ length: count }, (_, no) => id(from + no));

// covers 2.7
test('computes the exact price of a valid slip, for one draw and several in a row', () => {
  const good = check({});
  assert.deepEqual(good, {
    kind: 'good',
    lines: [{ playType: 'HIT', numbers: ['7'], stakeMinor: 100, multiple: 2 }],
    draws: [upcoming[0]],
    priceMinor: 200,
  });
  assert.equal(check({ drawIds: row(2, 20), total: '40.00' }).kind, 'good');
  assert.equal(check({ drawIds: row(5, 3), total: '6.00' }).kind, 'good', 'a chase may begin later');
  const most = { lines: Array.from({ length: 50 }, () => line({ stake: '0.10', multiple: 999 })) };
  assert.equal(check({ ...most, total: '4995.00' }).kind, 'good');
  for (const [stake, multiple, total] of [
    ['0.1', 10, '1.00'],
    ['1', 1, '1.00'],
    ['1.5', 999, '1498.50'],
    ['5000', 1, '5000.00'],
  ] as const)
    assert.equal(check({ lines: [line({ stake, multiple })], total }).kind, 'good', stake);
  assert.equal(check({ gameCode: 'NOW', drawIds: [] }, instant).kind, 'good');
});

const refused: [why: string, change: Partial<SlipRequest>, code: string, about?: object][] = [
  ['a draw that has a result', { drawIds: [id(0)] }, 'draw_closed', { drawId: id(0) }],
  ['a draw that has closed', { drawIds: [id(1)] }, 'draw_closed', { drawId: id(1) }],
  ['the second of its draws has closed', { drawIds: [id(2), id(1)] }, 'draw_closed', { drawId: id(1) }],
  ['a draw unknown', { drawIds: ['20991231-0001'] }, 'unknown_draw', { drawId: '20991231-0001' }],
  ['a draw of the object', { drawIds: ['constructor'] }, 'unknown_draw', { drawId: 'constructor' }],
  ['a draw too far ahead', { drawIds: [id(40)] }, 'unknown_draw', { drawId: id(40) }],
  ['no draw', { drawIds: [] }, 'unknown_draw'],
  ['a draw left out', { drawIds: [id(2), id(4)] }, 'draws_not_in_order', { drawId: id(4) }],
  ['draws backwards', { drawIds: [id(3), id(2)] }, 'draws_not_in_order', { drawId: id(2) }],
  ['a draw twice', { drawIds: [id(2), id(2)] }, 'draws_not_in_order', { drawId: id(2) }],
  ['21 draws', { drawIds: row(2, 21) }, 'too_many_draws'],
  ['51 lines', { lines: Array.from({ length: 51 }, () => line()) }, 'too_many_lines'],
  ['no line', { lines: [] }, 'too_many_lines'],
  ['a play type unknown', { lines: [line({ playType: 'toString' })] }, 'unknown_play_type', { line: 0 }],
  ['a number out of range', { lines: [line(), line({ numbers: ['10'] })] }, 'invalid_number', { line: 1 }],
  ['a number that is none', { lines: [line({ numbers: ['x'] })] }, 'invalid_number', { line: 0 }],
  ['a number twice', { lines: [line({ numbers: ['7', '7'] })] }, 'repeated_number', { line: 0 }],
  ['no number', { lines: [line({ numbers: [] })] }, 'too_few_numbers', { line: 0 }],
  ['four numbers', { lines: [line({ numbers: ['1', '2', '3', '4'] })] }, 'too_many_numbers', { line: 0 }],
  ...[
    ...['1,00', '', ' 1', '1e2', 'NaN', 'Infinity', '.5', '1.', '01.00'].map(
      (text) => [text, 'invalid_stake'] as const,
    ),
    ...['0', '0.00', '0.0'].map((text) => [text, 'zero_stake'] as const),
    ...['-1.00', '-0.01', '-1', '-1.001'].map((text) => [text, 'negative_stake'] as const),
    ...['1.001', '1.000'].map((text) => [text, 'stake_decimals'] as const),
    ...['0.09', '0.01'].map((text) => [text, 'line_below_minimum'] as const),
    ...['5000.01', '999999999999', '9'.repeat(30)].map((text) => [text, 'line_above_maximum'] as const),
  ].map(([stake, code]): [string, Partial<SlipRequest>, string, object] => [
    `a stake of "${stake}"`,
    { lines: [line({ stake })] },
    code,
    { line: 0 },
  ]),
  ...[0, -1, 1.5, 1000, 1_000_000_000, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].map(
    (multiple): [string, Partial<SlipRequest>, string, object] => [
      `a multiple of ${multiple}`,
      { lines: [line({ multiple })] },
      'invalid_multiple',
      { line: 0 },
    ],
  ),
  ['too little for a draw', { lines: [line({ stake: '0.10', multiple: 9 })], total: '0.90' }, 'below_minimum'],
  ['too much for a draw', { lines: [line({ stake: '5000.00', multiple: 999 })] }, 'above_maximum'],
  ['too much together', { lines: [line({ stake: '3000' }), line({ stake: '2000' })] }, 'above_maximum'],
  ['a total of one draw for two', { drawIds: row(2, 2) }, 'total_differs'],
  ...['1.99', '2.01', '2', '-2.00', '2.000', '', 'two', '1e0', '999999999999999999.00'].map(
    (total): [string, Partial<SlipRequest>, string] => [`a total of "${total}"`, { total }, 'total_differs'],
  ),
];

for (const [description, change, code, about] of refused)
  test(`refuses with a code: ${description}`, () => {
    assert.deepEqual(check(change), { kind: 'bad', refusal: { code, ...about } });
  });

test('refuses draws in an instant game', () => {
  assert.deepEqual(check({ gameCode: 'NOW' }, instant), {
    kind: 'bad',
    refusal: { code: 'unknown_draw', drawId: id(2) },
  });
});
