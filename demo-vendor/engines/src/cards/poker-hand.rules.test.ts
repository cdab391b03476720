import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pokerHand, pokerHands, pokerStrength } from './poker-hand.rules.ts';
import { cardsOf } from './read-cards.ts';

test('recognises each hand', () => {
  const table: [string, string][] = [
    ['Ts Js Qs Ks As', 'royal flush'],
    ['As 2s 3s 4s 5s', 'straight flush'],
    ['9h Th Jh Qh Kh', 'straight flush'],
    ['7c 7d 7h 7s 2c', 'four of a kind'],
    ['7c 7d 7h 2s 2c', 'full house'],
    ['2d 9d Jd Kd Ad', 'flush'],
    ['Ac 2d 3h 4s 5c', 'straight'],
    ['Tc Jd Qh Ks Ac', 'straight'],
    ['Qc Kd Ah 2s 3c', 'high card'],
    ['7c 7d 7h 3s 2c', 'three of a kind'],
    ['7c 7d 3h 3s 2c', 'two pair'],
    ['7c 7d 4h 3s 2c', 'pair'],
    ['8c 7d 4h 3s 2c', 'high card'],
  ];
  for (const [text, hand] of table) assert.equal(pokerHand(cardsOf(text)), hand, text);
});

test('gives the stronger hand the higher number, whatever the suits', () => {
  const rising = [
    '8c 7d 4h 3s 2c',
    'Ac 7d 4h 3s 2c',
    '7c 7d 4h 3s 2c',
    '7c 7d 5h 3s 2c',
    '8c 8d 4h 3s 2c',
    '8c 8d 4h 4s 2c',
    '8c 8d 4h 4s Kc',
    '9c 9d 3h 3s 2c',
    '2c 2d 2h 4s 3c',
    'Ac 2d 3h 4s 5c',
    '2c 3d 4h 5s 6c',
    '2d 9d Jd Kd Ad',
    '2c 2d 2h 3s 3c',
    '2c 2d 2h 2s 3c',
    'As 2s 3s 4s 5s',
    'Ts Js Qs Ks As',
  ].map((text) => pokerStrength(cardsOf(text)));
  assert.deepEqual(
    rising,
    [...rising].sort((a, b) => a - b),
  );
  assert.equal(new Set(rising).size, rising.length);
  assert.equal(pokerStrength(cardsOf('7c 7d 4h 3s 2c')), pokerStrength(cardsOf('3d 7h 7s 4c 2d')));
});

test('finds each hand as often as published among all 2,598,960', { timeout: 120_000 }, () => {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const hand = [0, 0, 0, 0, 0];
  const deal = (place: number, from: number): void => {
    for (let card = from; card < 52; card += 1) {
      hand[place] = card;
      if (place < 4) deal(place + 1, card + 1);
      else count(pokerHand(hand));
    }
  };
  deal(0, 0);
  const knownCounts = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 4];
  assert.deepEqual(
    pokerHands.map((name) => counts.get(name)),
    knownCounts,
  );
});
