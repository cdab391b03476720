import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { databaseTests } from '../../testing/database/databases.ts';
import type { CodePurpose } from './codes.rules.ts';
import { newMobile, verificationHarness } from './testing/verification-harness.ts';
import { verificationCodes } from './verification.tables.ts';

const { test, database } = databaseTests();

/** Sends a login code, and returns what is needed to use it. */
async function sentCode() {
  const harness = await verificationHarness(database());
  const to = newMobile();
  const request = { purpose: 'login', channel: 'sms', to, address: '192.0.2.1', language: 'EN' } as const;
  await harness.codes.send(request);
  const code = await harness.codeFor(to);
  const use = (change: Partial<{ purpose: CodePurpose; to: string; code: string }> = {}) =>
    harness.codes.use({ purpose: 'login', to, code, ...change });
  return { harness: harness, to, code, use, request };
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('accepts the code of a message once', async () => {
  const { code, use } = await sentCode();
  assert.match(code, /^\d{6}$/);
  assert.deepEqual([await use(), await use(), await use()], [true, false, false]);
});

test('accepts a code only for its purpose and receiver', async () => {
  const { harness, code, use, to, request } = await sentCode();
  const other = newMobile();
  await harness.codes.send({ ...request, to: other });
  const wrong = [
    await use({ purpose: 'password' }),
    await use({ purpose: 'register' }),
    await use({ to: other, code: code === (await harness.codeFor(other)) ? another(code) : code }),
    await use({ to: newMobile() }),
    await use({ to: '' }),
    await use({ code: '' }),
    await use({ code: code.slice(1) }),
    await use({ code: another(code) }),
  ];
  assert.deepEqual(wrong, Array(wrong.length).fill(false), to);
  assert.equal(await use(), true, 'three wrong ones have used nothing up');
});

test('refuses the right code after five wrong ones, until another is sent', async () => {
  const { harness, code, use, to, request } = await sentCode();
  for (let index = 0; index < 5; index += 1) assert.equal(await use({ code: another(code) }), false);
  assert.equal(await use(), false);
  harness.clock.advanceMs(60_000);
  await harness.codes.send(request);
  assert.equal(await use({ code: await harness.codeFor(to) }), true);
});

test('accepts the right code at the fifth try', async () => {
  const { code, use } = await sentCode();
  for (let index = 0; index < 4; index += 1) await use({ code: another(code) });
  assert.equal(await use(), true);
});

test('ends a code with its time, and when another one is sent', async () => {
  const expired = await sentCode();
  expired.harness.clock.advanceMs(3 * 60_000 - 1);
  const atEnd = await sentCode();
  atEnd.harness.clock.advanceMs(3 * 60_000);
  assert.deepEqual([await expired.use(), await atEnd.use()], [true, false]);
  const replaced = await sentCode();
  replaced.harness.clock.advanceMs(60_000);
  await replaced.harness.codes.send(replaced.request);
  const isSame = (await replaced.harness.codeFor(replaced.to)) === replaced.code;
  assert.equal(await replaced.use(), isSame);
});

test('accepts a right code once when used twenty times concurrently', async () => {
  const { use } = await sentCode();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => use()));
  assert.equal(outcomes.filter(Boolean).length, 1);
});

test('counts concurrent guesses one by one', async () => {
  const { harness, code, use } = await sentCode();
  const guesses = Array.from({ length: 30 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000));
  await Promise.all(guesses.map((guess) => use({ code: guess.padStart(6, '0') })));
  assert.equal(await use(), false);
  const [row] = await harness.kernel.db.select().from(verificationCodes).where(eq(verificationCodes.tries, 5)).limit(1);
  assert.ok(row, 'no more than five were looked at');
});

test('stores neither code nor receiver in plain text', async () => {
  const { harness, code, to } = await sentCode();
  const rows = JSON.stringify(await harness.kernel.db.select().from(verificationCodes));
  assert.equal(rows.includes(code) || rows.includes(to.slice(-7)), false);
});

test('treats an address as the same in any spelling', async () => {
  const harness = await verificationHarness(database());
  const to = 'Player.One@example.com';
  await harness.codes.send({ purpose: 'bind_email', channel: 'email', to, address: '192.0.2.1', language: 'EN' });
  const code = await harness.codeFor(to);
  assert.equal(await harness.codes.use({ purpose: 'bind_email', to: to.toLowerCase(), code }), true);
});

test('stores a withheld code like the others', async () => {
  const { harness, request } = await sentCode();
  const to = newMobile();
  const answer = await harness.codes.send({ ...request, to, isWithheld: true });
  assert.deepEqual([answer, await harness.codeFor(to)], [{ expiredMinutes: 3 }, '']);
  await assert.rejects(harness.codes.send({ ...request, to, isWithheld: true }), { code: 'too_many_requests' });
});
