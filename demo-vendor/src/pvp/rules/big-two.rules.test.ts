import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal } from '@portal/engines/cards/cards.rules';
import { seededDraw } from '@portal/engines/seeded-draw';
import { cardsOf } from '../testing/cards-of.ts';
import { bigTwo } from './big-two.rules.ts';
import { choices } from './held-groups.rules.ts';

const combo = (text: string) => bigTwo.read(cardsOf(text)) ?? assert.fail(`${text} is a combination`);

const read: readonly [cards: string, kind: string | undefined][] = [
  ['3d', 'single'],
  ['7s 7h', 'pair'],
  ['7s 8h', undefined],
  ['2s 2d 2h', 'triple'],
  ['Ks Kd Kh Kc', undefined],
  ['3s 4h 5d', undefined],
  ['3s 4h 5d 6c 7c', 'straight'],
  ['10s Jh Qd Kc Ac', 'straight'],
  ['Jh Qd Kc Ac 2s', undefined],
  ['As 2h 3d 4c 5c', undefined],
  ['2h 3d 4c 5c 6c', undefined],
  ['3h 8h 9h Kh 2h', 'flush'],
  ['3h 8h 9h Kh 2s', undefined],
  ['3h 3s 3d 8h 8s', 'full-house'],
  ['8h 8s 8d 3h 3s', 'full-house'],
  ['3h 3s 3d 3c 8s', 'four-and-one'],
  ['3d 8h 8s 8d 8c', 'four-and-one'],
  ['3h 3s 8d 8c 9s', undefined],
  ['3h 4h 5h 6h 7h', 'straight-flush'],
  ['Jh Qh Kh Ah 2h', 'flush'],
  ['3h 4h 5h 6h 7h 8h', undefined],
];

test('big two: recognises combinations and nothing else', () => {
  for (const [cards, kind] of read) assert.equal(bigTwo.read(cardsOf(cards))?.kind, kind, cards);
  assert.equal(bigTwo.read([]), undefined);
});

const beating: readonly [better: string, lying: string, beats: boolean][] = [
  ['3c', '3d', true],
  ['3h', '3c', true],
  ['3s', '3h', true],
  ['3s', '4d', false],
  ['2d', 'As', true],
  ['7d 7s', '7c 7h', true],
  ['7c 7h', '7d 7s', false],
  ['8d 8c', '7h 7s', true],
  ['8d 8c', '7s', false],
  ['2d 2c 2h', 'As Ac Ad', true],
  ['3s 4d 5d 6d 7s', '3d 4h 5h 6h 7h', true],
  ['4d 5d 6d 7d 8c', '3s 4s 5s 6s 7h', true],
  ['3h 8h 9h Kh 4h', '10s Jh Qd Kc As', true],
  ['3h 8h 9h Kh 4h', '3c 8c 9c Kc Qc', true],
  ['3c 8c 9c Kc 2c', '3s 8s 9s Ks As', true],
  ['3d 3c 3h 4d 4c', '3s 8s 9s Ks 2s', true],
  ['4d 4c 4h 3d 3c', '3h 3s 3c As Ac', true],
  ['3d 3c 3h 3s 4d', '2d 2c 2h As Ac', true],
  ['4d 4c 4h 4s 3d', '3d 3c 3h 3s 2d', true],
  ['3d 4d 5d 6d 7d', '2d 2c 2h 2s As', true],
  ['3c 4c 5c 6c 7c', '3d 4d 5d 6d 7d', true],
  ['3d 3c 3h 3s 4d', '2s', false],
  ['3d 3c 3h 3s 4d', '2s 2h', false],
  ['10s Jh Qd Kc As', '3h 8h 9h Kh 4h', false],
];

// covers 2.7
test('big two: ranks combinations', () => {
  for (const [better, lying, expected] of beating)
    assert.equal(bigTwo.beats(combo(better), combo(lying)), expected, `${better} on ${lying}`);
});

test('big two: lists every combination in a hand once', () => {
  const draw = seededDraw(12);
  const mixed = Array.from({ length: 4 }, () => deal(draw, 10));
  const rich = ['3h 4h 5h 6h 7h 8h 7s 7d 7c 9h', '3d 3c 3h 3s 4d 4c 4h 5d 6d 7d'].map(cardsOf);
  for (const hand of [...mixed, ...rich]) {
    const key = (cards: readonly number[]) => String([...cards].sort((a, b) => a - b));
    const listed = bigTwo.all(hand).map(({ cards }) => key(cards));
    const counted = hand.flatMap((_, i) =>
      choices(hand, i + 1)
        .filter((cards) => bigTwo.read(cards))
        .map(key),
    );
    assert.deepEqual(listed.sort(), counted.sort());
  }
});
