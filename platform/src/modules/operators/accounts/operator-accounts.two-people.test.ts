import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  listOperators,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { listAudit } from '@portal/shared/contract/operators/audit';
import { openOperatorEnrolment } from '@portal/shared/contract/operators/enrolment';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { newId } from '../../../kernel/database/ids.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { hostedApp } from '../../../testing/hosted-app.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { enrolAs, linkTokenTo } from '../testing/enrol-operator.ts';

const why = 'for a test';
const password = 'a long enough one';
const of = (username: string) => `${username}@operators.example`;

forEachDatabase(({ database }) => {
  const clock = testClock();
  const hosted = hostedApp(database, { clock });
  const app = () => hosted.app;
  const api = () => hosted.api;
  const kernel = () => app().server.kernel;
  const money: OperatorRoleName[] = ['finance-maker', 'finance-checker'];

  interface Person {
    username: string;
    /** A session of its own for each call: none times out while the clock moves. */
    as(): Promise<{ token: string; headers: { 'idempotency-key': string } }>;
  }
  const personOf = (username: string): Person => ({
    username,
    as: async () => ({
      token: await openOperatorSession(kernel(), username, false),
      headers: { 'idempotency-key': newId() },
    }),
  });

  /** An account of the installation: a person of its own. */
  async function person(username: string, ...roles: OperatorRoleName[]): Promise<Person> {
    assert.ok(await app().modules.operator.add({ username, password, roles }));
    return personOf(username);
  }

  let made = 0;
  let ann: Person;
  let ben: Person;
  beforeEach(async () => {
    made += 1;
    ann = await person(`ann${made}`, 'admin', ...money);
    ben = await person(`ben${made}`, 'admin', ...money);
  });

  const accept = async (id: string, who: Person) => api().send(acceptApprovalRequest, { id, why }, await who.as());

  /** One admin requests an account, another approves it, and its owner enrols. */
  async function added(username: string, roles: OperatorRoleName[], maker: Person, checker: Person): Promise<Person> {
    const asked = await api().send(addOperator, { username, email: of(username), roles, why }, await maker.as());
    const id = asked.value.approvalRequest?.id ?? '';
    const accepted = await accept(id, checker);
    assert.equal(accepted.status, 200, accepted.code);
    await enrolAs(app(), of(username), password);
    return personOf(username);
  }

  /** Returns the result of a correction of 1.00 that one account proposes and the other approves. */
  async function outcome(maker: Person, checker: Person): Promise<string> {
    made += 1;
    const { id } = await addMember(app(), `lucky${made}`);
    const input = { member: `lucky${made}`, amount: '1.00', why };
    const proposed = await api().send(proposeAdjustment, input, await maker.as());
    if (proposed.status !== 200) return proposed.code ?? '';
    const accepted = await accept(proposed.value.id, checker);
    const paid = (await app().modules.wallet.balanceOf(memberAccount(id))) > 0n;
    assert.equal(paid, accepted.status === 200, 'money moves exactly when it is approved');
    return accepted.code ?? 'done';
  }

  const accountOf = async (username: string) => {
    const { operators } = (await api().send(listOperators, {}, await ann.as())).value;
    return operators.find((account) => account.username === username);
  };

  // covers 6
  test('makes of an account of finance a request that its maker cannot approve, and sends no link before another does', async () => {
    const asked = { username: 'Ghost1', email: of('ghost1'), roles: money, why };
    const { value } = await api().send(addOperator, asked, await ann.as());
    const id = value.approvalRequest?.id ?? '';
    assert.deepEqual(value.approvalRequest?.input, { email: of('ghost1'), roles: 'finance-maker, finance-checker' });
    assert.equal(await accountOf('ghost1'), undefined);
    assert.equal(await linkTokenTo(app(), of('ghost1')), undefined);
    assert.equal((await accept(id, ann)).code, 'own_proposal');
    assert.equal((await accept(id, await person('carl', 'finance-checker'))).code, 'not_allowed');
    assert.equal((await accept(id, ben)).status, 200);
    assert.deepEqual((await accountOf('ghost1'))?.isEnrolled, false);
    assert.ok(await linkTokenTo(app(), of('ghost1')));
  });

  // covers 6
  test('shows the link and its secret to no operator: neither answers nor audit have them', async () => {
    const { value } = await api().send(
      addOperator,
      { username: 'quiet', email: of('quiet'), roles: ['support'], why },
      await ann.as(),
    );
    const token = (await linkTokenTo(app(), of('quiet'))) ?? '';
    const opened = await api().send(openOperatorEnrolment, { token });
    const { list } = (await api().send(listAudit, { pageSize: 100 }, await ann.as())).value;
    const seen = JSON.stringify([value, list, await accountOf('quiet')]);
    assert.ok(token && opened.value.secondFactorSecret);
    assert.doesNotMatch(seen, new RegExp(`${token}|${opened.value.secondFactorSecret}`));
    assert.equal((await sentMessages(app())).filter(({ to }) => to === of('quiet')).length, 1);
  });

  const acts: [string, (username: string) => Promise<{ status: number; code?: string; value: unknown }>][] = [
    [
      'other roles',
      async (username) => api().send(setOperatorRoles, { username, roles: ['support'], why }, await ann.as()),
    ],
    [
      'a reset',
      async (username) => api().send(resetOperator, { username, email: of(`${username}.x`), why }, await ann.as()),
    ],
    ['reopening', async (username) => api().send(setOperatorActive, { username, isActive: true, why }, await ann.as())],
  ];
  for (const [name, act] of acts)
    for (const role of ['finance-maker', 'finance-checker', 'release', 'admin', 'support', 'content'] as const)
      test(`${name} of an account with the role ${role} ${role === 'support' || role === 'content' ? 'is done by one admin' : 'waits for another admin'}`, async () => {
        const { username } = await person(`${role.replace('-', '')}${made}`, role);
        const before = await accountOf(username);
        const { status, code, value } = await act(username);
        assert.equal(status, 200, code);
        const isOpen = Object.hasOwn(Object(value), 'approvalRequest');
        assert.equal(isOpen, role !== 'support' && role !== 'content');
        if (isOpen) assert.deepEqual(await accountOf(username), before);
      });

  test('waits for another admin when an account without such roles is given one', async () => {
    const { username } = await person('plain1', 'support');
    const { value } = await api().send(
      setOperatorRoles,
      { username, roles: ['support', 'admin'], why },
      await ann.as(),
    );
    assert.deepEqual((await accountOf(username))?.roles, ['support']);
    assert.equal((await accept(value.approvalRequest?.id ?? '', ben)).status, 200);
    assert.deepEqual((await accountOf(username))?.roles, ['support', 'admin']);
  });

  test('closes any account by one admin, since it gives nobody anything', async () => {
    const { username } = await person('closing1', 'release');
    assert.equal((await api().send(setOperatorActive, { username, isActive: false, why }, await ann.as())).status, 200);
    assert.equal((await accountOf(username))?.isActive, false);
  });

  // covers 6
  test('refuses requests by a token of the machine, on which nobody has logged in', async () => {
    const token = await operatorToken(app(), `machine${made}`, 'admin');
    const asked = { username: 'ghost2', email: of('ghost2'), roles: money, why };
    assert.equal((await api().send(addOperator, asked, { token })).code, 'own_login_required');
    const cli = await openOperatorSession(kernel(), 'cli', true);
    assert.equal((await api().send(addOperator, { ...asked, roles: ['support'] }, { token: cli })).code, 'not_allowed');
  });

  // covers 6
  test('does not let an account decide with whoever requested it, nor with what that one requested, through any chain', async () => {
    const one = await added(`one${made}`, ['admin', ...money], ann, ben);
    const two = await added(`two${made}`, ['admin', ...money], one, ben);
    const other = await added(`other${made}`, ['admin', ...money], ben, ann);
    assert.equal(await outcome(ann, one), 'accounts_of_one_hand');
    assert.equal(await outcome(two, ann), 'accounts_of_one_hand');
    assert.equal(await outcome(one, two), 'accounts_of_one_hand');
    assert.equal(await outcome(other, ben), 'accounts_of_one_hand');
    assert.equal(await outcome(one, other), 'done');
    assert.equal(await outcome(ann, ben), 'done', 'accounts of the installation are people of their own');
    const asked = { username: `three${made}`, email: of(`three${made}`), roles: money, why };
    const { value } = await api().send(addOperator, asked, await two.as());
    assert.equal((await accept(value.approvalRequest?.id ?? '', ann)).code, 'accounts_of_one_hand');
  });

  test('keeps an account a hand of its own through a reset to another address, which adds one', async () => {
    const cem = await person(`cem${made}`, 'admin', ...money);
    const puppet = await added(`puppet${made}`, ['admin', ...money], ann, ben);
    for (const [{ username }, hands] of [
      [ann, [ann, ben]],
      [puppet, [ann, cem]],
    ] as const) {
      const reset = { username, email: of(`new${username}`), why };
      const by = hands[1];
      const asked = await api().send(resetOperator, reset, await by.as());
      assert.equal((await accept(asked.value.approvalRequest?.id ?? '', by === ben ? cem : ben)).status, 200);
      await enrolAs(app(), of(`new${username}`), password);
      assert.deepEqual(
        (await accountOf(username))?.hands,
        hands.map((person) => person.username),
      );
    }
    clock.advanceMs(24 * 3_600_000);
    assert.equal(await outcome(ann, puppet), 'accounts_of_one_hand');
    assert.equal(await outcome(ann, cem), 'done');
  });

  test('counts whoever requested roles or a reset as a hand, and keeps the hand that chose the address', async () => {
    const fay = await added(`fay${made}`, money, ann, ben);
    const gus = await person(`gus${made}`, 'admin', ...money);
    const decided = async (value: { approvalRequest?: { id: string } | undefined }, checker: Person) =>
      assert.equal((await accept(value.approvalRequest?.id ?? '', checker)).status, 200);
    const { username } = fay;
    await decided((await api().send(resetOperator, { username, why }, await ben.as())).value, gus);
    await enrolAs(app(), of(username), password);
    clock.advanceMs(24 * 3_600_000);
    assert.deepEqual((await accountOf(username))?.hands, [ann.username, ben.username].toSorted());
    assert.equal(await outcome(ann, fay), 'accounts_of_one_hand', 'the mailbox is still the one that ann named');
    assert.equal(await outcome(fay, ben), 'accounts_of_one_hand');
    assert.equal(await outcome(fay, gus), 'done');
  });

  // covers 6
  test('keeps an account out of acts of two people for 24 hours after its reset, as maker and as checker', async () => {
    const hal = await person(`hal${made}`, 'admin', ...money);
    const asked = await api().send(resetOperator, { username: hal.username, email: of('hal'), why }, await ann.as());
    assert.equal((await accept(asked.value.approvalRequest?.id ?? '', ben)).status, 200);
    assert.equal((await accountOf(hal.username))?.isEnrolled, false);
    await enrolAs(app(), of('hal'), password);
    assert.equal(await outcome(hal, ben), 'account_recently_reset');
    assert.equal(await outcome(ben, hal), 'account_recently_reset');
    clock.advanceMs(24 * 3_600_000 - 1);
    assert.equal(await outcome(hal, ben), 'account_recently_reset');
    clock.advanceMs(1);
    assert.equal(await outcome(hal, ben), 'done');
  });

  // covers 6
  test('lets no request of an account that was closed meanwhile be approved', async () => {
    const eve = await person(`eve${made}`, 'admin', ...money);
    const asked = await api().send(
      addOperator,
      { username: 'evil1', email: of('evil1'), roles: money, why },
      await eve.as(),
    );
    await api().send(setOperatorActive, { username: eve.username, isActive: false, why }, await ann.as());
    assert.equal((await accept(asked.value.approvalRequest?.id ?? '', ben)).code, 'proposal_stale');
    assert.equal(await accountOf('evil1'), undefined);
  });

  // covers 6
  test('lets no request be approved whose maker was set up by another hand since', async () => {
    const puppet = await added(`puppet${made}`, ['admin', ...money], ann, ben);
    const cem = await person(`cem${made}`, 'admin', ...money);
    const ghost = { username: `ghost${made}`, email: of(`ghost${made}`), roles: money, why };
    const asked = (await api().send(addOperator, ghost, await puppet.as())).value.approvalRequest?.id ?? '';
    await addMember(app(), `victim${made}`);
    const payout = { member: `victim${made}`, amount: '1.00', why };
    const paid = (await api().send(proposeAdjustment, payout, await puppet.as())).value.id;
    clock.advanceMs(1);
    const { username } = puppet;
    const reset = { username, email: of(`cleaned${made}`), why };
    const { value } = await api().send(resetOperator, reset, await ben.as());
    assert.equal((await accept(value.approvalRequest?.id ?? '', cem)).status, 200);
    clock.advanceMs(24 * 3_600_000);
    for (const id of [asked, paid]) assert.equal((await accept(id, cem)).code, 'proposal_stale');
    assert.equal(await accountOf(ghost.username), undefined);
  });

  test('lets no request about an account that has changed since be approved', async () => {
    const joe = await person(`joe${made}`, 'release');
    const asked = await api().send(setOperatorRoles, { username: joe.username, roles: ['admin'], why }, await ann.as());
    await api().send(setOperatorActive, { username: joe.username, isActive: false, why }, await ann.as());
    assert.equal((await accept(asked.value.approvalRequest?.id ?? '', ben)).code, 'proposal_stale');
    assert.deepEqual((await accountOf(joe.username))?.roles, ['release']);
  });

  test('lets nobody approve what is about their own account', async () => {
    const { username } = ben;
    const asked = await api().send(setOperatorRoles, { username, roles: ['admin', 'release'], why }, await ann.as());
    assert.equal((await accept(asked.value.approvalRequest?.id ?? '', ben)).code, 'own_account');
  });

  test('refuses an address that another operator has: one mailbox would make one person two', async () => {
    const add = async (username: string, email: string) =>
      api().send(addOperator, { username, email, roles: ['support'], why }, await ann.as());
    assert.equal((await add('kim1', of('kim'))).status, 200);
    const again = await add('kim2', of('Kim'));
    assert.deepEqual([again.status, again.code, Object.keys(again.fields ?? {})], [422, 'address_taken', ['email']]);
  });
});
