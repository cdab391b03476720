import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getMemberInfo } from '@portal/shared/contract/accounts/member-info';
import {
  endMemberSessions,
  findMember,
  setMemberState,
  takeAuthenticator,
} from '@portal/shared/contract/accounts/operator-members';
import { launchGame } from '@portal/shared/contract/games/launch';
import { setOperatorActive } from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { confirmAuthenticator, setUpAuthenticator } from '@portal/shared/contract/sessions/authenticator';
import { login } from '@portal/shared/contract/sessions/login';
import { vendorBet, vendorRollback, vendorWin } from '@portal/shared/contract/vendor-api/rounds';
import type { App } from '../../../app.ts';
import type { LiveMessage } from '../../../kernel/live/bus.ts';
import { secondFactorCode } from '../../../kernel/security/second-factor.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { balanceOf, betOf, rollbackOf, winOf } from '../../games/testing/play-moves.ts';
import { launchedPlayer, type TestStudio, testGame, testStudio } from '../../games/testing/test-studio.ts';
import { addMember, testPassword, tokenOf } from '../testing/add-member.ts';
import { addBoundMember } from '../testing/bound-member.ts';

const why = 'asked for by telephone';
const away = '203.0.113.9';

forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let studio: TestStudio;
  let support: string;

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    studio = await testStudio(app);
    support = await operatorToken(app, 'nadia', 'support');
    await app.modules.settings.write('login.triesPerMinute', 1000, 'test');
  });
  after(() => app.close());

  const logIn = (username: string, more: Record<string, unknown> = {}, remoteAddress = '127.0.0.1') =>
    api.send(login, { type: 'username', username, password: testPassword, ...more }, { remoteAddress });
  const isAlive = async (token: string) => (await api.send(getMemberInfo, {}, { token })).status === 200;
  const setState = (member: string, state: 'open' | 'closed', token = support) =>
    api.send(setMemberState, { member, state, why }, { token });
  const lines = async () => (await api.send(listAudit, { pageSize: 100 }, { token: support })).value.list;

  /** Returns the live events that pages of a member receive during some work. */
  async function logoutEventsDuring(memberId: string, work: () => Promise<unknown>) {
    const heard: LiveMessage[] = [];
    const stop = app.server.kernel.live.listen(memberId, (message) => heard.push(message));
    await work();
    await app.server.kernel.live.flush();
    stop();
    return heard.flatMap(({ event }) => (event.type === 'logout' ? [event] : []));
  }

  async function withAuthenticator(account: string, bound: { email?: string; mobile?: string } = {}) {
    const member = await addBoundMember(app, account, { ...bound, address: '127.0.0.1' });
    const token = await tokenOf(app, account);
    const { secret } = (await api.send(setUpAuthenticator, { password: testPassword }, { token })).value;
    const code = secondFactorCode(secret, clock.now());
    assert.equal((await api.send(confirmAuthenticator, { code }, { token })).status, 200);
    return { member, token, secret };
  }

  // covers 6
  test('finds a member by account in any case and by id, masks contacts, hides secrets and writes an audit line', async () => {
    const bound = { email: 'maria@example.com', mobile: '+639171234567' };
    const { member, secret } = await withAuthenticator('found01', bound);
    const byName = await api.send(findMember, { member: 'FOUND01' }, { token: support });
    const { account, state, mobile, email, hasPassword, hasPaymentPassword, hasAuthenticator } = byName.value;
    assert.deepEqual(
      { account, state, hasPassword, hasPaymentPassword, hasAuthenticator },
      { account: 'found01', state: 'open', hasPassword: true, hasPaymentPassword: false, hasAuthenticator: true },
    );
    assert.doesNotMatch(`${mobile} ${email}`, /1234567|maria/);
    const [session, ...others] = byName.value.sessions;
    assert.deepEqual([session?.address, others], ['127.0.0.1', []]);
    assert.ok(!JSON.stringify(byName.value).includes(secret));
    const byId = await api.send(findMember, { member: member.id }, { token: support });
    assert.deepEqual(byId.value, byName.value);
    const [line] = await lines();
    assert.deepEqual([line?.who, line?.act, line?.target], ['nadia', 'look-at-member', 'found01']);
  });

  // covers 6
  test('ends sessions and remembered logins with the reason when closing, and allows the login after reopening', async () => {
    const member = await addMember(app, 'closed01');
    const tokens = [await tokenOf(app, 'closed01'), await tokenOf(app, 'closed01')];
    const { rememberToken } = (await logIn('closed01', { remember: true })).value;
    let answer: Awaited<ReturnType<typeof setState>> | undefined;
    const [event, ...more] = await logoutEventsDuring(member.id, async () => {
      answer = await setState('closed01', 'closed');
    });
    assert.deepEqual(answer?.value, { account: 'closed01', state: 'closed', sessionsEnded: 3 });
    assert.deepEqual([event?.reason, event?.sessionIds?.length, more.length], ['account_closed', 3, 0]);
    for (const token of tokens) assert.equal(await isAlive(token), false);
    assert.equal((await logIn('closed01')).code, 'account_closed');
    assert.equal((await logIn('closed01', { password: '', rememberToken })).status, 422);
    const [line] = await lines();
    assert.deepEqual(
      [line?.who, line?.act, line?.target, line?.why, line?.detail],
      ['nadia', 'close-member', 'closed01', why, { memberId: member.id, before: 'open', sessionsEnded: 3 }],
    );

    assert.equal((await setState('closed01', 'open')).value.state, 'open');
    for (const token of tokens) assert.equal(await isAlive(token), false, 'what was ended stays ended');
    assert.equal((await logIn('closed01', { password: '', rememberToken })).status, 422);
    assert.equal((await logIn('closed01')).status, 200);
  });

  test('changes nothing when closing or reopening again, also in concurrent calls', async () => {
    await addMember(app, 'twice01');
    const token = await tokenOf(app, 'twice01');
    const answers = await Promise.all([1, 2, 3].map(() => setState('twice01', 'closed')));
    assert.deepEqual(answers.map(({ value }) => value.sessionsEnded).toSorted(), [0, 0, 1]);
    await setState('twice01', 'open');
    const fresh = await tokenOf(app, 'twice01');
    assert.equal((await setState('twice01', 'open')).value.sessionsEnded, 0);
    assert.deepEqual([await isAlive(token), await isAlive(fresh)], [false, true]);
  });

  test('leaves no session from logins that race with a closing', async () => {
    await addMember(app, 'race01');
    const race = () => logIn('race01');
    const answers = await Promise.all([race(), race(), setState('race01', 'closed'), race()]);
    for (const { value } of answers)
      if (value && 'token' in value && value.token) assert.equal(await isAlive(value.token), false);
    assert.deepEqual((await api.send(findMember, { member: 'race01' }, { token: support })).value.sessions, []);
  });

  // covers 6
  test('refuses bets and launches of a closed member, and takes wins and rollbacks of open rounds', async () => {
    const player = await launchedPlayer(app, studio, 'player31', 10_000n);
    const [won, back] = [betOf(player), betOf(player)];
    for (const bet of [won, back]) assert.equal((await studio.send(vendorBet, bet)).status, 200);
    await setState('player31', 'closed');
    const late = await studio.send(vendorBet, betOf(player));
    assert.deepEqual([late.code, late.value.balance], ['launch_ended', '80.00']);
    assert.equal((await studio.send(vendorBet, betOf(player, { roundId: won.roundId }))).code, 'launch_ended');
    assert.equal((await studio.send(vendorWin, winOf(won))).value.balance, '105.00');
    assert.equal((await studio.send(vendorRollback, rollbackOf(back))).value.balance, '115.00');
    assert.equal(await balanceOf(studio, player), '115.00');
    assert.equal((await app.modules.wallet.checkLedger()).balanced, true);
  });

  // covers 6
  test('refuses a launch that was in progress while the account was closed', async (context) => {
    await launchedPlayer(app, studio, 'player32', 10_000n);
    const token = await tokenOf(app, 'player32');
    const { wallet } = app.modules;
    const openAccounts = wallet.openAccounts.bind(wallet);
    context.mock.method(wallet, 'openAccounts', async (...given: Parameters<typeof openAccounts>) => {
      await setState('player32', 'closed');
      return openAccounts(...given);
    });
    const answer = await api.send(launchGame, { vassalage: 'TEST', gameCode: testGame }, { token });
    assert.deepEqual([answer.status, answer.code, answer.value], [401, 'not_logged_in', undefined]);
  });

  // covers 6
  test('ends all sessions of a member with the reason, keeps the account open, and touches nobody else', async () => {
    const member = await addMember(app, 'thrown01');
    await addMember(app, 'other01');
    const [first, second] = [await tokenOf(app, 'thrown01'), await tokenOf(app, 'thrown01')];
    const foreign = await tokenOf(app, 'other01');
    const { rememberToken } = (await logIn('thrown01', { remember: true })).value;
    const end = () => api.send(endMemberSessions, { member: member.id, why }, { token: support });
    const [event] = await logoutEventsDuring(member.id, async () => {
      assert.deepEqual((await end()).value, { account: 'thrown01', sessionsEnded: 3 });
    });
    assert.equal(event?.reason, 'ended_by_operator');
    assert.deepEqual([await isAlive(first), await isAlive(second), await isAlive(foreign)], [false, false, true]);
    assert.equal((await logIn('thrown01', { password: '', rememberToken })).code, 'login_failed');
    assert.equal((await end()).value.sessionsEnded, 0);
    assert.equal((await logIn('thrown01')).status, 200);
  });

  // covers 6
  test('removes a lost authenticator: ends sessions, notifies the owner, and allows the next login from afar', async () => {
    const { member, token } = await withAuthenticator('lost01');
    await addBoundMember(app, 'lost02', {});
    clock.advanceMs(60_000);
    assert.equal((await logIn('lost01', {}, away)).code, 'extra_verification_required');
    const take = (named: string) => api.send(takeAuthenticator, { member: named, why }, { token: support });
    const [event] = await logoutEventsDuring(member.id, async () => {
      assert.deepEqual((await take('lost01')).value, { account: 'lost01', sessionsEnded: 1 });
    });
    assert.deepEqual([event?.reason, await isAlive(token)], ['ended_by_operator', false]);
    assert.equal((await logIn('lost01', {}, away)).status, 200);
    const again = await take('lost01');
    assert.deepEqual([again.status, again.code], [422, 'authenticator_missing']);
    assert.equal((await take('lost02')).code, 'authenticator_missing');
    const taken = (await lines()).filter(({ act }) => act === 'take-authenticator');
    assert.equal(taken.length, 1, 'no line of what was not done');

    await withAuthenticator('lost03', { email: 'lost03@example.com', mobile: '+639171234003' });
    await withAuthenticator('lost04', { mobile: '+639171234004' });
    for (const account of ['lost03', 'lost04']) assert.equal((await take(account)).status, 200);
    const messages = (await sentMessages(app)).filter(({ template }) => template === 'authenticator-taken');
    assert.deepEqual(
      messages.map(({ to }) => to),
      ['lost03@example.com', '+639171234004'],
    );
    assert.match(messages[0]?.text ?? '', /account lost03 .*on hold for 24 hours\. If you did not request this/);
    const lost = await app.modules.member.byAccount('lost04');
    const [hold] = await app.modules.payments.withdrawals.obstacles.all(lost?.id ?? '');
    assert.equal(hold?.code, 'withdrawals_held');
  });

  test('treats an unconfirmed authenticator as none', async () => {
    await addMember(app, 'lost05');
    const token = await tokenOf(app, 'lost05');
    await api.send(setUpAuthenticator, { password: testPassword }, { token });
    const answer = await api.send(takeAuthenticator, { member: 'lost05', why }, { token: support });
    assert.equal(answer.code, 'authenticator_missing');
    assert.equal(await isAlive(token), true, 'nothing was done');
  });

  const acts = [
    (token: string, change = {}) =>
      api.send(setMemberState, { member: 'victim01', state: 'closed', why, ...change }, { token }),
    (token: string, change = {}) => api.send(endMemberSessions, { member: 'victim01', why, ...change }, { token }),
    (token: string, change = {}) => api.send(takeAuthenticator, { member: 'victim01', why, ...change }, { token }),
  ];
  const look = (token: string, change = {}) => api.send(findMember, { member: 'victim01', ...change }, { token });

  // covers 6
  test('refuses other roles, members, closed operators, unknown members, operators as members and missing reasons', async () => {
    const { token: victim } = await withAuthenticator('victim01');
    const before = (await lines()).length;
    const wrong = await operatorToken(app, 'walter', 'content', 'finance-maker', 'finance-checker', 'release');
    const gone = await operatorToken(app, 'gone', 'support');
    const admin = await operatorToken(app, 'adele', 'admin');
    await api.send(setOperatorActive, { username: 'gone', isActive: false, why }, { token: admin });
    const linesAfterClosing = (await lines()).length;
    for (const act of [...acts, look]) {
      const byOthers = await act(wrong);
      assert.deepEqual([byOthers.status, byOthers.code], [403, 'not_allowed']);
      for (const token of [victim, gone, '']) {
        const refused = await act(token);
        assert.deepEqual([refused.status, refused.code], [401, 'operator_login_required']);
      }
      for (const member of ['nobody01', 'nadia', 'adele', '00000000-0000-4000-8000-000000000000']) {
        const unknown = await act(support, { member });
        assert.deepEqual([unknown.status, unknown.code], [404, 'not_found']);
      }
      assert.equal((await act(support, { member: ' ' })).code, 'invalid_input');
    }
    for (const act of acts)
      for (const reason of ['', '  ', 'x'.repeat(281)]) {
        const { status, code, fields = {} } = await act(support, { why: reason });
        assert.deepEqual([status, code, Object.keys(fields)], [400, 'invalid_input', ['why']]);
      }
    const odd = await api.send(setMemberState, { member: 'victim01', state: 'gone', why }, { token: support });
    assert.equal(odd.code, 'invalid_input');
    assert.equal((await lines()).length, linesAfterClosing);
    assert.ok(linesAfterClosing >= before);
    assert.equal(await isAlive(victim), true);
    assert.equal((await look(admin)).value.hasAuthenticator, true);
    for (const act of acts.toReversed()) assert.equal((await act(admin)).status, 200, 'an admin may, too');
  });
});
