import assert from 'node:assert/strict';
import { test } from 'node:test';
import { register } from '@portal/shared/contract/accounts/registration';
import { checkAffiliateCode } from '@portal/shared/contract/agents/invitation-links';
import { sendFeedback } from '@portal/shared/contract/content/feedback';
import { ownApp } from './testing/own-app.ts';

const { app, api } = ownApp();

for (const [call, limit, key] of [
  [sendFeedback, 5, 'feedback.perMinute'],
  [register, 10, 'register.triesPerMinute'],
  [checkAffiliateCode, 20, 'invitation.perMinute'],
] as const) {
  test(`${call.path}: allows ${limit} calls a minute from one address, or what the operator sets`, async () => {
    const from = (remoteAddress: string) => api().send(call, {}, { remoteAddress });
    for (let turn = 0; turn < limit; turn += 1) assert.equal((await from('192.0.2.1')).code, 'invalid_input');
    const { status, code, headers } = await from('192.0.2.1');
    assert.deepEqual([status, code], [429, 'too_many_requests']);
    const seconds = Number(headers['retry-after']);
    assert.ok(seconds > 0 && seconds <= 60, String(seconds));
    assert.equal((await from('192.0.2.2')).code, 'invalid_input');
    await app().modules.settings.write(key, 1, 'test');
    assert.equal((await from('192.0.2.2')).code, 'too_many_requests');
  });
}
