import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { bingo, bingoLines, bingoPrizes, linesDoneAt, printBingoCard } from './bingo.rules.ts';

/** B 1-5, I 16-20, N 31-35 with the free place, G 46-50, O 61-65, row by row. */
const card = [1, 16, 31, 46, 61, 2, 17, 32, 47, 62, 3, 18, 0, 48, 63, 4, 19, 34, 49, 64, 5, 20, 35, 50, 65];
const others = Array.from({ length: 75 }, (_, i) => i + 1).filter((number) => !card.includes(number));

test('finds the ball that completes a line', () => {
  const firstLine = (balls: number[]) => linesDoneAt(card, balls)[0];
  assert.equal(firstLine([1, 16, 31, 46, 61]), 5, 'the top row');
  assert.equal(firstLine([1, 2, 3, 4, 5]), 5, 'the first column');
  assert.equal(firstLine([3, 18, 48, 63]), 4, 'the middle row needs four');
  assert.equal(firstLine([31, 32, 34, 35]), 4, 'the middle column needs four');
  assert.equal(firstLine([1, 17, 49, 65]), 4, 'a diagonal');
  assert.equal(firstLine([61, 47, 19, 5]), 4, 'the other diagonal');
  assert.equal(firstLine([1, 16, 31, 46, ...others]), 99, 'one number short');
  assert.equal(firstLine([1, 16, 31, 46, ...others.slice(0, 20), 61]), 25, 'the ball that completes it counts');
});

test('finds full houses and second lines', () => {
  const numbers = card.filter((number) => number > 0);
  const done = linesDoneAt(card, numbers);
  assert.equal(done.at(-1), 24);
  const two = linesDoneAt(card, [3, 18, 48, 63, 31, 32, 34, 35]);
  assert.deepEqual([two[0], two[1], two[2]], [4, 8, 99]);
  assert.equal(linesDoneAt(card, numbers.slice(0, 23)).at(-1), 99);
});

test('draws five numbers for each column and four for the middle one', () => {
  const draw = seededDraw(6);
  for (let round = 0; round < 300; round += 1) {
    const printed = printBingoCard(draw);
    assert.equal(new Set(printed).size, 25);
    assert.equal(printed[12], 0);
    for (const [cell, number] of printed.entries()) {
      if (cell !== 12) assert.equal(Math.floor((number - 1) / 15), cell % 5);
    }
  }
});

test('pays exactly the prizes that the view lists', () => {
  const draw = seededDraw(7);
  for (let round = 0; round < 3000; round += 1) {
    const { units, view } = bingo.draw(draw, undefined);
    assert.ok(view.kind === 'bingo');
    assert.equal(view.balls.length, 60);
    const done = linesDoneAt(view.card, view.balls);
    const due = bingoPrizes.filter(({ lines, balls }) => (done[lines - 1] ?? 99) <= balls).map(({ prize }) => prize);
    assert.deepEqual(view.prizes.map(({ prize }) => prize).sort(), due.sort(), 'the last ball still counts');
    assert.equal(
      view.prizes.reduce((sum, { stakes }) => sum + stakes, 0),
      units,
    );
  }
});

test('publishes the return counted by inclusion and exclusion over all sets of lines', () => {
  // sets[lines][numbers]: how many sets of that many lines cover that many numbers.
  const sets = Array.from({ length: 13 }, () => new Array<number>(25).fill(0));
  for (let mask = 0; mask < 2 ** bingoLines.length; mask += 1) {
    const lines = bingoLines.filter((_, i) => (mask >> i) & 1);
    const covered = new Set(lines.flat().filter((cell) => cell !== 12)).size;
    const row = sets[lines.length];
    if (row) row[covered] = (row[covered] ?? 0) + 1;
  }
  const allCalled = (numbers: number, balls: number) =>
    Array.from({ length: numbers }, (_, i) => (balls - i) / (75 - i)).reduce((all, each) => all * each, 1);
  const choose = (n: number, k: number) =>
    Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((all, each) => all * each, 1);
  const atLeast = (lines: number, balls: number) => {
    let chance = 0;
    for (let size = lines; size <= 12; size += 1) {
      const sum = (sets[size] ?? []).reduce((all, count, numbers) => all + count * allCalled(numbers, balls), 0);
      chance += (-1) ** (size - lines) * choose(size - 1, lines - 1) * sum;
    }
    return chance;
  };
  const stakes = bingoPrizes.reduce((sum, prize) => sum + prize.stakes * atLeast(prize.lines, prize.balls), 0);
  assert.ok(Math.abs(100 * stakes - bingo.returnPercent) < 0.005, String(100 * stakes));
});
