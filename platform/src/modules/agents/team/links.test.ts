import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { register } from '@portal/shared/contract/accounts/registration';
import {
  checkAffiliateCode,
  closeInvitationLink,
  createInvitationLink,
  type InvitationLink,
  listInvitationLinks,
} from '@portal/shared/contract/agents/invitation-links';
import { listMessages } from '@portal/shared/contract/inbox/messages';
import { eq } from 'drizzle-orm';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { contractRequests, contracts } from '../contracts/contracts.tables.ts';
import { agentBranch, agreedContract, dailyOf, hourlyOf, sessionOf } from '../testing/agent-branch.ts';
import { invitationLinks } from './team.tables.ts';

const dayMs = 86_400_000;
const form = { registerMethod: 'WEB', login: true, termsAccepted: true };
const secret = { password: 'Harbour12', confirmPassword: 'Harbour12' };

forEachDatabase(({ database }) => {
  const clock = testClock('2026-03-02T05:00:00.000Z');
  const harness = hostedApp(database, { clock });
  let branch: Awaited<ReturnType<typeof agentBranch>>;
  const tokens = new Map<string, string>();
  const as = (account: string) => ({ token: tokens.get(account) ?? '' });
  const make = (input: object = {}, account = 'top') =>
    harness.api.send(createInvitationLink, { type: 'player', ...input }, as(account));
  const linkOf = async (input: object = {}, account = 'top'): Promise<InvitationLink> => {
    const { value, message } = await make(input, account);
    assert.ok(value?.code, message);
    return value;
  };
  const list = async (account = 'top') => (await harness.api.send(listInvitationLinks, {}, as(account))).value.list;
  const join = (username: string, typed: object) =>
    harness.api.send(register, { ...form, ...secret, username, ...typed });
  const found = async (account: string) => harness.app.modules.member.byAccount(account);
  const startSessions = async () => {
    for (const account of ['top', 'under', 'player', 'other', 'trial777'])
      tokens.set(account, await sessionOf(harness.app, account));
  };

  before(async () => {
    branch = await agentBranch(harness.app);
    await agreedContract(harness.app, branch.top, dailyOf(200));
    const { settings } = harness.app.modules;
    for (const key of ['invitation.perMinute', 'register.triesPerMinute'] as const)
      await settings.write(key, 1000, 'test');
    await startSessions();
  });

  // covers 2.6
  test('makes a link with a readable code and the registration address, and lists it newest first', async () => {
    const first = await linkOf({ note: ' Spring ' });
    assert.match(first.code, /^[2-9A-HJKMNP-Z]{10}$/);
    assert.equal(new URL(first.link).pathname + new URL(first.link).search, `/register?referralCode=${first.code}`);
    assert.deepEqual([first.note, first.uses, first.state, first.offers], ['Spring', 0, 'open', []]);
    clock.advanceMs(1000);
    const second = await linkOf({ type: 'agent', offers: [dailyOf(150)], days: 2, usesAtMost: 3 });
    assert.deepEqual([second.expiresAt, second.usesAtMost], ['2026-03-04T05:00:01.000Z', 3]);
    assert.deepEqual(
      (await list()).map(({ id }) => id),
      [second.id, first.id],
    );
    assert.deepEqual(await list('under'), []);
  });

  // covers 3
  test("registers players below the link's agent, by address and by form", async () => {
    const { code } = await linkOf({});
    assert.equal((await harness.api.send(checkAffiliateCode, { code: ` ${code.toLowerCase()} ` })).status, 200);
    for (const [no, typed] of [{ referralCode: code }, { affiliateCode: code.toLowerCase() }].entries()) {
      const answer = await join(`linked0${no}`, typed);
      assert.equal(answer.status, 200, answer.message);
      const newcomer = await found(`linked0${no}`);
      assert.deepEqual(
        [newcomer?.uplinePath, newcomer?.type, newcomer?.affiliateCode],
        [`${branch.top.id}.${newcomer?.id}.`, 0, null],
      );
    }
    assert.equal((await list()).find((link) => link.code === code)?.uses, 2);
    const { list: messages } = (await harness.api.send(listMessages, {}, as('top'))).value;
    assert.ok(messages.some(({ title }) => title === 'linked01 has joined your team'));
  });

  // covers 2.6
  test("registers agents with their own code and the link's offers", async () => {
    const { code } = await linkOf({ type: 'agent', offers: [dailyOf(150)] });
    assert.equal((await join('agentby01', { referralCode: code })).status, 200);
    const agent = await found('agentby01');
    assert.equal(agent?.type, 2);
    const offered = await database().db.select().from(contracts);
    assert.deepEqual(
      offered.filter(({ agentId }) => agentId === agent?.id).map(({ kind, uplineId }) => [kind, uplineId]),
      [['daily', branch.top.id]],
    );
    assert.equal((await database().db.select().from(contractRequests)).length, 1);
    assert.equal((await join('belowby01', { affiliateCode: agent?.affiliateCode ?? '' })).status, 200);
    assert.equal((await found('belowby01'))?.uplinePath, `${agent?.uplinePath}${(await found('belowby01'))?.id}.`);
  });

  test('leaves out offers that are no longer compatible, and notifies the agent', async () => {
    const { id, code } = await linkOf({ type: 'agent', offers: [dailyOf(150)] });
    // As if the agent's own rates had fallen since.
    await database()
      .db.update(invitationLinks)
      .set({ offers: [dailyOf(500), hourlyOf(10)] })
      .where(eq(invitationLinks.id, id));
    assert.equal((await join('agentby02', { referralCode: code })).status, 200);
    const agent = await found('agentby02');
    assert.ok((await database().db.select().from(contracts)).every(({ agentId }) => agentId !== agent?.id));
    const { list: messages } = (await harness.api.send(listMessages, {}, as('top'))).value;
    const message = messages.find(({ title }) => title === 'agentby02 has joined your team');
    assert.match(message?.content ?? '', /no longer compatible with your own contracts: daily wage, hourly salary\.$/);
    await harness.api.send(closeInvitationLink, { id }, as('top'));
  });

  // covers 7.1
  test('refuses an expired, used up or closed link', async () => {
    const ended = await linkOf({ days: 1 });
    const once = await linkOf({ usesAtMost: 1 });
    const shut = await linkOf({});
    assert.equal((await join('oncejoin', { referralCode: once.code })).status, 200);
    assert.equal((await harness.api.send(closeInvitationLink, { id: shut.id }, as('top'))).value.state, 'closed');
    clock.advanceMs(dayMs);
    await startSessions();
    for (const { code } of [ended, once, shut, { code: 'NOBODY2345' }]) {
      assert.equal((await harness.api.send(checkAffiliateCode, { code })).code, 'invitation_code_error');
      const answer = await join('nojoin01', { affiliateCode: code });
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})], ['invitation_code_error', ['affiliateCode']]);
    }
    assert.equal(await found('nojoin01'), undefined);
    const states = new Map((await list()).map(({ id, state }) => [id, state]));
    assert.deepEqual(
      [ended, once, shut].map(({ id }) => states.get(id)),
      ['expired', 'used_up', 'closed'],
    );
  });

  // covers 2.6
  test('registers one of twenty who use a single-use link concurrently', async () => {
    const { id, code } = await linkOf({ usesAtMost: 1 });
    const names = Array.from({ length: 20 }, (_, nr) => `crowd${nr}x`);
    const answers = await Promise.all(names.map((name) => join(name, { referralCode: code })));
    const byStatus = answers.map(({ status, code: refusal }) => `${status} ${refusal ?? ''}`).sort();
    assert.deepEqual(byStatus, ['200 ', ...Array.from({ length: 19 }, () => '422 invitation_code_error')]);
    assert.equal((await list()).find((link) => link.id === id)?.uses, 1);
    const made = (await Promise.all(names.map(found))).filter(Boolean);
    assert.equal(made.length, 1);
  });

  // covers 2.6
  test('hides links of others, and refuses callers who are not agents', async () => {
    const { id } = await linkOf({});
    for (const account of ['other', 'under'])
      assert.equal((await harness.api.send(closeInvitationLink, { id }, as(account))).code, 'link_not_found');
    for (const [account, code] of [
      ['player', 'not_an_agent'],
      ['trial777', 'in_need_true_account'],
      ['nobody', 'not_logged_in'],
    ] as const) {
      assert.equal((await harness.api.send(closeInvitationLink, { id }, as(account))).code, code);
      assert.equal((await harness.api.send(listInvitationLinks, {}, as(account))).code, code);
      assert.equal((await make({}, account)).code, code);
    }
    assert.equal((await list()).find((link) => link.id === id)?.state, 'open');
  });

  // covers 7.1
  test('refuses a link of a closed or former agent', async () => {
    const closed = await linkOf({}, 'other');
    const { member, settings } = harness.app.modules;
    await member.setState(branch.other.id, 'closed');
    assert.equal((await join('nojoin02', { referralCode: closed.code })).code, 'invitation_code_error');
    await member.setState(branch.other.id, 'open');
    await settings.write('agentCentre.types', [2], 'test');
    assert.equal((await join('nojoin02', { referralCode: closed.code })).code, 'invitation_code_error');
    await settings.write('agentCentre.types', [1, 2, 41, 42], 'test');
    assert.equal((await harness.api.send(checkAffiliateCode, { code: closed.code })).status, 200);
  });

  test("limits a link's offers to what its agent may offer", async () => {
    const agent = { type: 'agent' };
    assert.equal((await make({ offers: [dailyOf(1)] })).code, 'contract_downline_not_agent');
    for (const [offers, field] of [
      [[dailyOf(201)], 'offers.0.tiers.0.rate'],
      [[dailyOf(1), hourlyOf(1)], 'offers.1'],
    ] as const) {
      const answer = await make({ ...agent, offers });
      assert.deepEqual([answer.code, Object.keys(answer.fields ?? {})], ['rate_above_own', [field]]);
    }
    for (const wrong of [
      { offers: [dailyOf(1), dailyOf(2)] },
      { offers: [dailyOf(-1)] },
      { offers: [dailyOf(10_001)] },
      { days: 0 },
      { days: 366 },
      { usesAtMost: 1.5 },
      { note: 'x'.repeat(61) },
    ])
      assert.equal((await make({ ...agent, ...wrong })).code, 'invalid_input', JSON.stringify(wrong));
  });

  test('allows at most fifty open links, also made concurrently', async () => {
    const made = await Promise.all(Array.from({ length: 60 }, () => make({}, 'under')));
    assert.equal(made.filter(({ status }) => status === 200).length, 50);
    assert.ok(made.every(({ status, code }) => status === 200 || code === 'too_many_links'));
    const [first] = made.filter(({ success }) => success);
    await harness.api.send(closeInvitationLink, { id: first?.value.id }, as('under'));
    assert.equal((await make({}, 'under')).status, 200);
    assert.equal((await make({}, 'under')).message, 'You have 50 open links. Please close one first');
  });
});
