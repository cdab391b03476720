import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Engine, isChoice, partsOf, winMinor } from '../engine.ts';
import { deepKinds, type FishKind, reefKinds } from './fish-kinds.ts';
import { chanceOf, fishingDeep, fishingReef, readShots } from './fishing.rules.ts';

/** Makes a draw that returns these numbers in turn and records the bounds it was called with. */
function scripted(...numbers: number[]) {
  const bounds: number[] = [];
  const draw = (bound: number) => {
    bounds.push(bound);
    return numbers[bounds.length - 1] ?? bound - 1;
  };
  return { draw, bounds };
}

const rounds: { game: Engine; choice: string; drawn: number[]; bounds: number[]; pays: number[] }[] = [
  { game: fishingReef, choice: '1', drawn: [95], bounds: [200], pays: [2] },
  { game: fishingReef, choice: '1', drawn: [96], bounds: [200], pays: [0] },
  { game: fishingReef, choice: '3,3,7', drawn: [0, 399, 95], bounds: [400, 400, 1000], pays: [4, 0, 10] },
  { game: fishingReef, choice: '16', drawn: [95], bounds: [12_000], pays: [120] },
  { game: fishingReef, choice: '17,1', drawn: [95, 5, 0], bounds: [2500, 6, 200], pays: [50, 2] },
  { game: fishingReef, choice: '18', drawn: [0, 0], bounds: [5000, 5], pays: [20] },
  { game: fishingReef, choice: '18', drawn: [96], bounds: [5000], pays: [0] },
  { game: fishingDeep, choice: '19,19', drawn: [95, 4, 19_999], bounds: [20_000, 5, 20_000], pays: [300, 0] },
  { game: fishingDeep, choice: '16,2', drawn: [12, 95], bounds: [15_000, 300], pays: [150, 3] },
];

for (const { game, choice, drawn, bounds, pays } of rounds) {
  test(`${game.id}: shots at ${choice} with ${drawn} bring ${pays}`, () => {
    const script = scripted(...drawn);
    const outcome = game.draw(script.draw, choice);
    assert.deepEqual(script.bounds, bounds);
    assert.deepEqual(outcome.view, { kind: 'fishing', choice, pays });
    assert.equal(
      outcome.units,
      pays.reduce((sum, each) => sum + each, 0),
    );
    assert.equal(game.unitsOf?.(scripted(...drawn).draw, choice), outcome.units);
  });
}

test('treats each shot as an equal part of the stake and pays multiples of it', () => {
  const choice = '3,3,7';
  assert.equal(partsOf(fishingReef, choice), 3);
  const outcome = fishingReef.draw(scripted(0, 399, 95).draw, choice);
  assert.equal(winMinor(fishingReef, 150, outcome, choice), 14 * 50);
});

/** Computes the return of one shot in percent over every number that can be drawn. */
function countedReturn(kind: FishKind): number {
  const { hits, of } = chanceOf(kind);
  const paid = kind.pays.reduce((sum, each) => sum + each * hits, 0);
  return (100 * paid) / (of * kind.pays.length);
}

for (const [game, kinds] of [
  [fishingReef, reefKinds],
  [fishingDeep, deepKinds],
] as const) {
  // covers 2.7
  test(`${game.id}: returns exactly the published percentage for every kind, from 2 to 200 and more`, () => {
    for (const kind of kinds) {
      assert.equal(countedReturn(kind), game.returnPercent, kind.name);
      assert.ok(Number.isInteger(chanceOf(kind).of), kind.name);
    }
    assert.ok(kinds.length >= 12);
    assert.deepEqual([Math.min(...kinds.flatMap(({ pays }) => pays)), kinds.at(-1)?.pays.at(-1)], [2, 300]);
    assert.equal(new Set(kinds.map(({ name }) => name)).size, kinds.length);
  });
}

test('parses one to ten known kinds, in one notation only', () => {
  const shots = fc.array(fc.integer({ min: 1, max: reefKinds.length }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(shots, (kinds) => {
      const read = readShots(reefKinds, kinds.join(','));
      assert.deepEqual(
        read?.map((kind) => reefKinds.indexOf(kind) + 1),
        kinds,
      );
    }),
  );
});

// covers 2.7
test('refuses any other list of shots', () => {
  const eleven = Array.from({ length: 11 }, () => '1').join(',');
  const wrong = [
    '',
    ' ',
    '0',
    '20',
    '99',
    '-1',
    '1.5',
    '1e1',
    '01',
    '1,',
    ',1',
    '1,,2',
    '1, 2',
    ' 1',
    '1 ',
    '1\n',
    '1;2',
  ];
  for (const text of [...wrong, eleven, '1,20', '1,-3', '１', 'constructor', '__proto__', '1,'.repeat(200_000)]) {
    assert.equal(isChoice(fishingReef, text), false, JSON.stringify(text.slice(0, 30)));
    assert.equal(readShots(reefKinds, text), undefined);
  }
  assert.equal(isChoice(fishingReef, undefined), false);
  fc.assert(
    fc.property(fc.string(), (text) => {
      assert.ok(readShots(reefKinds, text) === undefined || /^[\d,]+$/.test(text));
    }),
  );
});
