import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPromoCampaign } from '@portal/shared/contract/rewards/operator-promo-codes';
import * as v from 'valibot';
import { campaignFault, largestCost, requestTexts } from './campaign.rules.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const campaign = (change: object = {}) =>
  v.parse(newPromoCampaign, {
    code: 'lantern-50',
    uses: 100,
    amount: '50.00',
    startsAt: '2026-03-02T00:00:00.000Z',
    endsAt: '2026-03-09T00:00:00.000Z',
    ...change,
  });

test('says why a campaign cannot be made', () => {
  const cases: [object, string | undefined][] = [
    [{}, undefined],
    [{ amount: undefined, points: 5 }, undefined],
    [{ amount: undefined }, 'promo_code_reward'],
    [{ weights: { RNG: 0 } }, 'promo_code_turnover'],
    [{ weights: { RNG: 0 }, turnoverPercent: 0 }, undefined],
    [{ budget: '49.99' }, 'promo_code_budget'],
    [{ budget: '50.00' }, undefined],
    [{ code: undefined, uses: 10_001 }, 'promo_code_batch'],
    [{ code: undefined, uses: 10_000 }, undefined],
    [{ endsAt: '2026-03-02T00:00:00.000Z' }, 'promo_code_window'],
    [{ startsAt: '2026-03-01T00:00:00.000Z', endsAt: '2026-03-02T10:00:00.000Z' }, 'promo_code_window'],
    [{ endsAt: '2027-03-04T00:00:00.000Z' }, 'promo_code_window'],
  ];
  for (const [change, fault] of cases)
    assert.equal(campaignFault(campaign(change), now), fault, JSON.stringify(change));
});

test('costs at most all its uses, or its budget', () => {
  assert.equal(largestCost(campaign()), 500_000n);
  assert.equal(largestCost(campaign({ budget: '1000.00' })), 100_000n);
  assert.equal(largestCost(campaign({ budget: '9000.00' })), 500_000n);
  assert.equal(largestCost(campaign({ amount: undefined, points: 5 })), 0n);
});

test('reads a campaign from the texts of its approval request as it was asked for', () => {
  const asked = campaign({
    points: 3,
    weights: { RNG: 100, LIVE: 15 },
    newWithinDays: 7,
    minRank: 1,
    contact: 'verified',
  });
  assert.deepEqual(v.parse(newPromoCampaign, requestTexts(asked)), asked);
  assert.equal(asked.code, 'LANTERN50');
});
