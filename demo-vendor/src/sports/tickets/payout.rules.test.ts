import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from './judge.rules.ts';
import { decide, oddsText, payoutMinor } from './payout.rules.ts';

// Computed by hand: stake in minor units, prices in thousandths, payout in minor units.
const payouts: [stake: number, prices: number[], pays: bigint][] = [
  [100, [1850], 185n],
  [333, [1910], 636n], // 6.3603
  [101, [1010], 102n], // 1.0201
  [1000, [1850, 1850], 3422n], // 34.225
  [1000, [1910, 2050, 3400], 13_312n], // 133.127
  [199, [1330, 1330, 1330, 1330], 622n], // 6.2267
  [1_000_000, [1010], 1_010_000n],
  [100, [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000], 25_600n],
  [1, [1990], 1n],
  [100, Array<number>(8).fill(100_000), 1_000_000_000_000_000_000n],
];

test('pays the exact product, rounded down once at the end', () => {
  for (const [stake, prices, pays] of payouts) assert.equal(payoutMinor(stake, prices), pays, `${stake} ${prices}`);
  assert.equal(oddsText([1850, 1850]), '3.42');
  assert.equal(oddsText([1910, 2050, 3400]), '13.31');
  assert.equal(oddsText([1010]), '1.01');
});

type Legs = [price: number, verdict?: Verdict][];
// Stake 10.00.
const parlays: [why: string, legs: Legs, decision: object][] = [
  ['a single that won', [[2050, 'won']], { kind: 'pay', minor: 2050 }],
  ['a single that lost', [[2050, 'lost']], { kind: 'pay', minor: 0 }],
  ['a single that met its line', [[2050, 'push']], { kind: 'pay', minor: 1000 }],
  ['a single whose match was abandoned', [[2050, 'void']], { kind: 'void' }],
  ['a single that goes on', [[2050]], { kind: 'open' }],
  [
    'two won',
    [
      [1500, 'won'],
      [1700, 'won'],
    ],
    { kind: 'pay', minor: 2550 },
  ],
  [
    'a void leg counts 1.00',
    [
      [1500, 'won'],
      [9000, 'void'],
      [1700, 'won'],
    ],
    { kind: 'pay', minor: 2550 },
  ],
  [
    'a push counts 1.00',
    [
      [1500, 'won'],
      [9000, 'push'],
    ],
    { kind: 'pay', minor: 1500 },
  ],
  [
    'void and push give the stake',
    [
      [1500, 'void'],
      [1700, 'push'],
    ],
    { kind: 'pay', minor: 1000 },
  ],
  [
    'all void',
    [
      [1500, 'void'],
      [1700, 'void'],
    ],
    { kind: 'void' },
  ],
  ['one lost decides', [[1500], [1700, 'lost']], { kind: 'pay', minor: 0 }],
  [
    'a void leg does not save a lost one',
    [
      [1500, 'void'],
      [1700, 'lost'],
    ],
    { kind: 'pay', minor: 0 },
  ],
  ['one still open', [[1500, 'won'], [1700]], { kind: 'open' }],
  ['one void, one still open', [[1500, 'void'], [1700]], { kind: 'open' }],
];

// covers 2.7
test('pays parlays with won, lost, void and pushed legs as computed by hand', () => {
  for (const [why, legs, decision] of parlays) {
    assert.deepEqual(
      decide(
        1000,
        legs.map(([price, verdict]) => ({ price, verdict })),
      ),
      decision,
      why,
    );
  }
});
