import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
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
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { sentMessages } from '../../../testing/sent-messages.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { memberAccount } from '../../wallet/index.ts';
import { openOperatorSession } from '../sessions/operator-sessions.ts';
import { enrolAs, linkTokenTo } from '../testing/enrol-operator.ts';
import { addressOf, operatorsHarness, password, why } from '../testing/operators-harness.ts';

forEachDatabase(({ database }) => {
  const { clock, app, api, accept, add, addByTwo, send } = operatorsHarness(database);
  const money: OperatorRoleName[] = ['finance-maker', 'finance-checker'];

  let made = 0;
  let ann: string;
  let ben: string;
  beforeEach(async () => {
    made += 1;
    ann = await person('ann', 'admin', ...money);
    ben = await person('ben', 'admin', ...money);
  });

  /** Adds an account of the installation; returns its name, which no other test has. */
  async function person(name: string, ...roles: OperatorRoleName[]): Promise<string> {
    await add(name + made, ...roles);
    return name + made;
  }

  /** Adds an account that one admin requests and another approves; returns its name, which no other test has. */
  async function added(name: string, roles: OperatorRoleName[], maker: string, checker: string): Promise<string> {
    await addByTwo(name + made, roles, maker, checker);
    return name + made;
  }

  /** Returns the result of a correction of 1.00 that one account proposes and the other approves. */
  async function outcome(maker: string, checker: string): Promise<string> {
    made += 1;
    const { id } = await addMember(app(), `lucky${made}`);
    const proposed = await send(maker, proposeAdjustment, { member: `lucky${made}`, amount: '1.00', why });
    if (proposed.status !== 200) return proposed.code ?? '';
    const accepted = await accept(checker, proposed.value.id);
    const paid = (await app().modules.wallet.balanceOf(memberAccount(id))) > 0n;
    assert.equal(paid, accepted.status === 200, 'money moves exactly when it is approved');
    return accepted.code ?? 'done';
  }

  const accountOf = async (username: string) => {
    const { operators } = (await send(ann, listOperators, {})).value;
    return operators.find((account) => account.username === username);
  };

  // covers 6
  test('makes of an account of finance a request that its maker cannot approve, and sends no link before another does', async () => {
    const asked = { username: 'Ghost1', email: addressOf('ghost1'), roles: money, why };
    const { value } = await send(ann, addOperator, asked);
    const id = value.approvalRequest?.id ?? '';
    assert.deepEqual(value.approvalRequest?.input, {
      email: addressOf('ghost1'),
      roles: 'finance-maker, finance-checker',
    });
    assert.equal(await accountOf('ghost1'), undefined);
    assert.equal(await linkTokenTo(app(), addressOf('ghost1')), undefined);
    assert.equal((await accept(ann, id)).code, 'own_proposal');
    assert.equal((await accept(await person('carl', 'finance-checker'), id)).code, 'not_allowed');
    assert.equal((await accept(ben, id)).status, 200);
    assert.deepEqual((await accountOf('ghost1'))?.isEnrolled, false);
    assert.ok(await linkTokenTo(app(), addressOf('ghost1')));
  });

  // covers 6
  test('shows the link and its secret to no operator: neither answers nor audit have them', async () => {
    const email = addressOf('quiet');
    const { value } = await send(ann, addOperator, { username: 'quiet', email, roles: ['support'], why });
    const token = (await linkTokenTo(app(), email)) ?? '';
    const opened = await api().send(openOperatorEnrolment, { token });
    const { list } = (await send(ann, listAudit, { pageSize: 100 })).value;
    const seen = JSON.stringify([value, list, await accountOf('quiet')]);
    assert.ok(token && opened.value.secondFactorSecret);
    assert.doesNotMatch(seen, new RegExp(`${token}|${opened.value.secondFactorSecret}`));
    assert.equal((await sentMessages(app())).filter(({ to }) => to === email).length, 1);
  });

  const acts: [string, (username: string) => Promise<{ status: number; code?: string; value: unknown }>][] = [
    ['other roles', (username) => send(ann, setOperatorRoles, { username, roles: ['support'], why })],
    ['a reset', (username) => send(ann, resetOperator, { username, email: addressOf(`${username}.x`), why })],
    ['reopening', (username) => send(ann, setOperatorActive, { username, isActive: true, why })],
  ];
  for (const [name, act] of acts)
    for (const role of ['finance-maker', 'finance-checker', 'release', 'admin', 'support', 'content'] as const)
      test(`${name} of an account with the role ${role} ${role === 'support' || role === 'content' ? 'is done by one admin' : 'waits for another admin'}`, async () => {
        const username = await person(role.replace('-', ''), role);
        const before = await accountOf(username);
        const { status, code, value } = await act(username);
        assert.equal(status, 200, code);
        const isOpen = Object.hasOwn(Object(value), 'approvalRequest');
        assert.equal(isOpen, role !== 'support' && role !== 'content');
        if (isOpen) assert.deepEqual(await accountOf(username), before);
      });

  test('waits for another admin when an account without such roles is given one', async () => {
    const username = await person('plain', 'support');
    const { value } = await send(ann, setOperatorRoles, { username, roles: ['support', 'admin'], why });
    assert.deepEqual((await accountOf(username))?.roles, ['support']);
    assert.equal((await accept(ben, value.approvalRequest?.id)).status, 200);
    assert.deepEqual((await accountOf(username))?.roles, ['support', 'admin']);
  });

  test('closes any account by one admin, since it gives nobody anything', async () => {
    const username = await person('closing', 'release');
    assert.equal((await send(ann, setOperatorActive, { username, isActive: false, why })).status, 200);
    assert.equal((await accountOf(username))?.isActive, false);
  });

  // covers 6
  test('refuses requests by a token of the machine, on which nobody has logged in', async () => {
    const token = await operatorToken(app(), `machine${made}`, 'admin');
    const asked = { username: 'ghost2', email: addressOf('ghost2'), roles: money, why };
    assert.equal((await api().send(addOperator, asked, { token })).code, 'own_login_required');
    const cli = await openOperatorSession(app().server.kernel, 'cli', true);
    assert.equal((await api().send(addOperator, { ...asked, roles: ['support'] }, { token: cli })).code, 'not_allowed');
  });

  // covers 6
  test('does not let an account decide with whoever requested it, nor with what that one requested, through any chain', async () => {
    const one = await added('one', ['admin', ...money], ann, ben);
    const two = await added('two', ['admin', ...money], one, ben);
    const other = await added('other', ['admin', ...money], ben, ann);
    assert.equal(await outcome(ann, one), 'accounts_of_one_hand');
    assert.equal(await outcome(two, ann), 'accounts_of_one_hand');
    assert.equal(await outcome(one, two), 'accounts_of_one_hand');
    assert.equal(await outcome(other, ben), 'accounts_of_one_hand');
    assert.equal(await outcome(one, other), 'done');
    assert.equal(await outcome(ann, ben), 'done', 'accounts of the installation are people of their own');
    const asked = { username: `three${made}`, email: addressOf(`three${made}`), roles: money, why };
    const { value } = await send(two, addOperator, asked);
    assert.equal((await accept(ann, value.approvalRequest?.id)).code, 'accounts_of_one_hand');
  });

  test('keeps an account a hand of its own through a reset to another address, which adds one', async () => {
    const cem = await person('cem', 'admin', ...money);
    const puppet = await added('puppet', ['admin', ...money], ann, ben);
    for (const [username, hands] of [
      [ann, [ann, ben]],
      [puppet, [ann, cem]],
    ] as const) {
      const reset = { username, email: addressOf(`new${username}`), why };
      const by = hands[1];
      const asked = await send(by, resetOperator, reset);
      assert.equal((await accept(by === ben ? cem : ben, asked.value.approvalRequest?.id)).status, 200);
      await enrolAs(app(), addressOf(`new${username}`), password);
      assert.deepEqual((await accountOf(username))?.hands, hands);
    }
    clock.advanceMs(24 * 3_600_000);
    assert.equal(await outcome(ann, puppet), 'accounts_of_one_hand');
    assert.equal(await outcome(ann, cem), 'done');
  });

  test('counts whoever requested roles or a reset as a hand, and keeps the hand that chose the address', async () => {
    const fay = await added('fay', money, ann, ben);
    const gus = await person('gus', 'admin', ...money);
    const asked = await send(ben, resetOperator, { username: fay, why });
    assert.equal((await accept(gus, asked.value.approvalRequest?.id)).status, 200);
    await enrolAs(app(), addressOf(fay), password);
    clock.advanceMs(24 * 3_600_000);
    assert.deepEqual((await accountOf(fay))?.hands, [ann, ben].toSorted());
    assert.equal(await outcome(ann, fay), 'accounts_of_one_hand', 'the mailbox is still the one that ann named');
    assert.equal(await outcome(fay, ben), 'accounts_of_one_hand');
    assert.equal(await outcome(fay, gus), 'done');
  });

  // covers 6
  test('counts whoever requested roles as a hand, until another admin requests others', async () => {
    const cem = await person('cem', 'admin', ...money);
    const ida = await person('ida', 'support');
    const give = async (maker: string, checker: string) => {
      const { value } = await send(maker, setOperatorRoles, { username: ida, roles: money, why });
      assert.equal((await accept(checker, value.approvalRequest?.id)).status, 200);
    };
    await give(ann, ben);
    assert.equal(await outcome(ida, ann), 'accounts_of_one_hand');
    assert.equal(await outcome(ida, ben), 'done', 'whoever approved is no hand');
    await give(cem, ben);
    assert.equal(await outcome(ida, cem), 'accounts_of_one_hand');
    assert.equal(await outcome(ida, ann), 'done');
  });

  // covers 6
  test('keeps an account out of acts of two people for 24 hours after its reset, as maker and as checker', async () => {
    const hal = await person('hal', 'admin', ...money);
    const asked = await send(ann, resetOperator, { username: hal, email: addressOf('hal'), why });
    assert.equal((await accept(ben, asked.value.approvalRequest?.id)).status, 200);
    assert.equal((await accountOf(hal))?.isEnrolled, false);
    await enrolAs(app(), addressOf('hal'), password);
    assert.equal(await outcome(hal, ben), 'account_recently_reset');
    assert.equal(await outcome(ben, hal), 'account_recently_reset');
    clock.advanceMs(24 * 3_600_000 - 1);
    assert.equal(await outcome(hal, ben), 'account_recently_reset');
    clock.advanceMs(1);
    assert.equal(await outcome(hal, ben), 'done');
  });

  // covers 6
  test('lets no request of an account that was closed meanwhile be approved', async () => {
    const eve = await person('eve', 'admin', ...money);
    const asked = await send(eve, addOperator, { username: 'evil1', email: addressOf('evil1'), roles: money, why });
    await send(ann, setOperatorActive, { username: eve, isActive: false, why });
    assert.equal((await accept(ben, asked.value.approvalRequest?.id)).code, 'proposal_stale');
    assert.equal(await accountOf('evil1'), undefined);
  });

  // covers 6
  test('lets no request be approved whose maker was set up by another hand since', async () => {
    const puppet = await added('puppet', ['admin', ...money], ann, ben);
    const cem = await person('cem', 'admin', ...money);
    const ghost = { username: `ghost${made}`, email: addressOf(`ghost${made}`), roles: money, why };
    const asked = (await send(puppet, addOperator, ghost)).value.approvalRequest?.id;
    await addMember(app(), `victim${made}`);
    const payout = { member: `victim${made}`, amount: '1.00', why };
    const paid = (await send(puppet, proposeAdjustment, payout)).value.id;
    clock.advanceMs(1);
    const reset = { username: puppet, email: addressOf(`cleaned${made}`), why };
    const { value } = await send(ben, resetOperator, reset);
    assert.equal((await accept(cem, value.approvalRequest?.id)).status, 200);
    clock.advanceMs(24 * 3_600_000);
    for (const id of [asked, paid]) assert.equal((await accept(cem, id)).code, 'proposal_stale');
    assert.equal(await accountOf(ghost.username), undefined);
  });

  test('lets no request about an account that has changed since be approved', async () => {
    const joe = await person('joe', 'release');
    const asked = await send(ann, setOperatorRoles, { username: joe, roles: ['admin'], why });
    await send(ann, setOperatorActive, { username: joe, isActive: false, why });
    assert.equal((await accept(ben, asked.value.approvalRequest?.id)).code, 'proposal_stale');
    assert.deepEqual((await accountOf(joe))?.roles, ['release']);
  });

  test('lets nobody approve what is about their own account', async () => {
    const asked = await send(ann, setOperatorRoles, { username: ben, roles: ['admin', 'release'], why });
    assert.equal((await accept(ben, asked.value.approvalRequest?.id)).code, 'own_account');
  });
});
