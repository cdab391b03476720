import assert from 'node:assert/strict';
import { test } from 'node:test';
import { highestRate, rateAt } from '@portal/shared/contract/agents/terms.rules';
import { incompatibilityBelow, mayOfferBelow, outOfOrder } from '@portal/shared/contract/agents/terms-faults.rules';
import {
  dailySample,
  dividendSample,
  hourlySample,
  realTimeSample,
  type SampleTier,
  sampleTiers,
} from '../testing/sample-terms.ts';

const orders: [string, SampleTier[], boolean][] = [
  ['one tier', [['0.00', 100]], true],
  [
    'more bets give more',
    [
      ['0.00', 100],
      ['1000.00', 150],
    ],
    true,
  ],
  [
    'more members alone give more',
    [
      ['0.00', '0.00', 0, 100],
      ['0.00', '0.00', 5, 150],
    ],
    true,
  ],
  [
    'more profit alone gives more',
    [
      ['0.00', '0.00', 0, 100],
      ['0.00', '0.01', 0, 101],
    ],
    true,
  ],
  [
    'equal conditions',
    [
      ['1000.00', 100],
      ['1000.00', 150],
    ],
    false,
  ],
  [
    'equal rates',
    [
      ['0.00', 100],
      ['1000.00', 100],
    ],
    false,
  ],
  [
    'a lower rate for more',
    [
      ['0.00', 100],
      ['1000.00', 90],
    ],
    false,
  ],
  [
    'fewer bets, more members',
    [
      ['1000.00', '0.00', 0, 100],
      ['999.99', '0.00', 5, 150],
    ],
    false,
  ],
  [
    'the third one is out of order',
    [
      ['0.00', 1],
      ['10.00', 2],
      ['9.00', 3],
    ],
    false,
  ],
  [
    'amounts are not compared as texts',
    [
      ['9.00', 1],
      ['10.00', 2],
    ],
    true,
  ],
];

for (const [name, tiers, isInOrder] of orders) {
  // covers 3
  test(`tiers in order: ${name}`, () => assert.equal(outOfOrder(dailySample(tiers)) === undefined, isInOrder));
}

const ladder: SampleTier[] = [
  ['100.00', '0.00', 0, 50],
  ['1000.00', '0.00', 3, 100],
  ['1000.00', '500.00', 3, 120],
  ['5000.00', '500.00', 10, 200],
];
const figures: [string, string, number, number][] = [
  ['99.99', '0.00', 100, 0],
  ['100.00', '0.00', 0, 50],
  ['9999.00', '9999.00', 2, 50],
  ['1000.00', '499.99', 3, 100],
  ['1000.00', '500.00', 3, 120],
  ['5000.00', '500.00', 10, 200],
  ['5000.00', '-1.00', 10, 100],
];

for (const [validBet, profitLoss, activeMembers, rate] of figures) {
  // covers 3
  test(`rate at ${validBet}, ${profitLoss} and ${activeMembers} members: ${rate}`, () => {
    assert.equal(rateAt(sampleTiers(ladder), { validBet, profitLoss, activeMembers }), rate);
  });
}

test('finds the highest rate of terms', () => {
  assert.equal(highestRate(dailySample(ladder)), 200);
  assert.equal(highestRate(realTimeSample(100, 250)), 250);
});

