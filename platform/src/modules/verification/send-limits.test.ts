import assert from 'node:assert/strict';
import { databaseTests } from '../../testing/database/databases.ts';
import type { CodeRequest } from './codes.ts';
import { workOf, workSteps } from './human.rules.ts';
import { newMobile, verificationHarness } from './testing/verification-harness.ts';

const { test, database } = databaseTests();

type Harness = Awaited<ReturnType<typeof verificationHarness>>;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Seconds to wait; 0 when it may be sent. */
async function wait(harness: Harness, to = newMobile(), address = newAddress(), channel: 'sms' | 'email' = 'sms') {
  try {
    await harness.limits.take({ channel, to, address, isToOwner: true, asker: 'owner' });
    return 0;
  } catch (error) {
    const { code, retryAfterSeconds } = error as { code?: string; retryAfterSeconds?: number };
    assert.equal(code, 'too_many_requests');
    return retryAfterSeconds ?? Number.NaN;
  }
}

const limitsOf = (change: Record<string, number>) => ({
  secondsBetween: 60,
  perReceiver: 5,
  perAddress: 50,
  inAll: 500,
  ...change,
});

// covers 7.1
test('limits a number to one message a minute, whoever asks', async () => {
  const harness = await verificationHarness(database());
  const to = newMobile();
  assert.deepEqual([await wait(harness, to), await wait(harness, to)], [0, 60]);
  harness.clock.advanceMs(59_001);
  assert.equal(await wait(harness, to), 1);
  harness.clock.advanceMs(999);
  assert.equal(await wait(harness, to), 0);
});

// covers 7.1
test('limits a number to five messages per day of the portal', async () => {
  const harness = await verificationHarness(database());
  const to = newMobile();
  // 08:00 UTC is 15:00 in Ho Chi Minh City: the day ends nine hours later.
  for (let index = 0; index < 5; index += 1) {
    assert.equal(await wait(harness, to), 0);
    harness.clock.advanceMs(3600_000);
  }
  assert.equal(await wait(harness, to), 4 * 3600);
  harness.clock.advanceMs(4 * 3600_000 - 1000);
  assert.equal(await wait(harness, to), 1);
  harness.clock.advanceMs(1000);
  assert.equal(await wait(harness, to), 0);
});

test("keeps the minute's limit over midnight", async () => {
  const harness = await verificationHarness(database());
  harness.clock.set('2026-03-02T16:59:50.000Z');
  const to = newMobile();
  assert.equal(await wait(harness, to), 0);
  harness.clock.advanceMs(20_000);
  assert.equal(await wait(harness, to), 40);
});

// covers 7.1
test('limits an address to fifty messages a day, counting a 64-bit IPv6 network as one', async () => {
  const harness = await verificationHarness(database());
  const address = newAddress();
  for (let index = 0; index < 50; index += 1) assert.equal(await wait(harness, newMobile(), address), 0);
  assert.equal(await wait(harness, newMobile(), address), 9 * 3600);
  for (let index = 0; index < 50; index += 1)
    assert.equal(await wait(harness, newMobile(), `2001:db8::${(index + 1).toString(16)}`), 0);
  assert.equal(await wait(harness, newMobile(), '2001:db8::ffff'), 9 * 3600);
  assert.equal(await wait(harness, newMobile(), '2001:db8:0:1::1'), 0);
});

// covers 7.1
test("keeps the portal's daily limit, even for concurrent requests", async () => {
  const harness = await verificationHarness(database());
  await harness.settings.write('verification.smsLimits', limitsOf({ inAll: 7 }), 'test');
  const waits = await Promise.all(Array.from({ length: 40 }, () => wait(harness)));
  assert.equal(waits.filter((seconds) => seconds === 0).length, 7);
  assert.equal(await wait(harness, 'a@example.com', newAddress(), 'email'), 0, 'e-mails have limits of their own');
  harness.clock.advanceMs(9 * 3600_000);
  assert.equal(await wait(harness), 0);
  await harness.settings.write('verification.smsLimits', limitsOf({ inAll: 0 }), 'test');
  harness.clock.advanceMs(1000);
  assert.ok((await wait(harness)) > 0, 'none at all');
  await harness.settings.write('verification.smsLimits', limitsOf({}), 'test');
});

test('sends one of many concurrent messages to a number', async () => {
  const harness = await verificationHarness(database());
  const to = newMobile();
  const waits = await Promise.all(Array.from({ length: 20 }, () => wait(harness, to)));
  assert.deepEqual(waits.sort(), [0, ...Array(19).fill(60)]);
});

