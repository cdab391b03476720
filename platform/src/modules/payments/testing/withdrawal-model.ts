import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { App } from '../../../app.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type ModelSize, seeded } from '../../wallet/testing/ledger-model.ts';
import type { Withdrawal } from '../index.ts';
import {
  expectedOutcome,
  expectedSent,
  type ReferenceAct,
  type ReferenceWithdrawal,
  referenceActs,
} from './reference-withdrawal.ts';
import { type WithdrawingMember, withdrawingMember } from './withdrawing-member.ts';

/** Acts that lead further, so that every state is reached often; the rest of the turns tries anything. */
const likely: Readonly<Record<string, readonly string[]>> = {
  applied: ['review', 'review', 'review', 'cancel'],
  in_review: ['approve', 'approve', 'approve', 'reject'],
  approved: ['pay', 'pay', 'pay', 'reject'],
  paying: ['pay', 'pay', 'report', 'confirm', 'refund'],
  paid: ['report', 'confirm'],
  not_received: ['pay', 'pay', 'refund', 'force', 'confirm', 'report'],
};

/** One member of a run: the withdrawals in the reference model, the wallet, and the debt. */
interface Run {
  app: App;
  player: Pick<WithdrawingMember, 'memberId' | 'bankAccountId'>;
  random: () => number;
  picture: string;
  expectedWithdrawals: Map<string, ReferenceWithdrawal>;
  main: bigint;
  owed: bigint;
}

/** Runs the model on its own platform, without the limits that would end a run early. */
export async function withdrawalModelOn(database: Database, size: ModelSize): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    await runWithdrawalModel(app, clock, size);
  } finally {
    await app.close();
  }
}

/** Compares random commands on withdrawals with the reference model: every outcome, state and balance must match. */
async function runWithdrawalModel(app: App, clock: TestClock, { seed, runs, commands }: ModelSize): Promise<void> {
  const random = seeded(seed);
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: '#063' } });
  const picture = (await drawn.png().toBuffer()).toString('base64');
  for (let number = 0; number < runs; number += 1) {
    const player = await withdrawingMember(app, `model${number}x${seed % 10_000}`, 50_000n);
    const run: Run = { app, player, random, picture, expectedWithdrawals: new Map(), main: 50_000n, owed: 0n };
    for (let turn = 0; turn < commands; turn += 1) {
      const where = `seed ${seed} run ${number} turn ${turn}`;
      await command(run, clock, where);
      assert.equal(await app.modules.wallet.balanceOf(memberAccount(player.memberId)), run.main, where);
    }
    await checkRun(run, `seed ${seed} run ${number}`);
  }
}

async function command(run: Run, clock: TestClock, where: string): Promise<void> {
  const dice = run.random();
  const known = [...run.expectedWithdrawals.keys()];
  // Mostly one of the last two: only many acts bring a withdrawal far.
  const among = run.random() < 0.8 ? known.slice(-2) : known;
  const id = among[Math.floor(run.random() * among.length)];
  if (dice < 0.08 || id === undefined) return apply(run, where);
  if (dice < 0.1) {
    clock.advanceMs(31 * 60_000);
    await run.app.server.kernel.jobs.runDue();
    for (const withdrawal of run.expectedWithdrawals.values())
      expectedOutcome(withdrawal, { act: 'confirm', amount: 0n });
    return;
  }
  return dice < 0.14 ? adjust(run) : act(run, id, where);
}

const upTo = ({ random }: Run, most: number) => BigInt(1 + Math.floor(random() * most));

/** Credits the wallet, paying debt first. */
function give(run: Run, amount: bigint): void {
  run.owed -= amount;
  if (run.owed >= 0n) return;
  run.main -= run.owed;
  run.owed = 0n;
}

async function apply(run: Run, where: string): Promise<void> {
  const { app, player, main, owed } = run;
  const amountMinor = upTo(run, 9000);
  const application = { memberId: player.memberId, bankAccountId: player.bankAccountId, amountMinor, release: '' };
  const { withdrawals } = app.modules.payments;
  const made = await outcomeOf(() => app.server.kernel.database.transaction(() => withdrawals.apply(application)));
  const expected = owed > 0n ? 'withdrawal_debt' : amountMinor > main ? 'insufficient_balance' : 'done';
  assert.equal(made.code, expected, where);
  if (!made.value) return;
  run.expectedWithdrawals.set(made.value.id, { state: 'applied', amount: amountMinor, parts: [] });
  run.main -= amountMinor;
}

