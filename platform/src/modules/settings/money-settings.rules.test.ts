import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allSettings } from '../../all-settings.ts';
import { isMoneySetting } from './money-settings.rules.ts';

test('settings of payments and rewards need two persons; limits of calls, the brand and the toggles do not', () => {
  for (const key of [
    'withdrawal.limits',
    'withdrawal.feeBasisPoints',
    'deposit.methods',
    'bankAccounts.banks',
    'transferUpline.limits',
    'rewards.vip',
    'rewards.missions',
    'rewards.missionGraceHours',
    'rewards.leaderboard',
  ])
    assert.ok(key in allSettings && isMoneySetting(key), key);
  for (const key of ['proofs.perMinute', 'proofs.perMinuteByAddress', 'payLink.perMinute', 'brandName', 'toggles'])
    assert.ok(key in allSettings && !isMoneySetting(key), key);
  assert.equal(isMoneySetting('withdrawals'), false);
});
