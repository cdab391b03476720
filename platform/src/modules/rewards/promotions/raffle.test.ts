import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trialType } from '@portal/shared/contract/constants';
import { claimRafflePromotion } from '@portal/shared/contract/rewards/claim-raffle-promotion';
import { addMember, tokenOf } from '../../../testing/add-member.ts';
import { embeddedApp } from '../../../testing/embedded-app.ts';

const { app, api } = embeddedApp();

const claim = (token: string | undefined, key: string | undefined, promotionId = 'raffle-1') =>
  api().send(claimRafflePromotion, { promotionId }, { token, headers: key ? { 'idempotency-key': key } : {} });

test('there is no raffle: every claim of a member is told so, and the same when it is repeated', async () => {
  await addMember(app(), 'raffle01');
  const token = await tokenOf(app(), 'raffle01');
  const answer = await claim(token, 'claim-0001');
  assert.deepEqual(
    [answer.status, answer.code, answer.message],
    [404, 'promotion_not_found', 'This promotion does not exist or is over'],
  );
  assert.equal((await claim(token, 'claim-0001')).status, 404);
  assert.equal((await claim(token, 'claim-0001', 'raffle-2')).code, 'idempotency_conflict');
  assert.equal((await claim(token, undefined)).code, 'idempotency_key_required');
});

test('a visitor is asked to log in, a trial account to register', async () => {
  assert.equal((await claim(undefined, 'claim-0002')).status, 401);
  await addMember(app(), 'trial000001', { type: trialType, password: undefined });
  const refused = await claim(await tokenOf(app(), 'trial000001'), 'claim-0003');
  assert.deepEqual([refused.status, refused.code], [403, 'in_need_true_account']);
});