async function adjust(run: Run): Promise<void> {
  const { wallet } = run.app.modules;
  const { memberId } = run.player;
  const isGift = run.random() < 0.5;
  const amount = upTo(run, 8000);
  const legs = between(houseAccount('adjustments'), memberAccount(memberId), isGift ? amount : -amount);
  const movement = { source: 'model', reference: newId(), kind: 'adjustment', legs };
  await (isGift ? wallet.credit(memberId, movement) : wallet.adjust(memberId, movement));
  if (isGift) return give(run, amount);
  run.main -= amount;
  if (run.main >= 0n) return;
  run.owed -= run.main;
  run.main = 0n;
}

async function act(run: Run, id: string, where: string): Promise<void> {
  const { random } = run;
  const withdrawal = run.expectedWithdrawals.get(id);
  assert.ok(withdrawal);
  const choice = random() < 0.6 ? (likely[withdrawal.state] ?? referenceActs) : referenceActs;
  const named = random() < 0.5 ? Math.floor(random() * withdrawal.parts.length) : undefined;
  const part = named !== undefined && named < withdrawal.parts.length ? named : undefined;
  const chosen = { act: choice[Math.floor(random() * choice.length)] ?? 'review', amount: upTo(run, 5000), part };
  const known = await run.app.modules.payments.withdrawals.byId(id);
  const before = withdrawal.state;
  const expected = expectedOutcome(withdrawal, chosen);
  const done = await outcomeOf(() => onPlatform(run, id, chosen, known));
  const what = `${where} ${chosen.act} ${before}`;
  assert.equal(done.code, typeof expected === 'string' ? expected : 'done', what);
  if (typeof expected === 'bigint') give(run, expected);
  const after = await run.app.modules.payments.withdrawals.byId(id);
  assert.equal(after?.state, withdrawal.state, what);
  const states = withdrawal.parts.map(({ state }) => state);
  assert.deepEqual(
    after?.parts.map(({ state }) => state),
    states,
    what,
  );
}

async function onPlatform(
  { app, player, picture }: Run,
  id: string,
  chosen: ReferenceAct,
  known: Withdrawal | undefined,
) {
  const { memberId } = player;
  const { withdrawals } = app.modules.payments;
  const part = chosen.part === undefined ? undefined : known?.parts[chosen.part]?.id;
  switch (chosen.act) {
    case 'cancel':
      return withdrawals.cancel(memberId, id);
    case 'review':
      return withdrawals.review(id);
    case 'confirm':
      return withdrawals.answers.confirm({ memberId, id, partId: part });
    case 'report': {
      const proofIds = [await withdrawals.proofs.keep(id, picture)];
      return withdrawals.answers.report({ memberId, id, partIds: part === undefined ? undefined : [part], proofIds });
    }
    case 'pay': {
      const amount = `${chosen.amount / 100n}.${String(chosen.amount % 100n).padStart(2, '0')}`;
      return withdrawals.decided.run({ id, act: 'pay', input: { amount, reference: newId(), part } });
    }
    case 'force':
      return withdrawals.decided.run({ id, act: 'force', input: { part } });
    case 'approve':
    case 'reject':
    case 'refund':
      return withdrawals.decided.run({ id, act: chosen.act, input: {} });
    default:
      throw new Error(`The platform has no ${chosen.act}`);
  }
}

async function checkRun({ app, player, expectedWithdrawals, owed }: Run, where: string): Promise<void> {
  const { wallet } = app.modules;
  assert.equal(-(await wallet.balanceOf(memberAccount(player.memberId, 'receivable'))), owed, where);
  const open = [...expectedWithdrawals.values()].filter(
    ({ state }) => !['cancelled', 'rejected', 'refunded'].includes(state),
  );
  const held = open.reduce((total, withdrawal) => total + withdrawal.amount - expectedSent(withdrawal), 0n);
  assert.equal(await wallet.balanceOf(memberAccount(player.memberId, 'hold')), held, where);
  const check = await wallet.checkLedger();
  assert.equal(check.balanced, true, `${where} ${JSON.stringify(check)}`);
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<{ code: string; value?: T }> {
  try {
    return { code: 'done', value: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}
