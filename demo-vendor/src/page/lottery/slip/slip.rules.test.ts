import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aGame, aPlayType, pairType, sizeType } from '../testing/a-play-type.ts';
import { drawsFrom, isLineOf, type SlipLine, slipProblem, slipRequest, slipSums, withLines } from './slip.rules.ts';

const line = (change: Partial<SlipLine> = {}): SlipLine => ({
  playType: '2D',
  numbers: ['07'],
  stakeMinor: 1000,
  multiple: 1,
  ...change,
});

// covers 1
test('prices a slip as lines times multiple times draws', () => {
  const lines = [line(), line({ numbers: ['08'], stakeMinor: 250, multiple: 4 }), line({ numbers: ['09'] })];
  assert.deepEqual(slipSums(lines, 5), { lines: 3, priceMinor: 3000, draws: 5, totalMinor: 15_000 });
  assert.deepEqual(slipSums([], 3), { lines: 0, priceMinor: 0, draws: 3, totalMinor: 0 });
  const request = slipRequest('MB_FAST', lines, { ticketId: 't', drawIds: ['a', 'b'], stopAfterWin: true });
  assert.equal(request.total, '60.00');
  assert.deepEqual(request.lines[1], { playType: '2D', numbers: ['08'], stake: '2.50', multiple: 4 });
  const one = slipRequest('MB_FAST', lines, { ticketId: 't', drawIds: ['a'], stopAfterWin: true });
  assert.equal(one.stopAfterWin, false);
  const instant = slipRequest('ELOTT_STAR', [line({ numbers: [] })], {
    ticketId: 't',
    drawIds: [],
    stopAfterWin: false,
  });
  assert.equal(instant.total, '10.00');
});

// covers 1
test('reports faults before calling the studio', () => {
  const game = aGame();
  const problemOf = (lines: SlipLine[], draws = 1, balance = 1_000_000) =>
    slipProblem(lines, draws, game, balance)?.code;
  assert.equal(problemOf([line()]), undefined);
  assert.equal(problemOf([]), 'empty');
  assert.equal(problemOf([line()], 0), 'no_draw');
  assert.equal(problemOf(Array.from({ length: 21 }, () => line())), 'too_many_lines');
  assert.equal(problemOf([line({ stakeMinor: 99 })]), 'invalid_stake');
  assert.equal(problemOf([line({ stakeMinor: Number.NaN })]), 'invalid_stake');
  for (const multiple of [0, -1, 100, 1_000_000_000, Number.NaN])
    assert.equal(problemOf([line({ multiple })]), 'invalid_multiple', String(multiple));
  assert.equal(problemOf([line({ stakeMinor: 10_000, multiple: 99 })]), 'above_maximum');
  assert.equal(problemOf([line()], 2, 1_999), 'insufficient_balance');
});

test('adds no duplicate line, and none above the limit of the slip', () => {
  const lines = [line(), line({ playType: 'PAIR', numbers: ['01', '02'] })];
  assert.equal(withLines(lines, [line(), line({ playType: 'PAIR', numbers: ['02', '01'] })], 20).length, 2);
  assert.equal(withLines(lines, [line({ numbers: ['55'] }), line({ numbers: ['56'] })], 3).length, 3);
});

test('accepts numbers as a line if they fit the play type', () => {
  assert.ok(isLineOf(aPlayType(), ['07']));
  for (const numbers of [[], ['7'], ['123'], ['07', '08'], ['a7'], ['-1']]) assert.ok(!isLineOf(aPlayType(), numbers));
  assert.ok(isLineOf(pairType, ['01', '02']));
  assert.ok(!isLineOf(pairType, ['01', '01']));
  assert.ok(isLineOf(sizeType, ['BIG']));
  assert.ok(!isLineOf(sizeType, ['big']));
  assert.ok(!isLineOf(undefined, ['BIG']));
});

// covers 1
test('takes consecutive draws from the chosen one for a chase', () => {
  const { draws } = aGame();
  const ids = (first: string | undefined, count: number) => drawsFrom(draws, first, count).map(({ drawId }) => drawId);
  assert.deepEqual(ids('20260301-0002', 5), ['20260301-0002', '20260301-0003']);
  assert.deepEqual(ids('20260301-0009', 5), []);
  assert.deepEqual(ids(undefined, 1), []);
});
