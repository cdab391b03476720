import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { acceptApprovalRequest } from '@portal/shared/contract/approvals/operator-approvals';
import type { Call, CallInput, OperatorRoleName } from '@portal/shared/contract/calls/define-call';
import {
  addOperator,
  resetOperator,
  setOperatorActive,
  setOperatorRoles,
} from '@portal/shared/contract/operators/accounts';
import { proposeAdjustment } from '@portal/shared/contract/wallet/operator-adjustments';
import { eq, gt, sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import type { ApiAnswer } from '../../../testing/api-client.ts';
import type { TestClock } from '../../../testing/test-clock.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { approvalRequests } from '../../approvals/approvals.tables.ts';
import { memberAccount } from '../../wallet/index.ts';
import { seeded } from '../../wallet/testing/ledger-model.ts';
import { operatorEnrolments, operators } from '../tables.ts';
import { enrolAs } from './enrol-operator.ts';
import { operatorActs, password, why } from './operators-harness.ts';

const money: OperatorRoleName[] = ['finance-maker', 'finance-checker'];
const someRoles: readonly OperatorRoleName[][] = [['admin'], money, ['admin', ...money], ['support'], ['release']];

/** What came of the corrections that were tried. */
interface Outcome {
  /** By accounts of two people: the model is worth nothing if all are refused. */
  done: number;
  /** By two accounts of the bribed person, or of one hand. */
  refused: number;
}

/** Plays a bribed admin with any number of mailboxes and two others who approve every request. */
export async function accountActsModelOn(
  t: TestContext,
  app: App,
  clock: TestClock,
  { sequences, acts }: { sequences: number; acts: number },
): Promise<void> {
  const seed = Math.floor(Math.random() * 1e9);
  t.diagnostic(`seed ${seed}`);
  const random = seeded(seed);
  const member = await addMember(app, 'lucky01');
  const outcome = { done: 0, refused: 0 };
  for (let no = 0; no < sequences; no += 1) {
    const sequence = await startSequence(app, clock, random, no);
    for (let act = 0; act < acts; act += 1) await sequence.actOnce();
    const tried = await sequence.moveMoney(member.id);
    outcome.done += tried.done;
    outcome.refused += tried.refused;
  }
  t.diagnostic(`${outcome.done} corrections by two people, ${outcome.refused} refused`);
  assert.ok(outcome.done > 0 && outcome.refused > 0, `seed ${seed}: nothing was tried`);
}

async function startSequence(app: App, clock: TestClock, random: () => number, no: number) {
  const { kernel } = app.server;
  const acts = operatorActs({ app });
  const below = (bound: number) => Math.floor(random() * bound);
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  /** Whose mailbox the account's link went to: that person has its password and authenticator. */
  const owners = new Map<string, string>();
  const hands = handsRecord();
  const log: string[] = [];
  let made = 0;

  await kernel.db.execute(sql`delete from operators where username <> 'cli'`);
  for (const table of ['operator_enrolments', 'operator_sessions', 'delivery_messages', 'proposals'])
    await kernel.db.execute(sql.raw(`delete from ${table}`));
  for (const person of ['pat', 'bea', 'cem']) {
    const username = `${person}${no}`;
    await acts.add(username, 'admin', ...money);
    owners.set(username, person);
  }

  async function send<C extends Call>(username: string, call: C, input: CallInput<C>): Promise<ApiAnswer<C>> {
    const answer = await acts.send(username, call, input);
    log.push(`${username} ${call.path} ${JSON.stringify(input)} ${answer.code ?? 'done'}`);
    return answer;
  }
  const active = async () =>
    (await kernel.db.select().from(operators).where(eq(operators.isActive, true))).filter(isOwned);
  const isOwned = ({ username, passwordHash }: { username: string; passwordHash: string | null }) =>
    passwordHash !== null && owners.has(username);
  const openRequests = () => kernel.db.select().from(approvalRequests).where(eq(approvalRequests.state, 'open'));
  const newName = () => {
    made += 1;
    return `x${no}n${made}`;
  };

  /** Every account has an address; the bribed person's are alike only to whoever reads them. */
  async function enrolWhoCan(): Promise<void> {
    const open = await kernel.db
      .select({ username: operators.username, email: operators.email })
      .from(operators)
      .innerJoin(operatorEnrolments, eq(operatorEnrolments.username, operators.username))
      .where(gt(operatorEnrolments.expiresAt, clock.now()));
    for (const { username, email } of open) {
      if (!email) continue;
      await enrolAs(app, email, password);
      owners.set(username, email.includes('mailbox') ? 'pat' : username);
    }
  }
  const addressOf = (username: string, isBribed: boolean) =>
    isBribed ? `mailbox-${newName()}@example.com` : `${username}@example.com`;

  async function actOnce(): Promise<void> {
    clock.advanceMs(below(30) * 3_600_000 + 60_000);
    const accounts = await active();
    const admins = accounts.filter(({ roles }) => roles.includes('admin'));
    const actor = oneOf(admins).username;
    const isBribed = owners.get(actor) === 'pat';
    const target = oneOf(await kernel.db.select().from(operators)).username;
    const requests = await openRequests();
    const kind = below(12);
    if (requests.length > 0 && kind < 5) {
      const { id, act, targetId, maker } = oneOf(requests);
      const { status } = await send(actor, acceptApprovalRequest, { id, why });
      if (status === 200) hands.note(act, targetId, maker);
    } else if (kind < 7) {
      const username = newName();
      const asked = { username, email: addressOf(username, isBribed), roles: oneOf(someRoles), why };
      const added = await send(actor, addOperator, asked);
      if (isDone(added)) hands.note('operator.add', username, actor);
    } else if (kind < 8) {
      // An honest reset gives the account back to its owner, wherever that one reads mail now.
      const email = below(2) === 0 ? addressOf(newName(), isBribed || owners.get(target) === 'pat') : undefined;
      const reset = await send(actor, resetOperator, { username: target, ...(email && { email }), why });
      if (isDone(reset)) hands.note('operator.reset', target, actor);
    } else if (kind < 11) await send(actor, setOperatorRoles, { username: target, roles: oneOf(someRoles), why });
    else await send(actor, setOperatorActive, { username: target, isActive: below(4) > 0, why });
    await enrolWhoCan();
  }

  /** Tries a correction by every pair of accounts of the bribed person or of one hand, and by some pairs of two people. */
  async function moveMoney(memberId: string): Promise<Outcome> {
    const outcome = { done: 0, refused: 0 };
    clock.advanceMs(25 * 3_600_000);
    const accounts = (await active()).filter(({ roles }) => money.every((role) => roles.includes(role)));
    const pairs = accounts.flatMap(({ username: maker }) => accounts.map(({ username: checker }) => [maker, checker]));
    for (const [maker = '', checker = ''] of pairs) {
      if (maker === checker) continue;
      const isOnePerson = owners.get(maker) === 'pat' && owners.get(checker) === 'pat';
      const isOfOneHand = hands.areShared(maker, checker);
      if (!isOnePerson && !isOfOneHand && below(12) > 0) continue;
      const before = await app.modules.wallet.balanceOf(memberAccount(memberId));
      const proposed = await send(maker, proposeAdjustment, { member: 'lucky01', amount: '1.00', why });
      assert.equal(proposed.status, 200, proposed.code);
      const accepted = await send(checker, acceptApprovalRequest, { id: proposed.value.id, why });
      const moved = (await app.modules.wallet.balanceOf(memberAccount(memberId))) - before;
      assert.equal(moved, accepted.status === 200 ? 100n : 0n);
      const expected = isOnePerson || isOfOneHand ? 'accounts_of_one_hand' : undefined;
      assert.equal(accepted.code, expected, `${maker} and ${checker}:\n${log.join('\n')}`);
      outcome[accepted.status === 200 ? 'done' : 'refused'] += 1;
      await kernel.db.execute(sql`delete from proposals where state = 'open'`);
    }
    return outcome;
  }
  return { actOnce, moveMoney };
}

/** True for an act that was done at once, and does not wait for another admin. */
const isDone = ({ status, value }: { status: number; value: { approvalRequest?: unknown } }): boolean =>
  status === 200 && !value.approvalRequest;

/** Who stands behind each account, noted by the model from the acts that were done, and not from the platform's rows. */
function handsRecord() {
  const credentials = new Map<string, Set<string>>();
  const roles = new Map<string, Set<string>>();
  const of = (username: string) =>
    new Set([...(credentials.get(username) ?? [username]), ...(roles.get(username) ?? [])]);
  return {
    note(act: string, username: string, by: string): void {
      if (act === 'operator.add') credentials.set(username, of(by));
      if (act === 'operator.reset') credentials.set(username, new Set([...of(by), ...of(username)]));
      if (act === 'operator.roles') roles.set(username, of(by));
    },
    areShared: (one: string, other: string): boolean => [...of(one)].some((hand) => of(other).has(hand)),
  };
}
