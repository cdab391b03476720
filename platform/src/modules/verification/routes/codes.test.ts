import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, test } from 'node:test';
import {
  sendEmailCode,
  sendOwnSmsCode,
  sendRegistrationCode,
  sendSmsCode,
} from '@portal/shared/contract/verification/codes';
import { getHumanChallenge } from '@portal/shared/contract/verification/human-challenge';
import { pino } from 'pino';
import { type App, buildApp } from '../../../app.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { openTestPostgres } from '../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testParts } from '../../../testing/test-kernel.ts';
import { addMember, tokenOf } from '../../accounts/testing/add-member.ts';
import { addBoundMember } from '../../accounts/testing/bound-member.ts';

let app: App;
let api: ApiClient;
let close: () => Promise<void>;
const clock: TestClock = testClock();
const logLines: string[] = [];

before(async () => {
  const opened = await openTestPostgres();
  const log = new Writable({ write: (line, _encoding, done) => done(void logLines.push(String(line))) });
  app = await buildApp({ ...testParts(opened.database, { clock }), logger: pino({ level: 'trace' }, log) });
  api = apiClient(app);
  const { settings } = app.modules;
  await settings.write('identity.humanVerification', [], 'test');
  await settings.write(
    'toggles',
    { ...(await settings.get('toggles')), mobileCodeLogin: true, mobileRegistration: true },
    'test',
  );
  await settings.write('register.flags', { ...(await settings.get('register.flags')), MOBILENUMREG3: true }, 'test');
  await addBoundMember(app, 'mobile01', { mobile: known, address: '127.0.0.1' });
  await addMember(app, 'mobile02');
  close = async () => {
    await app.close();
    await opened.close();
  };
});
after(() => close());

const known = '+639175550101';
const sentTo = async (to: string) =>
  (await app.modules.delivery.storedMessages()).filter((message) => message.to === to);
const philippine = (mobileNum: string) => ({ mobileNum, countryDialingCode: '+63' });

test("answers an unknown number like a member's, and sends it nothing", async () => {
  const requestCode = async (mobileNum: string) => {
    const { status, success, code, value, headers } = await api.send(sendSmsCode, philippine(mobileNum));
    return { status, success, code, value, retryAfter: headers['retry-after'] };
  };
  const [first, firstUnknown] = [await requestCode('0917 555-0101'), await requestCode('0917 555-0999')];
  assert.deepEqual(first, firstUnknown);
  assert.deepEqual(first.value, { expiredMinutes: 3 });
  const [again, againUnknown] = [await requestCode('9175550101'), await requestCode('9175550999')];
  assert.deepEqual(again, againUnknown);
  assert.deepEqual([again.status, again.code, again.retryAfter], [429, 'too_many_requests', '60']);
  assert.deepEqual([(await sentTo(known)).length, (await sentTo('+639175550999')).length], [1, 0]);
});

test('refuses an impossible number at its field and counts nothing', async () => {
  for (const mobileNum of ['12345', '00000000', '0281234567', '999999999999999999']) {
    const answer = await api.send(sendSmsCode, philippine(mobileNum));
    assert.deepEqual([answer.status, answer.code], [422, 'invalid_mobile'], mobileNum);
    assert.deepEqual(answer.fields, { mobileNum: 'Please enter a valid mobile number' });
  }
  const nowhere = await api.send(sendSmsCode, { mobileNum: '9175550101', countryDialingCode: '+999' });
  assert.equal(nowhere.code, 'invalid_mobile');
});

