import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededDraw } from '../../seeded-draw.ts';
import { blackjackValue } from '../blackjack-value.rules.ts';
import { cardsOf } from '../read-cards.ts';
import { countBlackjack, simulatedHands } from './best-play.ts';
import { type BlackjackState, blackjack, dealerCards, playerCards } from './blackjack.rules.ts';

const hand = (shoe: string): BlackjackState => ({
  shoe: cardsOf(shoe),
  taken: 0,
  isDoubled: false,
  isStanding: false,
});
const played = (shoe: string, ...actions: string[]) => actions.reduce(blackjack.act, hand(shoe));

test('counts an ace as eleven while the total stays within 21', () => {
  const table: [string, number, boolean][] = [
    ['As Kd', 21, true],
    ['As Ad', 12, true],
    ['As 5d Kc', 16, false],
    ['As 5d 5c', 21, true],
    ['Ks Qd 2c', 22, false],
    ['As Ad Kd 9c', 21, false],
  ];
  for (const [text, total, isSoft] of table) assert.deepEqual(blackjackValue(cardsOf(text)), { total, isSoft }, text);
});

test('deals player, dealer, player, dealer, then the cards taken', () => {
  const table: [string, string[], string, number][] = [
    ['As 9d Kc 8h', [], 'blackjack', 5],
    ['As Ad Kc Kh', [], 'push', 2],
    ['9s Ad Kc Kh', [], 'lose', 0],
    ['9s Kd Kc Ah', [], 'lose', 0],
    ['9s Kd Kc 8h', ['stand'], 'win', 4],
    ['9s Kd Kc 9h', ['stand'], 'push', 2],
    ['9s Kd Kc Th', ['stand'], 'lose', 0],
    ['9s Kd Kc 6h 8d', ['stand'], 'win', 4],
    ['9s Kd 5c 6h 8d', ['hit'], 'bust', 0],
    ['6s Kd 5c 6h Td 5s', ['hit'], 'push', 2],
    ['6s Kd 5c 6h 9d 6s', ['double'], 'win', 8],
    ['6s Kd 5c 7h 2d', ['double'], 'lose', 0],
    ['6s Kd 5c 7h 6d', ['double'], 'push', 4],
    ['6s 6d 5c Ah 2d 3d', ['hit', 'hit', 'stand'], 'lose', 0],
  ];
  for (const [shoe, actions, result, units] of table) {
    const state = played(shoe, ...actions);
    const view = blackjack.show(state);
    assert.ok(view.kind === 'blackjack');
    assert.equal(view.result, result, shoe);
    assert.equal(blackjack.units(state), units, shoe);
    assert.deepEqual(blackjack.offers(state), []);
  }
});

test('offers double on two cards only, for one more stake, and stands on 21 automatically', () => {
  const open = hand('6s Kd 5c 6h 2d 8d');
  assert.deepEqual(
    blackjack.offers(open).map(({ id, stakes }) => [id, stakes]),
    [
      ['hit', 0],
      ['stand', 0],
      ['double', 1],
    ],
  );
  const further = blackjack.act(open, 'hit');
  assert.deepEqual(
    blackjack.offers(further).map(({ id }) => id),
    ['hit', 'stand'],
  );
  assert.deepEqual(blackjack.offers(blackjack.act(further, 'hit')), []);
});

test('hides the hole card and the shoe while the hand is open', () => {
  const view = blackjack.show(hand('6s Kd 5c 6h 2d 8d'));
  assert.deepEqual(view, {
    kind: 'blackjack',
    player: cardsOf('6s 5c'),
    dealer: cardsOf('Kd'),
    playerTotal: 11,
    dealerTotal: 10,
    isDoubled: false,
    result: null,
  });
});

test('ends every hand within its shoe, with the dealer on 17 to 21 or bust', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.integer({ min: 12, max: 21 }), (seed, isLow, limit) => {
      const draw = seededDraw(seed);
      // Aces and twos alone make the longest hands.
      let state = blackjack.begin(isLow ? () => draw(2) : draw, undefined);
      while (blackjack.offers(state).length > 0) {
        const isShort = blackjackValue(playerCards(state)).total < limit;
        state = blackjack.act(state, isShort ? 'hit' : 'stand');
      }
      const dealer = dealerCards(state);
      assert.ok(4 + state.taken + dealer.length - 2 <= state.shoe.length);
    }),
  );
});

test('publishes the return of the best play, and 200,000 hands of it lie within the 99.9 % interval', () => {
  const best = countBlackjack();
  assert.ok(Math.abs(best.returnPercent - blackjack.returnPercent) < 0.005, `${best.returnPercent}`);
  const { percent, halfWidth } = simulatedHands(best, 200_000, Number(process.env.TEST_SEED ?? 20_261_121));
  assert.ok(Math.abs(percent - best.returnPercent) <= halfWidth, `${percent} is not within ${halfWidth}`);
});
