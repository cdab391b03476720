import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendRegistrationCode } from '@portal/shared/contract/verification/codes';
import { getHumanChallenge, verificationRefusal } from '@portal/shared/contract/verification/human-challenge';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import * as v from 'valibot';
import { ownApp } from '../../../testing/own-app.ts';

const { app, api } = ownApp();

const fetchFrom = (remoteAddress: string) => api().send(getHumanChallenge, { purpose: 'sms' }, { remoteAddress });

async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('allows 30 challenges a minute from one address, counting a 64-bit IPv6 network as one', async () => {
  for (let no = 1; no <= 30; no += 1) assert.equal((await fetchFrom(`2001:db8::${no.toString(16)}`)).status, 200);
  assert.equal((await fetchFrom('2001:db8::ffff')).code, 'too_many_requests');
  assert.equal((await fetchFrom('2001:db8:0:1::1')).status, 200);
});

// covers 7.1
test('who fetches challenges before the price rises cannot use them after', async () => {
  const { settings } = app().modules;
  await settings.write('identity.humanVerification', ['sms'], 'test');
  await settings.write('register.flags', { ...(await settings.get('register.flags')), MOBILENUMREG3: true }, 'test');
  const limits = { secondsBetween: 60, perReceiver: 5, perAddress: 50, inAll: 20 };
  await settings.write('verification.smsLimits', limits, 'test');
  const addresses = Array.from({ length: 12 }, (_, no) => `192.0.2.${no + 1}`);
  const fetched = await Promise.all(addresses.map(async (from) => (await fetchFrom(from)).value.challenge));
  const send = (at: number, humanVerification: string) => {
    const input = { mobileNo: String(9_175_550_000 + at), countryDialingCode: '+63', humanVerification };
    return api().send(sendRegistrationCode, input, { remoteAddress: addresses[at] });
  };

  let sent = 0;
  let refused: unknown;
  for (const [at, challenge] of fetched.entries()) {
    const answer = await send(at, await solved({ ...challenge }));
    sent += Number(answer.status === 200);
    if (answer.status !== 200) assert.equal(answer.code, 'verification_required');
    refused = answer.value;
  }
  assert.equal(sent, 8, 'of the 12 newcomers of a day, up to where the price is twice the first one');
  const { challenge } = v.parse(verificationRefusal, refused);
  assert.equal(
    (await send(11, await solved({ ...challenge }))).status,
    200,
    'the refusal has a challenge that will do',
  );
});
