import assert from 'node:assert/strict';
import { databaseTests } from '../../testing/databases.ts';
import { newMobile, verificationDesk } from './testing/verification-desk.ts';

const { test, database } = databaseTests();

type Desk = Awaited<ReturnType<typeof verificationDesk>>;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

/** Seconds to wait; 0 when it may be sent. */
async function wait(desk: Desk, to = newMobile(), address = newAddress(), channel: 'sms' | 'email' = 'sms') {
  try {
    await desk.limits.take({ channel, to, address });
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

test('limits a number to one message a minute, whoever asks', async () => {
  const desk = await verificationDesk(database());
  const to = newMobile();
  assert.deepEqual([await wait(desk, to), await wait(desk, to)], [0, 60]);
  desk.clock.advanceMs(59_001);
  assert.equal(await wait(desk, to), 1);
  desk.clock.advanceMs(999);
  assert.equal(await wait(desk, to), 0);
});

test('limits a number to five messages per day of the portal', async () => {
  const desk = await verificationDesk(database());
  const to = newMobile();
  // 08:00 UTC is 15:00 in Ho Chi Minh City: the day ends nine hours later.
  for (let index = 0; index < 5; index += 1) {
    assert.equal(await wait(desk, to), 0);
    desk.clock.advanceMs(3600_000);
  }
  assert.equal(await wait(desk, to), 4 * 3600);
  desk.clock.advanceMs(4 * 3600_000 - 1000);
  assert.equal(await wait(desk, to), 1);
  desk.clock.advanceMs(1000);
  assert.equal(await wait(desk, to), 0);
});

test("keeps the minute's limit over midnight", async () => {
  const desk = await verificationDesk(database());
  desk.clock.set('2026-03-02T16:59:50.000Z');
  const to = newMobile();
  assert.equal(await wait(desk, to), 0);
  desk.clock.advanceMs(20_000);
  assert.equal(await wait(desk, to), 40);
});

test('limits an address to fifty messages a day, counting a 64-bit IPv6 network as one', async () => {
  const desk = await verificationDesk(database());
  const address = newAddress();
  for (let index = 0; index < 50; index += 1) assert.equal(await wait(desk, newMobile(), address), 0);
  assert.equal(await wait(desk, newMobile(), address), 9 * 3600);
  for (let index = 0; index < 50; index += 1)
    assert.equal(await wait(desk, newMobile(), `2001:db8::${(index + 1).toString(16)}`), 0);
  assert.equal(await wait(desk, newMobile(), '2001:db8::ffff'), 9 * 3600);
  assert.equal(await wait(desk, newMobile(), '2001:db8:0:1::1'), 0);
});

test("keeps the portal's daily limit, even for concurrent requests", async () => {
  const desk = await verificationDesk(database());
  await desk.settings.write('verification.smsLimits', limitsOf({ inAll: 7 }), 'test');
  const waits = await Promise.all(Array.from({ length: 40 }, () => wait(desk)));
  assert.equal(waits.filter((seconds) => seconds === 0).length, 7);
  assert.equal(await wait(desk, 'a@example.com', newAddress(), 'email'), 0, 'e-mails have limits of their own');
  desk.clock.advanceMs(9 * 3600_000);
  assert.equal(await wait(desk), 0);
  await desk.settings.write('verification.smsLimits', limitsOf({ inAll: 0 }), 'test');
  desk.clock.advanceMs(1000);
  assert.ok((await wait(desk)) > 0, 'none at all');
  await desk.settings.write('verification.smsLimits', limitsOf({}), 'test');
});

test('sends one of many concurrent messages to a number', async () => {
  const desk = await verificationDesk(database());
  const to = newMobile();
  const waits = await Promise.all(Array.from({ length: 20 }, () => wait(desk, to)));
  assert.deepEqual(waits.sort(), [0, ...Array(19).fill(60)]);
});

test('does not count refused or rolled back messages', async () => {
  const desk = await verificationDesk(database());
  await desk.settings.write('verification.smsLimits', limitsOf({ inAll: 1 }), 'test');
  const [to, address] = [newMobile(), newAddress()];
  await assert.rejects(
    database().transaction(async () => {
      await desk.limits.take({ channel: 'sms', to, address });
      throw new Error('back');
    }),
  );
  assert.equal(await wait(desk, to, address), 0);
  const late = newMobile();
  assert.ok((await wait(desk, late)) > 60);
  await desk.settings.write('verification.smsLimits', limitsOf({}), 'test');
  assert.equal(await wait(desk, late), 0, 'the number was not sent to, so it has no minute to wait');
});
