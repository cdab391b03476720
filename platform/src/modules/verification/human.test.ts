import assert from 'node:assert/strict';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { databaseTests } from '../../testing/database/databases.ts';
import type { HumanPurpose } from './human.ts';
import { verificationHarness } from './testing/verification-harness.ts';

const { test, database } = databaseTests();

const payloadOf = (solved: unknown) => Buffer.from(JSON.stringify(solved)).toString('base64');

async function solved(harness: Awaited<ReturnType<typeof verificationHarness>>, purpose: HumanPurpose, moreSteps = 0) {
  const challenge = await harness.human.challenge(purpose, moreSteps);
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

test('accepts a solution once, for its purpose, within ten minutes', async () => {
  const harness = await verificationHarness(database());
  const login = payloadOf(await solved(harness, 'login'));
  assert.ok(login.length < 4096, 'it fits into the contract');
  assert.equal(await harness.human.use('register', login), false);
  assert.equal(await harness.human.use('captcha', login), false);
  assert.deepEqual([await harness.human.use('login', login), await harness.human.use('login', login)], [true, false]);
  const old = payloadOf(await solved(harness, 'login'));
  harness.clock.advanceMs(600_000);
  assert.equal(await harness.human.use('login', old), false);
});

test('accepts a solution once when used ten times concurrently', async () => {
  const harness = await verificationHarness(database());
  const payload = payloadOf(await solved(harness, 'sms'));
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => harness.human.use('sms', payload)));
  assert.equal(outcomes.filter(Boolean).length, 1);
});

test('refuses anything else as a solution', async () => {
  const harness = await verificationHarness(database());
  const { challenge, solution } = await solved(harness, 'login');
  const { parameters, signature } = challenge;
  const withParameters = (change: object) => ({
    challenge: { parameters: { ...parameters, ...change }, signature },
    solution,
  });
  const cases: Record<string, string | undefined> = {
    none: undefined,
    empty: '',
    'no base64': '%%%',
    'no JSON': Buffer.from('hello').toString('base64'),
    null: payloadOf(null),
    'no fields': payloadOf({}),
    'nothing solved': payloadOf({ challenge, solution: null }),
    'a wrong key': payloadOf({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    'no signature': payloadOf({ challenge: { parameters }, solution }),
    'another signature': payloadOf({ challenge: { parameters, signature: 'ab'.repeat(32) }, solution }),
    'easier work': payloadOf(withParameters({ cost: 1 })),
    'a longer life': payloadOf(withParameters({ data: { ...parameters.data, until: 9_999_999_999 } })),
    'more steps': payloadOf(withParameters({ data: { ...parameters.data, steps: 5 } })),
    'another nonce': payloadOf(withParameters({ nonce: 'ab'.repeat(16) })),
    'a field more': payloadOf(withParameters({ more: 1 })),
    'no signature of the key': payloadOf(withParameters({ keySignature: undefined })),
  };
  for (const [name, payload] of Object.entries(cases))
    assert.equal(await harness.human.use('login', payload), false, name);
  assert.equal(await harness.human.use('login', payloadOf({ challenge, solution })), true);
});

test('accepts half of the work that is asked for at the use, and no less', async () => {
  const harness = await verificationHarness(database());
  const [light, more] = [payloadOf(await solved(harness, 'sms')), payloadOf(await solved(harness, 'sms', 1))];
  assert.deepEqual([await harness.human.use('sms', light, 2), await harness.human.use('sms', more, 2)], [false, true]);
  assert.equal(await harness.human.use('sms', light, 1), true, 'the refusal has not used it up');
});

test('requires ten times the work in place of a picture', async () => {
  const harness = await verificationHarness(database());
  const triesOf = async (purpose: HumanPurpose) => (await solved(harness, purpose)).solution?.counter ?? 0;
  assert.ok((await triesOf('login')) < 1000);
  assert.ok((await triesOf('captcha')) >= 5000);
});

test('demands what the settings and the call require', async () => {
  const harness = await verificationHarness(database());
  const human = (purpose: HumanPurpose) => solved(harness, purpose).then(payloadOf);
  const outcome = (...call: Parameters<typeof harness.assertHuman>) =>
    harness.assertHuman(...call).then(
      () => 'passed',
      (error) => error.code,
    );
  const captcha = async (text = 'ABCDE') => ({ captchaId: await harness.captcha.store('ABCDE'), captcha: text });
  await harness.settings.write('identity.humanVerification', ['register'], 'test');

  assert.equal(await outcome({ purpose: 'login' }, {}), 'passed', 'not asked for');
  assert.equal(await outcome({ purpose: 'login', human: true }, {}), 'verification_required');
  assert.equal(await outcome({ purpose: 'register' }, {}), 'verification_required');
  assert.equal(await outcome({ purpose: 'register' }, { humanVerification: await human('register') }), 'passed');

  assert.equal(await outcome({ purpose: 'login', captcha: true }, {}), 'captcha_required');
  assert.equal(await outcome({ purpose: 'login', captcha: true }, await captcha('XXXXX')), 'captcha_wrong');
  assert.equal(await outcome({ purpose: 'login', captcha: true }, await captcha()), 'passed');

  const both = { purpose: 'register', captcha: true } as const;
  const picture = await captcha();
  assert.equal(await outcome(both, picture), 'verification_required');
  assert.equal(
    await outcome(both, { ...picture, humanVerification: await human('register') }),
    'passed',
    'not used up',
  );
  assert.equal(await outcome(both, { captcha: '', humanVerification: await human('captcha') }), 'passed', 'for both');
  assert.equal(await outcome(both, { humanVerification: await human('register') }), 'captcha_required');
});