test('lets the operator close a login method', async () => {
  const { settings } = app.modules;
  const toggles = await settings.get('toggles');
  await settings.write('toggles', { ...toggles, mobileCodeLogin: false, mobileRegistration: false }, 'test');
  const login = await api.send(sendSmsCode, philippine('9175550102'));
  const registration = await api.send(sendRegistrationCode, { mobileNo: '9175550102', countryDialingCode: '+63' });
  await settings.write('toggles', toggles, 'test');
  assert.deepEqual([login.code, registration.code], ['login_type_closed', 'login_type_closed']);
  await settings.write('identity.smsChannel', 'firebase', 'test');
  await settings.write('identity.firebase', { apiKey: 'k', authDomain: 'd', projectId: 'portal-test' }, 'test');
  assert.equal((await api.send(sendSmsCode, philippine('9175550102'))).code, 'login_type_closed');
  await settings.write('identity.smsChannel', 'platform', 'test');
  await settings.write('identity.firebase', { apiKey: '', authDomain: '', projectId: '' }, 'test');
});

test('sends nothing before human verification, where it is required', async () => {
  const { settings } = app.modules;
  await settings.write('identity.humanVerification', ['sms'], 'test');
  const login = await api.send(sendSmsCode, philippine('9175550103'));
  const registration = await api.send(sendRegistrationCode, { mobileNo: '9175550103', countryDialingCode: '+63' });
  await settings.write('identity.humanVerification', [], 'test');
  assert.deepEqual([login.code, registration.code], ['verification_required', 'verification_required']);
  const { challenge } = (await api.send(getHumanChallenge, { purpose: 'sms' })).value;
  assert.ok('parameters' in challenge && 'signature' in challenge);
});

test('sends a registration code to any number in the language of the page', async () => {
  clock.advanceMs(61_000);
  const options = { headers: { 'accept-language': 'MY' } };
  const answer = await api.send(sendRegistrationCode, { mobileNo: '9175550104', countryDialingCode: '+63' }, options);
  assert.equal(answer.status, 200);
  const [message] = await sentTo('+639175550104');
  assert.match(message?.text ?? '', /^\d{6} ialah kod Lantern anda untuk mendaftar\. /);
});

test('sends a member codes for a new number, a new address and the bound number', async () => {
  clock.advanceMs(61_000);
  const [bound, other] = [await tokenOf(app, 'mobile01'), await tokenOf(app, 'mobile02')];
  const ask = (token: string, input: Record<string, unknown>) => api.send(sendOwnSmsCode, input, { token });
  assert.equal((await ask(other, { purpose: 'change_password' })).code, 'mobile_not_bound');
  assert.equal((await ask(bound, { purpose: 'change_password' })).status, 200);
  assert.match((await sentTo(known))[0]?.text ?? '', /to change your password/);
  assert.equal((await ask(other, { purpose: 'bind_mobile' })).code, 'invalid_mobile');
  assert.equal((await ask(other, { purpose: 'bind_mobile', ...philippine('9175550105') })).status, 200);
  assert.equal((await ask('x'.repeat(43), { purpose: 'change_password' })).status, 401);
  const email = await api.send(sendEmailCode, { email: 'new@example.com' }, { token: other });
  assert.equal(email.status, 200);
  assert.match((await sentTo('new@example.com'))[0]?.subject ?? '', /^\d{6} is your Lantern code$/);
});

test('shows the outbox and open captchas only on the machine itself', async () => {
  const page = await app.server.inject('/dev/outbox');
  assert.match(page.body, /\d{6} is your Lantern code/);
  const { messages } = (await app.server.inject(`/dev/outbox.json?to=${encodeURIComponent(known)}`)).json();
  assert.ok(messages.length > 0 && messages.every(({ to }: { to: string }) => to === known));
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/captcha.json']) {
    const stranger = await app.server.inject({ url, remoteAddress: '192.0.2.8' });
    assert.deepEqual([stranger.statusCode, stranger.json().code], [404, 'unknown_call'], url);
  }
});

test('logs no code, number or address', async () => {
  await app.modules.delivery.drain();
  const messages = await app.modules.delivery.storedMessages();
  const log = logLines.join('');
  assert.ok(messages.length > 3 && log.includes('message sent'));
  for (const { to, text } of messages) {
    assert.equal(log.includes(to), false, to);
    // Matched as a whole number, since the times in the log contain every digit.
    assert.doesNotMatch(log, new RegExp(`\\b${/\d{6}/.exec(text)?.[0]}\\b`), text);
  }
});
