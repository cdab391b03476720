import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TieredTerms } from '@portal/shared/contract/agents/contract-terms';
import { partOf } from '@portal/shared/contract/money/money-parts';
import type { TeamSums } from '../../figures/figures-api.ts';
import { amountOf, earnedOf, netOf, realTimeGross, tierReached } from './formulas.rules.ts';

const sums = (validBetMinor: bigint, winMinor: bigint, change: Partial<TeamSums> = {}): TeamSums => ({
  validBetMinor,
  winMinor,
  bonusMinor: 0n,
  rebateMinor: 0n,
  rounds: 10,
  activeMembers: 5,
  ...change,
});
const tier = (validBet: string, profitLoss: string, activeMembers: number, rate: number) => ({
  validBet,
  profitLoss,
  activeMembers,
  rate,
});
const tiers = [tier('0.00', '0.00', 0, 500), tier('1000.00', '100.00', 3, 1000), tier('5000.00', '500.00', 5, 2000)];
const dividend = (carryLoss: boolean): TieredTerms => ({ kind: 'dividend', period: 'monthly', carryLoss, tiers });
const daily: TieredTerms = {
  kind: 'daily',
  period: 'daily',
  tiers: [tier('100.00', '0.00', 2, 15), tier('200.00', '0.00', 2, 30)],
};

test('computes the net win of the platform after bonuses and rebates', () => {
  assert.equal(netOf(sums(100_000n, 60_000n, { bonusMinor: 5000n, rebateMinor: 1500n })), 33_500n);
  assert.equal(netOf(sums(1000n, 90_000n)), -89_000n);
});

const reached: [string, TeamSums, number | undefined][] = [
  ['nothing played', sums(0n, 0n, { activeMembers: 0 }), 0],
  ['a cent below the bound of bets', sums(99_999n, 0n), 0],
  ['at the bound of bets, of net and of members', sums(100_000n, 90_000n, { activeMembers: 3 }), 1],
  ['a cent below the bound of net', sums(100_000n, 90_001n), 0],
  ['a member too few', sums(100_000n, 0n, { activeMembers: 2 }), 0],
  ['the highest, exactly', sums(500_000n, 450_000n), 2],
  ['bets of the highest and net of the middle one', sums(900_000n, 860_000n), 1],
  ['a tier that asks nothing of the net is reached in a loss', sums(100_000n, 300_000n), 0],
];
for (const [name, figures, expected] of reached) {
  test(`tier reached: ${name}`, () => assert.equal(tierReached(tiers, figures), expected));
}

test('earns nothing below the first tier', () => {
  assert.deepEqual(earnedOf(daily, sums(9999n, 0n), 0n), {
    tier: undefined,
    rate: 0,
    grossMinor: 0n,
    lossCarriedOutMinor: 0n,
  });
});

const wages: [string, bigint, bigint][] = [
  ['at the first bound', 10_000n, 15n],
  ['down to the whole unit', 19_999n, 29n],
  ['at the second bound the higher rate holds for all of it', 20_000n, 60n],
  ['large', 123_456_789_012n, 370_370_367n],
];
for (const [name, bets, gross] of wages) {
  test(`daily wage: ${name}`, () => assert.equal(earnedOf(daily, sums(bets, bets * 2n), 0n).grossMinor, gross));
}

test("computes dividends from the period's net alone when losses are not carried", () => {
  const { grossMinor, rate, lossCarriedOutMinor } = earnedOf(dividend(false), sums(100_000n, 80_000n), -50_000n);
  assert.deepEqual([rate, grossMinor, lossCarriedOutMinor], [1000, 2000n, 0n]);
  assert.equal(earnedOf(dividend(false), sums(100_000n, 180_000n), 0n).lossCarriedOutMinor, 0n);
});

// covers 3
test('carries a loss over several periods until it is recovered', () => {
  // Net, rate by the net alone, gross, and the remaining loss; 10 % from 100.00, otherwise 5 %.
  const periods: [TeamSums, number, bigint, bigint][] = [
    [sums(100_000n, 130_000n), 500, 0n, -30_000n],
    [sums(100_000n, 105_000n), 500, 0n, -35_000n],
    [sums(0n, 0n, { activeMembers: 0, rounds: 0 }), 500, 0n, -35_000n],
    [sums(200_000n, 180_000n), 1000, 0n, -15_000n],
    [sums(200_000n, 185_000n), 1000, 0n, 0n],
    [sums(200_000n, 180_001n), 1000, 1999n, 0n],
  ];
  let lossCarriedIn = 0n;
  for (const [figures, rate, gross, lossCarriedOut] of periods) {
    const earned = earnedOf(dividend(true), figures, lossCarriedIn);
    assert.deepEqual([earned.rate, earned.grossMinor, earned.lossCarriedOutMinor], [rate, gross, lossCarriedOut]);
    lossCarriedIn = earned.lossCarriedOutMinor;
  }
});

test('deducts the carried loss in the period that recovers it', () => {
  const { grossMinor, lossCarriedOutMinor } = earnedOf(dividend(true), sums(500_000n, 400_000n), -33_333n);
  assert.deepEqual([grossMinor, lossCarriedOutMinor], [13_333n, 0n]);
});

const windows: [string, number, number, bigint, bigint, bigint][] = [
  ['both sides', 100, 50, 12_345n, 6789n, 123n + 33n],
  ['each down to the whole unit for itself', 1, 1, 9999n, 9999n, 0n],
  ['0 %', 0, 0, 1_000_000n, 1_000_000n, 0n],
  ['100 %', 10_000, 10_000, 777n, 223n, 1000n],
  ['only losers', 250, 9999, 40_000n, 0n, 1000n],
];
for (const [name, profitRate, lossRate, losingMinor, winningMinor, gross] of windows) {
  test(`real-time salary: ${name}`, () => {
    assert.equal(realTimeGross({ profitRate, lossRate }, { losingMinor, winningMinor }), gross);
  });
}

test('deducts what downlines take, but never below zero', () => {
  assert.equal(amountOf(1000n, 400n), 600n);
  assert.equal(amountOf(1000n, 1000n), 0n);
  assert.equal(amountOf(999n, 1000n), 0n);
});

test('never rounds a share up', () => {
  assert.deepEqual([partOf(1n, 9999), partOf(10_000n, 1), partOf(9999n, 1)], [0n, 1n, 0n]);
});
