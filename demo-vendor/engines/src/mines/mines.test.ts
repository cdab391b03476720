import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isChoice } from '../engine.ts';
import { seededDraw } from '../seeded-draw.ts';
import { lastStep, type MinesState, mineCounts, mines, minesUnits, safeChance } from './mines.rules.ts';

const field: MinesState = { mines: [0, 7, 24], open: [], isCashed: false };
const played = (...actions: string[]) => actions.reduce(mines.act, field);

/** n over k. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

test('returns 97.0 % at every step of every choice', () => {
  for (const count of mineCounts) {
    for (let step = 1; step <= lastStep(count); step += 1) {
      const chance = choose(25 - count, step) / choose(25, step);
      assert.ok(Math.abs(safeChance(count, step) - chance) < 1e-12);
      const percent = (chance * minesUnits(count, step)) / 10;
      assert.ok(Math.abs(percent - mines.returnPercent) < 0.05, `${count} mines, step ${step}: ${percent}`);
    }
  }
});

test('pays each step by its chance', () => {
  assert.equal(minesUnits(3, 1), 1102, '0.97 x 25 / 22');
  assert.equal(minesUnits(5, 2), 1532, '0.97 x 25 x 24 / (20 x 19)');
  assert.equal(minesUnits(10, 1), 1617, '0.97 x 25 / 15');
  assert.deepEqual(mineCounts.map(lastStep), [22, 18, 10]);
});

test('plays a hand through cells, cash and the mine', () => {
  assert.deepEqual(mines.show(field), {
    kind: 'mines',
    count: 3,
    open: [],
    hit: null,
    worth: null,
    next: '1.102×',
    mines: [],
  });
  const two = played('cell:1', 'cell:2');
  assert.deepEqual(mines.show(two), {
    kind: 'mines',
    count: 3,
    open: [1, 2],
    hit: null,
    worth: '1.26×',
    next: '1.449×',
    mines: [],
  });
  assert.equal(mines.units(two), 0, 'nothing is won before the cash');
  const cashed = mines.act(two, 'cash');
  assert.equal(mines.units(cashed), 1260);
  assert.deepEqual(mines.offers(cashed), []);
  const blown = mines.act(two, 'cell:7');
  assert.equal(mines.units(blown), 0);
  assert.deepEqual(mines.offers(blown), []);
  const view = mines.show(blown);
  assert.ok(view.kind === 'mines' && view.hit === 7 && view.worth === null && view.mines.length === 3);
});

test('allows only closed cells of the field, and cash once something is won', () => {
  const open = (state: typeof field, action: string) => mines.isOpen?.(state, action);
  for (const action of ['cell:0', 'cell:9', 'cell:10', 'cell:24']) assert.equal(open(field, action), true, action);
  for (const action of ['cash', 'cell', 'cell:', 'cell:25', 'cell:01', 'cell:-1', 'cell:1.5', 'cell:1\n', 'x:1']) {
    assert.equal(open(field, action), false, JSON.stringify(action));
  }
  assert.equal(open(played('cell:3'), 'cell:3'), false);
  assert.equal(open(played('cell:3'), 'cash'), true);
  assert.equal(open(played('cell:3', 'cash'), 'cell:4'), false);
});

test('ends at a mine or at the last step in any order of cells, and shows mines only at the end', () => {
  const order = fc.shuffledSubarray(
    Array.from({ length: 25 }, (_, cell) => cell),
    { minLength: 25 },
  );
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...mineCounts), order, (seed, count, cells) => {
      let state = mines.begin(seededDraw(seed), `${count}`);
      assert.equal(new Set(state.mines).size, count);
      for (const cell of cells) {
        if (mines.offers(state).length === 0) break;
        const view = mines.show(state);
        assert.ok(view.kind === 'mines' && view.mines.length === 0);
        assert.ok(mines.isOpen?.(state, mines.unattended(state)));
        state = mines.act(state, `cell:${cell}`);
      }
      assert.deepEqual(mines.offers(state), []);
      const isBlown = state.open.some((cell) => state.mines.includes(cell));
      assert.equal(mines.units(state), isBlown ? 0 : minesUnits(count, lastStep(count)));
    }),
  );
});

test('lies within the 99.9 % interval for a million hands of three cells and three mines', () => {
  const draw = seededDraw(Number(process.env.TEST_SEED ?? 20_261_121));
  const rounds = 1_000_000;
  let safe = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { mines: hidden } = mines.begin(draw, '3');
    if (![4, 12, 20].some((cell) => hidden.includes(cell))) safe += 1;
  }
  const chance = safeChance(3, 3);
  const halfWidth = 3.2905 * Math.sqrt((chance * (1 - chance)) / rounds);
  assert.ok(Math.abs(safe / rounds - chance) <= halfWidth, `${safe / rounds} is not within ${halfWidth} of ${chance}`);
});

test('accepts only the three numbers of mines', () => {
  for (const choice of ['3', '5', '10']) assert.equal(isChoice(mines, choice), true);
  for (const choice of [undefined, '', '4', '25', '0']) assert.equal(isChoice(mines, choice), false);
});