test('does not count refused or rolled back messages', async () => {
  const harness = await verificationHarness(database());
  await harness.settings.write('verification.smsLimits', limitsOf({ inAll: 1 }), 'test');
  const [to, address] = [newMobile(), newAddress()];
  await assert.rejects(
    database().transaction(async () => {
      await harness.limits.take({ channel: 'sms', to, address, isToOwner: true });
      throw new Error('back');
    }),
  );
  assert.equal(await wait(harness, to, address), 0);
  const late = newMobile();
  assert.ok((await wait(harness, late)) > 60);
  await harness.settings.write('verification.smsLimits', limitsOf({}), 'test');
  assert.equal(await wait(harness, late), 0, 'the number was not sent to, so it has no minute to wait');
});

/** Sends, or tries to, and says whether it could. */
const isSent = (harness: Harness, request: Pick<CodeRequest, 'purpose' | 'address'> & Partial<CodeRequest>) =>
  harness.codes.send({ channel: 'sms', to: newMobile(), language: 'EN', ...request }).then(
    () => true,
    ({ code }) => {
      assert.equal(code, 'too_many_requests');
      return false;
    },
  );

// covers 7.1
test('a hundred addresses that ask for codes of nobody and of newcomers cannot stop the code of an owner', async () => {
  const harness = await verificationHarness(database());
  await harness.settings.write('verification.smsLimits', limitsOf({ perAddress: 5, inAll: 50 }), 'test');
  let newcomers = 0;
  for (let no = 0; no < 100; no += 1) {
    const address = newAddress();
    for (let times = 0; times < 2; times += 1)
      assert.equal(
        await isSent(harness, { purpose: 'login', address, isWithheld: true }),
        true,
        'it answers as if it were sent',
      );
    for (let times = 0; times < 3; times += 1)
      newcomers += Number(await isSent(harness, { purpose: 'register', address }));
  }
  assert.equal(newcomers, 30);
  const owner = newMobile();
  assert.equal(await isSent(harness, { purpose: 'password', address: newAddress(), to: owner }), true);
  assert.match(await harness.codeFor(owner), /^\d{6}$/);
  await harness.settings.write('verification.smsLimits', limitsOf({}), 'test');
});

test('a code for nobody is refused as one for an owner once the day is used up, so that nobody learns of accounts', async () => {
  const harness = await verificationHarness(database());
  await harness.settings.write('verification.smsLimits', limitsOf({ inAll: 2 }), 'test');
  const ask = (isWithheld: boolean) => isSent(harness, { purpose: 'login', address: newAddress(), isWithheld });
  assert.deepEqual([await ask(true), await ask(false), await ask(true), await ask(false)], [true, true, true, true]);
  assert.deepEqual([await ask(true), await ask(false)], [false, false]);
  await harness.settings.write('verification.smsLimits', limitsOf({}), 'test');
});

// covers 7.1
test('proofs of work for an SMS grow as the day of newcomers is used up, those for a login do not', async () => {
  const harness = await verificationHarness(database());
  await harness.settings.write('verification.smsLimits', limitsOf({ inAll: 10 }), 'test');
  const used = [await harness.limits.usedByStrangers('sms')];
  for (let no = 0; no < 6; no += 1) {
    assert.equal(await isSent(harness, { purpose: 'register', address: newAddress() }), true);
    used.push(await harness.limits.usedByStrangers('sms'));
  }
  assert.deepEqual(
    used,
    [0, 1, 2, 3, 4, 5, 6].map((sent) => sent / 6),
  );
  const least = [500, 1000, 2000, 4000, 8000];
  for (const [at, share] of [0.5, 0.6, 0.7, 0.8, 0.81].entries()) {
    const { counter } = workOf('sms', workSteps(share));
    assert.ok(counter >= (least[at] ?? 0) && counter < 2 * (least[at] ?? 0), `${share}: ${counter}`);
  }
  const { parameters } = await harness.human.challenge('login');
  assert.equal(parameters.data?.steps, 0);
  await harness.settings.write('verification.smsLimits', limitsOf({}), 'test');
});

test('counts own events without a pause whichever came first, and takes one back', async () => {
  const { limits, clock } = await verificationHarness(database());
  const bounds = { secondsBetween: 0, perDay: 2 };
  const take = () => limits.takeOwn('a try', bounds);
  assert.equal(await take(), true);
  // The clock of another process may be behind.
  clock.advanceMs(-5);
  assert.equal(await take(), true);
  assert.equal(await take(), false);
  await limits.uncountOwn('a try');
  assert.deepEqual([await take(), await take()], [true, false]);
});
