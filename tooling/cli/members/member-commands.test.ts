import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exitCodes } from '../command/run-command.ts';
import { commandHarness } from '../testing/command-harness.ts';
import { memberCommands } from './member-commands.ts';

const { gives, answers, asked, forget, ...harness } = commandHarness();
const run = (...args: string[]) => harness.run(memberCommands, 'member', ...args);
const at = '2026-01-01T00:00:00.000Z';

test('a member is shown with contacts, protections and sessions', async () => {
  const session = { startedAt: at, lastSeenAt: at, address: '203.0.113.9', device: 'Firefox, Windows' };
  const member = {
    memberId: 'm-1',
    account: 'player01',
    nickname: 'Player',
    type: 0,
    state: 'open',
    registeredAt: at,
    balance: '10000.00',
    vendorWallets: [{ vendor: 'KITE', balance: '25.50' }],
    mobile: '+63 *** *** 4567',
    hasPassword: true,
    hasPaymentPassword: false,
    hasAuthenticator: true,
    passkeys: [{ id: 'k-1', name: 'My phone', createdAt: at, confirmsPayments: true }],
    sessions: [session],
  };
  gives(member);
  const { code, out } = await run('show', 'player 01/x');
  assert.deepEqual([code, asked().method, asked().url], [exitCodes.good, 'GET', '/operator/members/player%2001%2Fx']);
  assert.match(out, /state +open\n[\s\S]*mobile +\+63 \*\*\* \*\*\* 4567\ne-mail +none\n[\s\S]*authenticator +yes/);
  assert.match(out, /balance +10000\.00\nwallet at KITE +25\.50\n/);
  assert.match(out, /203\.0\.113\.9 +Firefox, Windows$/);
  assert.match(out, /passkey +id +added +last used\nMy phone +k-1 +2026-01-01T00:00:00\.000Z +never\n/);
  gives({ ...member, sessions: [] });
  assert.match((await run('show', 'player01')).out, /No session\.$/);
});

test('close, open, sessions, authenticator: one call each with the reason, confirmed in a sentence', async () => {
  const closed = { account: 'player01', state: 'closed', sessionsEnded: 1 };
  const opened = { account: 'player01', state: 'open', sessionsEnded: 0 };
  const ended = { account: 'player01', sessionsEnded: 2 };
  const members = '/operator/members/player01';
  const cases = [
    ['close', closed, `PUT ${members}/state`, 'player01 is closed. 1 session ended.'],
    ['open', opened, `PUT ${members}/state`, 'player01 is open.'],
    ['sessions', ended, `DELETE ${members}/sessions?why=a+call`, 'player01: 2 sessions ended.'],
    [
      'authenticator',
      ended,
      `DELETE ${members}/authenticator?why=a+call`,
      'player01 has no authenticator now. 2 sessions ended.',
    ],
  ] as const;
  for (const [word, value, call, text] of cases) {
    gives(value);
    const { code, out } = await run(word, 'player01', '--why', 'a call');
    assert.deepEqual([code, out, `${asked().method} ${asked().url}`], [exitCodes.good, text, call]);
  }
  gives(closed);
  await run('close', 'player01', '--why', 'a call');
  assert.deepEqual(asked().body, { state: 'closed', why: 'a call' });
});

test('removes a passkey by its id, with the reason', async () => {
  gives({ account: 'player01', name: 'My phone', sessionsEnded: 1 });
  const { code, out } = await run('passkey', 'player01', 'k/1', '--why', 'lost');
  assert.deepEqual([code, out], [exitCodes.good, 'The passkey My phone of player01 is removed. 1 session ended.']);
  assert.equal(`${asked().method} ${asked().url}`, 'DELETE /operator/members/player01/passkeys/k%2F1?why=lost');
  forget();
  assert.match((await run('passkey', 'player01', 'k/1')).error, /Say why: {2}member passkey <account or id> <passkey>/);
  assert.equal((await run('passkey', 'player01', '--why', 'lost')).code, exitCodes.usage);
  assert.deepEqual(asked(), {});
});

test('sends nothing without a reason; prints that a member is unknown', async () => {
  forget();
  for (const word of ['close', 'open', 'sessions', 'authenticator']) {
    const { code, error } = await run(word, 'player01');
    assert.equal(code, exitCodes.refused);
    assert.match(error, new RegExp(`Say why: {2}member ${word} <account or id> --why`));
  }
  assert.equal((await run('close', '--why', 'a call')).code, exitCodes.usage);
  assert.deepEqual(asked(), {});
  answers({ success: false, code: 'not_found', message: 'Not found' }, 404);
  const { code, error } = await run('close', 'nobody', '--why', 'a call');
  assert.deepEqual([code, error], [exitCodes.refused, 'Not found (not_found)']);
});

test('lists members by account prefix, type and state; prints that a list is empty', async () => {
  const row = { memberId: 'm-1', account: 'player01', nickname: 'P', type: 0, state: 'open', balance: '10000.00' };
  gives({ list: [{ ...row, registeredAt: at }], totalPages: 1 });
  const { code, out } = await run('list', '--search', 'play', '--type', '0', '--state', 'open');
  assert.deepEqual([code, asked().method], [exitCodes.good, 'GET']);
  assert.match(asked().url ?? '', /^\/operator\/members\?search=play&type=0&state=open&pageNo=1&pageSize=50$/);
  assert.match(out, /^account +id .*balance.*\nplayer01 +m-1 +0 +open +10000\.00 .* never\nPage 1 of 1$/);
  gives({ list: [], totalPages: 0 });
  assert.equal((await run('list')).out, 'Nothing to show.');
});
