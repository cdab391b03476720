import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Guess } from '../../hand-views.ts';
import { simulatedPlay } from '../../returns/returns.ts';
import { seededDraw } from '../../seeded-draw.ts';
import { cardsOf } from '../read-cards.ts';
import { type HiLoState, hiLo, isRight, winningRanks, worthOf } from './hi-lo.rules.ts';
import { twoLikelyGuesses } from './two-guesses.ts';

const hand = (text: string): HiLoState => ({ cards: cardsOf(text), guesses: [], isCashed: false });
const played = (text: string, ...actions: string[]) => actions.reduce(hiLo.act, hand(text));
const sides: Guess[] = ['high', 'low'];

test('counts the ranks that make a guess right', () => {
  for (let card = 0; card < 13; card += 1) {
    for (const guess of sides) {
      const right = Array.from({ length: 13 }, (_, next) => next).filter((next) => isRight(card, guess, next));
      assert.equal(right.length, winningRanks(card, guess), `${card} ${guess}`);
      assert.ok(right.length >= 1 && right.length <= 12);
    }
  }
});

test('judges a guess against the next card', () => {
  const table: [string, Guess, boolean][] = [
    ['7c 8d', 'high', true],
    ['7c 7d', 'high', true],
    ['7c 7d', 'low', true],
    ['7c 6d', 'high', false],
    ['Ac Ad', 'high', false],
    ['Ac Ad', 'low', true],
    ['Ac 2d', 'low', false],
    ['Kc Kd', 'low', false],
    ['Kc Kd', 'high', true],
    ['Kc Ad', 'low', true],
  ];
  for (const [text, guess, isWon] of table) {
    assert.equal(hiLo.units(hiLo.act(played(text, guess), 'cash')) > 0, isWon, `${text} ${guess}`);
  }
});

test('returns 97.0 % for one or two guesses from any card, whatever is guessed', () => {
  for (let card = 0; card < 13; card += 1) {
    for (const guess of sides) {
      const one = (winningRanks(card, guess) / 13) * worthOf([card], [guess]);
      assert.ok(Math.abs(one / 10 - hiLo.returnPercent) < 0.05, `${card} ${guess}: ${one}`);
      for (const second of sides) assert.ok(Math.abs(twoGuesses(card, guess, second) / 10 - hiLo.returnPercent) < 0.05);
    }
  }
});

function twoGuesses(card: number, first: Guess, second: Guess): number {
  let sum = 0;
  for (let next = 0; next < 13; next += 1) {
    if (!isRight(card, first, next)) continue;
    sum += (winningRanks(next, second) / 169) * worthOf([card, next], [first, second]);
  }
  return sum;
}

test('shows, offers and pays each step of a hand', () => {
  const open = played('7c 9d 2s Kh', 'high');
  assert.deepEqual(hiLo.show(open), {
    kind: 'hi-lo',
    cards: cardsOf('7c 9d'),
    guesses: ['high'],
    worth: '1.801×',
    next: { high: '4.684×', low: '2.602×' },
    isLost: false,
  });
  assert.deepEqual(
    hiLo.offers(open).map(({ id, label }) => `${id} ${label}`),
    ['high Higher or same', 'low Lower or same', 'cash Cash out'],
  );
  assert.equal(hiLo.units(open), 0);
  assert.equal(hiLo.units(hiLo.act(open, 'cash')), 1801);
  const lost = hiLo.act(open, 'high');
  assert.deepEqual(hiLo.offers(lost), []);
  assert.equal(hiLo.units(lost), 0);
  assert.deepEqual(
    hiLo.offers(hand('Ac 2d')).map(({ label }) => label),
    ['Higher', 'The same'],
  );
});

test('ends after twelve guesses, at a hundred stakes or at a wrong guess, and shows no card early', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.constantFrom(...sides), { minLength: 12, maxLength: 12 }),
      (seed, guesses) => {
        let state = hiLo.begin(seededDraw(seed), undefined);
        for (const guess of guesses) {
          const view = hiLo.show(state);
          assert.ok(view.kind === 'hi-lo' && view.cards.length === state.guesses.length + 1);
          if (hiLo.offers(state).length === 0) break;
          assert.ok(hiLo.offers(state).some(({ id }) => id === hiLo.unattended(state)));
          state = hiLo.act(state, guess);
        }
        assert.deepEqual(hiLo.offers(state), []);
      },
    ),
  );
});

test('lies within the 99.9 % interval for a million hands cashed after two likely guesses', () => {
  const seed = Number(process.env.TEST_SEED ?? 20_261_121);
  const { percent, halfWidth } = simulatedPlay(hiLo, { choice: undefined, rounds: 1_000_000, seed }, twoLikelyGuesses);
  assert.ok(Math.abs(percent - hiLo.returnPercent) <= halfWidth + 0.05, `${percent}, ${halfWidth}`);
});
