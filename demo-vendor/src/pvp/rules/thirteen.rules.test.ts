import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '@portal/engines/cards/cards.rules';
import { seededDraw } from '@portal/engines/seeded-draw';
import { cardsOf } from '../testing/cards-of.ts';
import { choices } from './held-groups.rules.ts';
import { thirteen } from './thirteen.rules.ts';

const combo = (text: string) => thirteen.read(cardsOf(text)) ?? assert.fail(`${text} is a combination`);

const read: readonly [cards: string, kind: string | undefined][] = [
  ['3s', 'single'],
  ['2h', 'single'],
  ['7s 7h', 'pair'],
  ['7s 8h', undefined],
  ['Ks Kd Kh', 'triple'],
  ['Ks Kd Kh Kc', 'four'],
  ['2s 2d 2h 2c', 'four'],
  ['3s 4h 5d', 'run'],
  ['5d 3s 4h', 'run'],
  ['Qs Kh Ad', 'run'],
  ['3s 4s', undefined],
  ['Kh Ad 2c', undefined],
  ['As 2h 3d', undefined],
  ['3s 4s 6s', undefined],
  ['3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As', 'run'],
  ['3s 3c 4s 4c 5s 5c', 'double-run'],
  ['3s 3c 4s 4c', undefined],
  ['Ks Kc As Ac 2s 2c', undefined],
  ['3s 3c 4s 4c 6s 6c', undefined],
  ['3s 3c 3d 4s 4c 5s', undefined],
  ['9s 9c 10s 10c Js Jc Qs Qc Kd Kh As Ah', 'double-run'],
  ['7s 7c 7d 8s 8c', undefined],
];

test('thirteen: recognises combinations and nothing else', () => {
  for (const [cards, kind] of read) assert.equal(thirteen.read(cardsOf(cards))?.kind, kind, cards);
  assert.equal(thirteen.read([]), undefined);
});

const beating: readonly [better: string, lying: string, beats: boolean][] = [
  ['3c', '3s', true],
  ['3d', '3c', true],
  ['3h', '3d', true],
  ['3h', '4s', false],
  ['2s', 'Ah', true],
  ['7s 7h', '7c 7d', true],
  ['7c 7d', '7s 7h', false],
  ['8s 8c', '7d 7h', true],
  ['8s 8c', '7s', false],
  ['4s 4c 4d', '3s 3c 3d', true],
  ['4s 5s 6s', '3h 4h 5h', true],
  ['3h 4h 5h', '3s 4s 5s', true],
  ['4s 5s 6s 7s', '3s 4s 5s', false],
  ['4s 4c 4d 4h', '3s 3c 3d 3h', true],
  // Bombs over twos.
  ['3s 3c 4s 4c 5s 5c', '2h', true],
  ['3s 3c 4s 4c 5s 5c', 'Ah', false],
  ['3s 3c 4s 4c 5s 5c', '2h 2d', false],
  ['3s 3c 3d 3h', '2h', true],
  ['3s 3c 3d 3h', '2h 2d', true],
  ['3s 3c 3d 3h', 'Ah', false],
  ['3s 3c 3d 3h', 'Ah Ad', false],
  ['3s 3c 3d 3h', '2s 2d 2h', false],
  ['3s 3c 4s 4c 5s 5c 6s 6c', '2h 2d', true],
  ['3s 3c 4s 4c 5s 5c 6s 6c', '2h 2d 2s', false],
  ['3s 3c 4s 4c 5s 5c 6s 6c 7s 7c', '2h 2d 2s', true],
  // Bombs over bombs.
  ['3s 3c 3d 3h', 'Qs Qc Ks Kc As Ac', true],
  ['4s 4c 5s 5c 6s 6c', '3d 3h 4d 4h 5d 5h', true],
  ['3d 3h 4d 4h 5d 5h', '3s 3c 4s 4c 5s 5c', true],
  ['3s 3c 4s 4c 5s 5c 6s 6c', 'As Ac Ad Ah', true],
  ['As Ac Ad Ah', '3s 3c 4s 4c 5s 5c 6s 6c', false],
  ['4s 4c 5s 5c 6s 6c', '3s 3c 3d 3h', false],
  ['2s 2c 2d 2h', 'As Ac Ad Ah', true],
];

// covers 2.7
test('thirteen: ranks combinations, including twos and bombs', () => {
  for (const [better, lying, expected] of beating)
    assert.equal(thirteen.beats(combo(better), combo(lying)), expected, `${better} on ${lying}`);
});

test('thirteen: lists every combination in a hand once', () => {
  const draw = seededDraw(11);
  for (let times = 0; times < 5; times += 1) {
    const hand = deal(draw, 9);
    const key = (cards: readonly number[]) => String([...cards].sort((a, b) => a - b));
    const listed = thirteen.all(hand).map(({ cards }) => key(cards));
    const counted = hand.flatMap((_, i) =>
      choices(hand, i + 1)
        .filter((cards) => thirteen.read(cards))
        .map(key),
    );
    assert.deepEqual(listed.sort(), counted.sort());
  }
});
