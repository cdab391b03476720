import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paymentSettings } from './areas/payment-settings.ts';
import { settingKeys } from './definitions.ts';
import { isMoneySetting } from './money-settings.rules.ts';

const bounds = ['proofs.perMinute', 'proofs.perMinuteByAddress', 'payLink.perMinute'];

test('every setting of payments needs two persons, except limits of calls; the brand and the toggles do not', () => {
  for (const key of Object.keys(paymentSettings)) assert.equal(isMoneySetting(key), !bounds.includes(key), key);
  for (const key of [
    'withdrawal.limits',
    'withdrawal.feeBasisPoints',
    'deposit.methods',
    'bankAccounts.banks',
  ] as const)
    assert.ok(settingKeys.includes(key) && isMoneySetting(key), key);
  for (const key of ['brandName', 'toggles', 'withdrawals']) assert.equal(isMoneySetting(key), false, key);
});
