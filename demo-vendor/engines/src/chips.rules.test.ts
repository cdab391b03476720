import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chipsText, readChips } from './chips.rules.ts';
import { isChoice, partsOf, winMinor } from './engine.ts';
import { spots } from './roulette/roulette.rules.ts';
import { roulette } from './roulette/roulette-game.rules.ts';

test('parses chips as they were written', () => {
  const laid = fc.uniqueArray(
    fc.record(
      { spot: fc.constantFrom(...spots.map(({ id }) => id)), count: fc.integer({ min: 1, max: 1000 }) },
      { noNullPrototype: true },
    ),
    { minLength: 1, maxLength: 20, selector: ({ spot }) => spot },
  );
  fc.assert(fc.property(laid, (chips) => assert.deepEqual(readChips(spots, chipsText(chips)), chips)));
});

test('refuses any other text', () => {
  const twentyOne = spots.slice(0, 21).map(({ id }) => ({ spot: id, count: 1 }));
  const wrong = [
    '',
    'red',
    'red:',
    'red:0',
    'red:01',
    'red:1001',
    'red:-1',
    'red:1.5',
    'red:1e2',
    'rot:1',
    'red:1,',
    'red:1,red:1',
  ];
  for (const text of [...wrong, 'red:1;black:1', ' red:1', 'red:1\n', chipsText(twentyOne), '__proto__:1']) {
    assert.equal(readChips(spots, text), undefined, JSON.stringify(text));
    assert.equal(isChoice(roulette, text), false);
  }
  assert.equal(isChoice(roulette, undefined), false);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readChips(spots, text);
      assert.ok(read === undefined || chipsText(read) === text);
    }),
  );
});

test('treats each chip as an equal part of the stake', () => {
  const choice = 'red:2,17:1,0-1-2-3:7';
  assert.equal(partsOf(roulette, choice), 10);
  const outcome = roulette.draw(() => 1, choice);
  assert.deepEqual(outcome, { units: 2 * 2 + 7 * 9, view: { kind: 'roulette', choice, number: 1 } });
  assert.equal(winMinor(roulette, 1000, outcome, choice), 6700);
});