const own: SampleTier[] = [
  ['0.00', 50],
  ['1000.00', 100],
];
const forgiving = dividendSample(3000, 'weekly', false);
const compatibilityCases: [
  string,
  Parameters<typeof mayOfferBelow>[0],
  Parameters<typeof mayOfferBelow>[1],
  boolean,
][] = [
  ['the same', dailySample(own), dailySample(own), true],
  ['less', dailySample(own), dailySample(40), true],
  ['the rate of a tier the own figures reach', dailySample(own), dailySample([['1000.00', 100]]), true],
  ['the same rate for less', dailySample(own), dailySample([['999.99', 100]]), false],
  ['one basis point more', dailySample(own), dailySample(51), false],
  [
    'a later tier above',
    dailySample(own),
    dailySample([
      ['0.00', 50],
      ['2000.00', 101],
    ]),
    false,
  ],
  ['nothing where the own gives nothing', dailySample([['1000.00', 100]]), dailySample(0), true],
  ['something where the own gives nothing', dailySample([['1000.00', 100]]), dailySample(1), false],
  ['members the own asks for, too', dailySample([['0.00', '0.00', 3, 100]]), dailySample(100), false],
  ['a shorter period', dailySample(100, 'monthly'), dailySample(100), false],
  ['a longer period', dailySample(100), dailySample(90, 'monthly'), false],
  ['the same longer period', dailySample(100, 'monthly'), dailySample(100, 'monthly'), true],
  ['another kind', dailySample(100), hourlySample(1), false],
  ['dividend', dividendSample(3000), dividendSample(3000), true],
  ['dividend, another period', dividendSample(3000), dividendSample(3000, 'monthly'), false],
  ['dividend, the own alone carries losses', dividendSample(3000), forgiving, false],
  ['dividend, the offered alone carries losses', forgiving, dividendSample(3000), true],
  ['dividend, neither carries losses', forgiving, forgiving, true],
  ['real time, the same', realTimeSample(100, 50), realTimeSample(100, 50), true],
  ['real time, more of losses', realTimeSample(100, 50), realTimeSample(100, 51), false],
  ['real time, more of profits', realTimeSample(100, 50), realTimeSample(101, 50), false],
  ['the own leaves none out', realTimeSample(100), realTimeSample(100, 0, '500.00'), true],
  ['the offer leaves none out, the own does', realTimeSample(100, 0, '500.00'), realTimeSample(100), false],
  ['the same bound', realTimeSample(100, 0, '500.00'), realTimeSample(100, 0, '500.00'), true],
  ['a higher bound', realTimeSample(100, 0, '500.00'), realTimeSample(100, 0, '500.01'), false],
  ['real time and another kind', realTimeSample(100), dailySample(0), false],
];

for (const [name, above, offered, isFitting] of compatibilityCases) {
  // covers 3
  test(`fits below: ${name}`, () => assert.equal(mayOfferBelow(above, offered), isFitting));
}

type Terms = Parameters<typeof incompatibilityBelow>[0];
const incompatibilityCases: [string, Terms, Terms, code?: string, field?: string][] = [
  ['none', dailySample(100), dailySample(100)],
  ['the rate', dailySample(100), dailySample(101), 'rate_above_own', 'tiers.0.rate'],
  [
    'the rate of a later tier',
    dailySample(own),
    dailySample([
      ['0.00', 50],
      ['2000.00', 101],
    ]),
    'rate_above_own',
    'tiers.1.rate',
  ],
  ['real time, the bound', realTimeSample(1, 0, '5.00'), realTimeSample(1), 'rate_above_own', 'singleBet'],
  ['the period', dailySample(100), dailySample(100, 'weekly'), 'period_not_own', 'period'],
  ['the period before the rate', dailySample(100), dailySample(101, 'weekly'), 'period_not_own', 'period'],
  ['losses', dividendSample(3000), forgiving, 'carry_loss_not_own', 'carryLoss'],
  ['the kind', hourlySample(100), dailySample(1), 'rate_above_own'],
];

for (const [name, above, offered, code, field] of incompatibilityCases) {
  test(`what does not fit below: ${name}`, () => {
    const incompatibility = incompatibilityBelow(above, offered);
    assert.deepEqual([incompatibility?.code, incompatibility?.field], [code, field]);
  });
}

/**
 * A downline with another period is the reason: its upline's settlement counts what ended within its own period and
 * ignores the rest, so the platform would pay for the same bets twice.
 */
test('settles compatible terms together: a downline never has another period', () => {
  const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
  for (const above of periods)
    for (const below of periods)
      for (const sample of [dailySample, dividendSample])
        assert.equal(mayOfferBelow(sample(100, above), sample(1, below)), above === below, `${below} below ${above}`);
});
