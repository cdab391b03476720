import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededDraw } from '../../seeded-draw.ts';
import { cardsOf } from '../read-cards.ts';
import { deucesLine, deucesPlainHold, videoPokerDeuces } from './deuces.rules.ts';
import { jacksLine, jacksPlainHold, videoPokerJacks } from './jacks.rules.ts';
import { holdAction, readHold } from './video-poker.rules.ts';

test('jacks or better: pays five cards by the table', () => {
  const table: [string, number][] = [
    ['Ts Js Qs Ks As', 800],
    ['As 2s 3s 4s 5s', 50],
    ['7c 7d 7h 7s 2c', 25],
    ['7c 7d 7h 2s 2c', 9],
    ['2d 9d Jd Kd Ad', 6],
    ['Ac 2d 3h 4s 5c', 4],
    ['7c 7d 7h 3s 2c', 3],
    ['7c 7d 3h 3s 2c', 2],
    ['Jc Jd 4h 3s 2c', 1],
    ['Ac Ad 4h 3s 2c', 1],
    ['Tc Td 4h 3s 2c', 0],
    ['Kc Qd 4h 3s 2c', 0],
  ];
  for (const [text, pays] of table) assert.equal(jacksLine(cardsOf(text))?.pays ?? 0, pays, text);
});

test('deuces wild: pays five cards by the table', () => {
  const table: [string, number][] = [
    ['Ts Js Qs Ks As', 800],
    ['2c 2d 2h 2s As', 200],
    ['Ts 2c Qs Ks As', 25],
    ['Ts 2c 2d 2h As', 25],
    ['7c 7d 7h 7s 2c', 16],
    ['7c 7d 2h 2d 2c', 16],
    ['3s 4s 5s 2c 7s', 10],
    ['As 3s 4s 2c 5s', 10],
    ['9s 2d 2h 2c 7s', 10],
    ['9s 2d 2h 2c 3d', 4],
    ['7c 7d 7h 2s 3c', 4],
    ['7c 7d 3h 3s 2c', 4],
    ['7c 7d 7h 3s 3c', 4],
    ['4d 9d 2c Kd Ad', 3],
    ['4d 5c 2c 2d 8h', 2],
    ['Ac 3d 4h 5s 2c', 2],
    ['Tc Jd Qh 2s Ac', 2],
    ['7c 7d 2h 9s 3c', 1],
    ['9c 7d 2h 2s Kc', 1],
    ['Kc Kd Ah As 3c', 0],
    ['Kc Qd 2h 4s 3c', 0],
  ];
  for (const [text, pays] of table) assert.equal(deucesLine(cardsOf(text))?.pays ?? 0, pays, text);
});

test('keeps held cards in place and replaces the others in the order of the pack', () => {
  const state = { cards: [0, 1, 2, 3, 4, 40, 41, 42, 43, 44], held: null };
  const drawn = videoPokerJacks.act(state, 'hold:1,3');
  assert.deepEqual(videoPokerJacks.show(drawn), {
    kind: 'video-poker',
    cards: [40, 1, 41, 3, 42],
    held: [1, 3],
    line: 'two pair',
  });
  assert.deepEqual(videoPokerJacks.offers(drawn), []);
  assert.equal(videoPokerJacks.isOpen?.(drawn, 'hold'), false);
});

test('shows no card that can still be drawn', () => {
  const state = videoPokerJacks.begin(seededDraw(4), undefined);
  assert.equal(new Set(state.cards).size, 10);
  assert.deepEqual(videoPokerJacks.show(state), {
    kind: 'video-poker',
    cards: state.cards.slice(0, 5),
    held: null,
    line: jacksLine(state.cards.slice(0, 5))?.id ?? null,
  });
});

test('parses holds as written and nothing else', () => {
  const positions = fc.subarray([0, 1, 2, 3, 4]);
  fc.assert(fc.property(positions, (list) => assert.deepEqual(readHold(holdAction(list)), list)));
  for (const text of [
    '',
    'hold:',
    'hold:5',
    'hold:1,1',
    'hold:3,0',
    'hold:-1',
    'hold:0,',
    'draw',
    'hold:0\n',
    'hold 0',
  ]) {
    assert.equal(readHold(text), undefined, JSON.stringify(text));
  }
});

test('holds winning cards for a player who does not come back', () => {
  const held = (hold: (cards: readonly number[]) => number[], text: string) => hold(cardsOf(text)).join('');
  assert.equal(held(jacksPlainHold, '2d 9d 3d Kd Ad'), '01234');
  assert.equal(held(jacksPlainHold, '7c 7d 3h 3s Kc'), '0123');
  assert.equal(held(jacksPlainHold, '7c 7d 3h 4s Kc'), '01');
  assert.equal(held(jacksPlainHold, '7c Ad 3h Js Kc'), '134');
  assert.equal(held(jacksPlainHold, '7c 8d 3h 2s 5c'), '');
  assert.equal(held(deucesPlainHold, '7c 8d 3h 2s 5c'), '3');
  assert.equal(held(deucesPlainHold, '7c 7d 3h 2s 5c'), '013');
  assert.equal(held(deucesPlainHold, '2d 2c 2h 2s 5c'), '01234');
});

for (const game of [videoPokerJacks, videoPokerDeuces]) {
  test(`${game.id}: a hand is over after one draw, whatever is held`, () => {
    fc.assert(
      fc.property(fc.integer(), fc.subarray([0, 1, 2, 3, 4]), (seed, list) => {
        const state = game.begin(seededDraw(seed), undefined);
        assert.ok(game.isOpen?.(state, game.unattended(state)));
        const over = game.act(JSON.parse(JSON.stringify(state)), holdAction(list));
        const view = game.show(over);
        assert.ok(view.kind === 'video-poker' && new Set(view.cards).size === 5);
        const pays = game.paytable.find(({ label }) => label === labelOf(game, over))?.pays ?? '0×';
        assert.equal(`${game.units(over)}×`, pays);
      }),
    );
  });
}

function labelOf(game: typeof videoPokerJacks, over: Parameters<typeof videoPokerJacks.show>[0]): string | undefined {
  const view = game.show(over);
  const line = game === videoPokerJacks ? jacksLine : deucesLine;
  return view.kind === 'video-poker' ? line(view.cards)?.label : undefined;
}
