import assert from 'node:assert/strict';
import { type WithdrawalState, withdrawalStates } from '@portal/shared/contract/payments/withdrawal-states';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { App } from '../../../app.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { memberAccount } from '../../wallet/index.ts';
import { withdrawalParts } from '../payments.tables.ts';
import { type WithdrawingMember, withdrawingMember } from '../testing/withdrawing-member.ts';

const { test, database } = databaseTests();

/** The acts that lead to each state; an act with an amount pays that much of 300.00. */
const ways: Readonly<Record<WithdrawalState, string>> = {
  applied: '',
  in_review: 'review',
  approved: 'review approve',
  paying: 'review approve pay:100.00',
  paid: 'review approve pay:300.00',
  received: 'review approve pay:300.00 confirm',
  not_received: 'review approve pay:300.00 report',
  forced_receipt: 'review approve pay:300.00 report force',
  rejected: 'review approve reject',
  cancelled: 'cancel',
  refunded: 'review approve pay:100.00 confirm refund',
};

/** The acts allowed in each state, written down again; every other act is forbidden. */
const allowed: Readonly<Record<WithdrawalState, string>> = {
  applied: 'cancel review',
  in_review: 'approve reject',
  approved: 'reject pay',
  paying: 'pay refund confirm report',
  paid: 'confirm report',
  not_received: 'pay refund force confirm report',
  received: '',
  forced_receipt: '',
  rejected: '',
  cancelled: '',
  refunded: '',
};
const acts = ['cancel', 'review', 'approve', 'reject', 'pay', 'refund', 'force', 'confirm', 'report'];

async function act(app: App, { memberId }: WithdrawingMember, id: string, word: string): Promise<unknown> {
  const { withdrawals } = app.modules.payments;
  const [name, amount] = word.split(':');
  if (name === 'cancel') return withdrawals.cancel(memberId, id);
  if (name === 'review') return withdrawals.review(id);
  if (name === 'confirm') return withdrawals.answers.confirm({ memberId, id });
  if (name === 'report') {
    const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: '#063' } });
    const proofId = await withdrawals.proofs.keep(id, (await drawn.png().toBuffer()).toString('base64'));
    return withdrawals.answers.report({ memberId, id, proofIds: [proofId] });
  }
  const input = name === 'pay' ? { amount: amount ?? '10.00', reference: newId() } : {};
  const decided = (['approve', 'reject', 'pay', 'refund', 'force'] as const).find((one) => one === name);
  assert.ok(decided, name);
  return withdrawals.decided.run({ id, act: decided, input });
}

async function startedOn(work: (app: App, clock: TestClock) => Promise<void>): Promise<void> {
  const clock = testClock();
  const app = await testApp(database(), { clock });
  try {
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    await work(app, clock);
  } finally {
    await app.close();
  }
}

async function appliedBy(app: App, { memberId, bankAccountId }: WithdrawingMember): Promise<string> {
  const application = { memberId, bankAccountId, amountMinor: 30_000n, release: '' };
  const { withdrawals } = app.modules.payments;
  return (await app.server.kernel.database.transaction(() => withdrawals.apply(application))).id;
}

// covers 4
test('refuses every forbidden act in every state and changes nothing', () =>
  startedOn(async (app) => {
    const { payments, wallet } = app.modules;
    const player = await withdrawingMember(app, `machine${newId().slice(0, 6).toLowerCase()}`, 2_000_000n);
    const accounts = [memberAccount(player.memberId), memberAccount(player.memberId, 'hold')];
    let forbidden = 0;
    for (const state of withdrawalStates) {
      const id = await appliedBy(app, player);
      for (const word of ways[state].split(' ').filter(Boolean)) await act(app, player, id, word);
      const before = await payments.withdrawals.byId(id);
      assert.equal(before?.state, state, `the way to ${state}`);
      const balances = await Promise.all(accounts.map(wallet.balanceOf));
      for (const name of acts.filter((one) => !allowed[state].split(' ').includes(one))) {
        await assert.rejects(act(app, player, id, name), { code: 'withdrawal_state' }, `${name} from ${state}`);
        assert.deepEqual(await payments.withdrawals.byId(id), before, `${name} from ${state}`);
        forbidden += 1;
      }
      assert.deepEqual(await Promise.all(accounts.map(wallet.balanceOf)), balances, state);
    }
    assert.equal(forbidden, 82);
    assert.equal((await wallet.checkLedger()).balanced, true);
  }));

test('reaches the expected state by every allowed act and by the waiting time', () =>
  startedOn(async (app, clock) => {
    const player = await withdrawingMember(app, `machine${newId().slice(0, 6).toLowerCase()}`, 2_000_000n);
    const reached: string[] = [];
    for (const state of withdrawalStates)
      for (const name of allowed[state].split(' ').filter(Boolean)) {
        const id = await appliedBy(app, player);
        for (const word of ways[state].split(' ').filter(Boolean)) await act(app, player, id, word);
        // Acts that need a named part use the part of that state.
        const before = (await app.modules.payments.withdrawals.byId(id))?.parts ?? [];
        const isNamed = state === 'not_received' && (name === 'confirm' || name === 'pay' || name === 'report');
        const outcome = await (isNamed
          ? named(app, player, id, name, before[0]?.id ?? '')
          : act(app, player, id, name).then(
              () => 'done',
              (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
            ));
        const after = await app.modules.payments.withdrawals.byId(id);
        reached.push(`${state} ${name} ${outcome === 'done' ? after?.state : outcome}`);
      }
    assert.deepEqual(reached, [
      ...['applied cancel cancelled', 'applied review in_review', 'in_review approve approved'],
      ...['in_review reject rejected', 'approved reject rejected', 'approved pay paying'],
      ...['paying pay paying', 'paying refund part_unanswered', 'paying confirm paying', 'paying report not_received'],
      ...['paid confirm received', 'paid report not_received', 'not_received pay paying'],
      ...['not_received refund refunded', 'not_received force forced_receipt', 'not_received confirm received'],
      'not_received report withdrawal_state',
    ]);
    clock.advanceMs(31 * 60_000);
    await app.server.kernel.jobs.runDue();
    const waiting = await database().db.$count(withdrawalParts, eq(withdrawalParts.state, 'paid'));
    assert.equal(waiting, 0, 'silence has counted everywhere');
  }));

/** Runs the act with the disputed part named; `report` finds no waiting part and is refused. */
async function named(app: App, { memberId }: WithdrawingMember, id: string, name: string, part: string) {
  const { withdrawals } = app.modules.payments;
  const amount = { amount: '10.00', reference: newId() };
  const work = {
    confirm: () => withdrawals.answers.confirm({ memberId, id, partId: part }),
    pay: () => withdrawals.decided.run({ id, act: 'pay', input: { ...amount, part } }),
    report: () => withdrawals.answers.report({ memberId, id, partIds: [part], proofIds: ['none'] }),
  }[name];
  assert.ok(work);
  return work().then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error)),
  );
}
