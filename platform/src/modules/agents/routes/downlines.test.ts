import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { listContracts } from '@portal/shared/contract/agents/contracts';
import { registerDownline } from '@portal/shared/contract/agents/downlines';
import { type LoginValue, login } from '@portal/shared/contract/sessions/login';
import { getBalance } from '@portal/shared/contract/wallet/balance';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { agentBranch, agreedContract, dailyOf, hourlyOf, sessionOf } from '../testing/agent-branch.ts';

const password = 'Harbour12';

forEachDatabase(({ database }) => {
  const harness = hostedApp(database);
  let branch: Awaited<ReturnType<typeof agentBranch>>;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const add = (input: object, by = 'top') =>
    harness.api.send(registerDownline, { type: 'player', password, ...input }, as(by));
  const found = (account: string) => harness.app.modules.member.byAccount(account);
  const logIn = (account: string) =>
    harness.api.send(login, { type: 'username', username: account, password, agentPage: false });

  before(async () => {
    branch = await agentBranch(harness.app);
    await agreedContract(harness.app, branch.top, dailyOf(200));
    await harness.app.modules.settings.write('register.triesPerMinute', 1000, 'test');
    for (const account of ['top', 'under', 'player', 'other', 'trial777'])
      tokens.set(account, await sessionOf(harness.app, account));
  });

  // covers 2.6
  test('registers a player with wallets directly below the agent, who has to change the password', async () => {
    const { kernel } = harness.app.server;
    const heard: unknown[] = [];
    kernel.live.listen(branch.top.id, ({ event }) => heard.push(event));
    const answer = await add({ account: ' newbie01 ' });
    assert.deepEqual([answer.status, answer.value], [200, { account: 'newbie01', type: 0 }], answer.message);
    const newcomer = await found('NEWBIE01');
    assert.deepEqual(
      [newcomer?.uplinePath, newcomer?.state, newcomer?.affiliateCode],
      [`${branch.top.id}.${newcomer?.id}.`, 'open', null],
    );
    await kernel.live.flush();
    assert.deepEqual(heard, [{ type: 'agents', what: 'team' }]);
    const entered = (await logIn('newbie01')).value as LoginValue & { token: string; passwordExpired: boolean };
    assert.equal(entered.passwordExpired, true);
    assert.equal((await harness.api.send(getBalance, {}, { token: entered.token })).value.sumBalance, '0.00');
    const { settings } = harness.app.modules;
    await settings.write('toggles', { ...(await settings.get('toggles')), passwordExpiry: true }, 'test');
    const held = (await logIn('newbie01')).value as { passwordChangeRequired: boolean };
    assert.equal(held.passwordChangeRequired, true);
  });

  // covers 2.6
  test('gives a registered agent a code of its own and open offers', async () => {
    assert.deepEqual((await add({ account: 'agent0new', type: 'agent', offers: [dailyOf(200)] })).value, {
      account: 'agent0new',
      type: 2,
    });
    const newcomer = await found('agent0new');
    assert.match(newcomer?.affiliateCode ?? '', /^[2-9A-HJKMNP-Z]{8}$/);
    const { own } = (await harness.api.send(listContracts, {}, { token: await sessionOf(harness.app, 'agent0new') }))
      .value;
    assert.deepEqual(
      own.map(({ kind, state, upline, request }) => [kind, state, upline, request?.terms]),
      [['daily', 'offered', 'top', dailyOf(200)]],
    );
  });

  // covers 2.6
  test('accepts only offers the agent may make, one of each kind and not for players, and rolls back on refusal', async () => {
    const agent = { account: 'refused01', type: 'agent' };
    const monthly = { ...dailyOf(1), period: 'monthly' };
    for (const [input, code, field] of [
      [{ ...agent, offers: [dailyOf(201)] }, 'rate_above_own', 'offers.0.tiers.0.rate'],
      [{ ...agent, offers: [dailyOf(100), hourlyOf(1)] }, 'rate_above_own', 'offers.1'],
      [{ ...agent, offers: [monthly] }, 'period_not_own', 'offers.0.period'],
      [{ ...agent, offers: [dailyOf(100), dailyOf(50)] }, 'invalid_input', 'offers'],
      [{ ...agent, offers: [dailyOf(-1)] }, 'invalid_input', 'offers.0.tiers.0.rate'],
      [{ ...agent, type: 'player', offers: [dailyOf(100)] }, 'contract_downline_not_agent', undefined],
    ] as const) {
      const answer = await add(input);
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})[0]], [code, field], JSON.stringify(input));
    }
    assert.equal((await add({ ...agent, offers: [dailyOf(1)] }, 'under')).code, 'rate_above_own');
    assert.equal(await found('refused01'), undefined);
  });

  // covers 2.6
  test('accepts the names and passwords that registration accepts', async () => {
    for (const account of ['=cmd0001', '+plus001', '-minus01', '@at00001', 'a b c d1', 'ab', 'x'.repeat(60)]) {
      const answer = await add({ account });
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})], ['invalid_registration', ['account']], account);
    }
    for (const wrong of ['short', 'x'.repeat(200), ' ']) {
      const answer = await add({ account: 'goodname1', password: wrong });
      assert.deepEqual(Object.keys(answer.fields ?? {}), ['password'], wrong);
      assert.ok(['invalid_registration', 'invalid_input'].includes(answer.code ?? ''));
    }
    for (const account of ['admin', 'Support', 'm123456789', 'PLAYER', 'stranger']) {
      const answer = await add({ account });
      const isRule = answer.code === 'invalid_registration';
      assert.ok(isRule || (answer.code === 'username_taken' && 'account' in (answer.fields ?? {})), account);
    }
    assert.equal((await add({ account: 'player' })).code, 'username_taken');
    assert.equal((await add({ account: 'x'.repeat(10_000) })).code, 'invalid_input');
    assert.equal((await add({ account: 'a\u0007bell1' })).code, 'invalid_input', 'nobody types a bell');
    assert.equal((await add({ account: 'goodname1', type: 'top' })).code, 'invalid_input');
    assert.equal(await found('goodname1'), undefined);
  });

  test('registers one of two concurrent downlines of one name, and refuses the other at its field', async () => {
    const answers = await Promise.all([add({ account: 'twice001' }), add({ account: 'Twice001' }, 'other')]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    assert.deepEqual([refused?.code, Object.keys(refused?.fields ?? {})], ['username_taken', ['account']]);
  });

  // covers 2.6
  test('refuses visitors, players, trials and closed agents, and unencrypted passwords', async () => {
    for (const [by, code] of [
      ['player', 'not_an_agent'],
      ['trial777', 'in_need_true_account'],
      ['nobody', 'not_logged_in'],
    ] as const)
      assert.equal((await add({ account: 'nothere01' }, by)).code, code, by);
    const readable = { account: 'nothere01', type: 'player', password };
    assert.equal((await harness.api.post(registerDownline, readable, as('top'))).code, 'encryption_required');
    await harness.app.modules.member.setState(branch.other.id, 'closed');
    assert.equal((await add({ account: 'nothere01' }, 'other')).status, 401);
    assert.equal(await found('nothere01'), undefined);
  });

  test('limits tries by address', async () => {
    await harness.app.modules.settings.write('register.triesPerMinute', 2, 'test');
    const asked = { type: 'player', account: 'ab', password };
    const from = { ...as('top'), remoteAddress: '192.0.2.77' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await harness.api.send(registerDownline, asked, from)).status);
    assert.equal(statuses.at(-1), 429);
  });
});
