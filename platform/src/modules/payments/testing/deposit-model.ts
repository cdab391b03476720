import assert from 'node:assert/strict';
import type { App } from '../../../app.ts';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Database } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type TestClock, testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import { addMember } from '../../accounts/testing/add-member.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';
import { type ModelSize, seeded } from '../../wallet/testing/ledger-model.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';

/** One deposit in the reference model; amounts in minor units. */
interface ReferenceDeposit {
  isTransfer: boolean;
  state: string;
  amount: bigint;
  /** Minutes since the beginning. */
  until: number;
  payment?: { id: string; amount: bigint };
  /** What its provider has taken, whether it was reported or not. */
  collected?: bigint;
  /** Its provider has confirmed that it can no longer be paid. */
  isClosed?: boolean;
  /** Its pay page was opened. */
  isOpened?: boolean;
}

interface DepositModel {
  main: bigint;
  owed: bigint;
  fees: bigint;
  deposits: Map<string, ReferenceDeposit>;
  /** Booked bank references, in lower case. */
  booked: Set<string>;
  minute: number;
}

const feeBasisPoints = 125;

function credit(model: DepositModel, deposit: ReferenceDeposit, id: string, amount: bigint): void {
  const fee = (amount * BigInt(feeBasisPoints)) / 10_000n;
  const net = amount - fee;
  const repaid = net < model.owed ? net : model.owed;
  model.owed -= repaid;
  model.main += net - repaid;
  model.fees += fee;
  deposit.payment = { id, amount };
  deposit.state = 'credited';
}

/** Applies a provider's report that an order was paid. */
function applyPaid(model: DepositModel, deposit: ReferenceDeposit, id: string, amount: bigint): void {
  if (deposit.payment || !['created', 'expired', 'cancelled', 'failed'].includes(deposit.state)) return;
  if (deposit.state === 'created' && amount === deposit.amount) {
    credit(model, deposit, id, amount);
  } else {
    deposit.payment = { id, amount };
    deposit.state = 'in_review';
  }
}

function expire(model: DepositModel, fake: FakeProvider): void {
  for (const [id, deposit] of model.deposits) {
    const isOver = deposit.state === 'created' && deposit.until <= model.minute;
    const isLeftOpen = deposit.state === 'cancelled' && deposit.isOpened && !deposit.isClosed;
    const isAsked = !deposit.isTransfer && !fake.isAway && (isOver || isLeftOpen);
    if (isAsked) deposit.isClosed = true;
    if (isAsked && deposit.collected !== undefined) applyPaid(model, deposit, `pay-${id}`, deposit.collected);
    else if (isOver && (deposit.isTransfer || isAsked)) deposit.state = 'expired';
  }
}

/** Runs the model on its own platform, without the limits that would end a run early. */
export async function depositModelOn(database: Database, size: ModelSize): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { settings } = app.modules;
    const methods = await settings.get('deposit.methods');
    const changed = methods.map((method) => ({ ...method, feeBasisPoints, minutes: 30, min: '0.01' }));
    await settings.write('deposit.methods', changed, 'test');
    await settings.write('deposit.openAtMost', 100, 'test');
    await settings.write('deposit.perDay', 1000, 'test');
    await runDepositModel(app, clock, size);
  } finally {
    await app.close();
  }
}

/** Compares random commands on deposits with the reference model: every outcome, state and balance must match. */
async function runDepositModel(app: App, clock: TestClock, { seed, runs, commands }: ModelSize): Promise<void> {
  const random = seeded(seed);
  const { wallet } = app.modules;
  for (let run = 0; run < runs; run += 1) {
    const fake = fakeProvider(app);
    const { id: memberId } = await addMember(app, `paper${run}x${seed % 10_000}`);
    const model: DepositModel = { main: 0n, owed: 0n, fees: 0n, deposits: new Map(), booked: new Set(), minute: 0 };
    const feesBefore = await wallet.balanceOf(houseAccount('deposit-fees'));
    const turn = commandsOf(app, clock, { fake, memberId, model, random, runId: `${seed}x${run}` });
    for (let at = 0; at < commands; at += 1) {
      const where = `seed ${seed} run ${run} turn ${at}`;
      await turn(where);
      assert.equal(await wallet.balanceOf(memberAccount(memberId)), model.main, where);
    }
    for (const [id, { state }] of model.deposits)
      assert.equal((await app.modules.payments.deposits.byId(id))?.state, state, `seed ${seed} run ${run} ${id}`);
    assert.equal(-(await wallet.balanceOf(memberAccount(memberId, 'receivable'))), model.owed);
    assert.equal((await wallet.balanceOf(houseAccount('deposit-fees'))) - feesBefore, model.fees);
    const check = await wallet.checkLedger();
    assert.equal(check.balanced, true, `seed ${seed} run ${run} ${JSON.stringify(check)}`);
  }
}

interface Table {
  fake: FakeProvider;
  memberId: string;
  model: DepositModel;
  random: () => number;
  runId: string;
}

/** Runs one random command on both sides and compares the outcomes. */
function commandsOf(app: App, clock: TestClock, { fake, memberId, model, random, runId }: Table) {
  const { payments, wallet } = app.modules;
  const { deposits } = payments;
  const upTo = (most: number) => BigInt(1 + Math.floor(random() * most));
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  async function order(): Promise<void> {
    const isTransfer = random() < 0.4;
    const amountMinor = upTo(20_000);
    const methodId = isTransfer ? 'bank-transfer' : 'sandbox-pay';
    const made = await deposits.order({ memberId, methodId, amountMinor, release: '' });
    model.deposits.set(made.id, { isTransfer, state: 'created', amount: amountMinor, until: model.minute + 30 });
  }

  async function openPage(id: string, deposit: ReferenceDeposit): Promise<void> {
    const payToken = (await deposits.byId(id))?.payToken ?? '';
    const may = deposit.state === 'created' && deposit.until > model.minute;
    const code = await outcomeOf(() => deposits.openPayPage(payToken));
    if (deposit.isTransfer) expected(code, 'not_found');
    else expected(code, may ? (fake.isAway ? 'provider_unavailable' : 'done') : 'deposit_state');
    deposit.isOpened ||= may && !deposit.isTransfer;
  }

  /** Reports a payment made on its page, or again: right or wrong, once or several times at once. */
  async function reportPayment(id: string, deposit: ReferenceDeposit): Promise<void> {
    const amount = deposit.collected ?? (random() < 0.7 ? deposit.amount : upTo(20_000));
    const state = deposit.collected === undefined && random() < 0.15 ? 'failed' : 'paid';
    if (state === 'paid' && !deposit.isTransfer) {
      deposit.collected = amount;
      fake.pay(id, amount);
      // A provider that takes money for a closed order at least reports it.
      if (!deposit.isClosed && random() < 0.3) return;
    }
    const report = { provider: 'sandbox', orderId: id, paymentId: `pay-${id}`, state, amountMinor: amount } as const;
    const eventId = newId();
    const times = random() < 0.3 ? 3 : 1;
    const tries = Array.from({ length: times }, (_, time) =>
      deposits.takePayment({ ...report, eventId: time === 2 ? newId() : eventId }),
    );
    // Something else may pay a debt at the same moment.
    const [outcomes] = await Promise.all([Promise.all(tries), random() < 0.3 ? give(upTo(4000)) : undefined]);
    for (const { outcome } of outcomes) assert.equal(outcome === 'unmatched', deposit.isTransfer);
    if (deposit.isTransfer) return;
    if (state === 'paid') applyPaid(model, deposit, `pay-${id}`, amount);
    else if (deposit.state === 'created') deposit.state = 'failed';
  }

  async function decide(id: string, deposit: ReferenceDeposit, act: 'approve' | 'reject'): Promise<string> {
    const amountMinor = upTo(20_000);
    const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
    const reference = `Bank ${runId} ${random() < 0.3 ? 1 : newId()}`;
    const isIn = (...states: string[]) => states.includes(deposit.state);
    const code = await outcomeOf(() =>
      deposits.decided.run({ id, act, input: { amount, reference }, isAmountConfirmed: true }),
    );
    const may =
      isIn('in_review') || (act === 'approve' && deposit.isTransfer && isIn('created', 'expired', 'cancelled'));
    if (!may) return expected(code, 'deposit_state');
    if (act === 'reject') {
      deposit.state = 'rejected';
    } else if (deposit.isTransfer) {
      if (model.booked.has(reference)) return expected(code, 'payment_reference_used');
      model.booked.add(reference);
      credit(model, deposit, reference, amountMinor);
    } else if (deposit.payment) {
      credit(model, deposit, deposit.payment.id, deposit.payment.amount);
    }
    return expected(code, 'done');
  }

  async function adjust(): Promise<void> {
    const amount = -upTo(8000);
    const legs = between(houseAccount('adjustments'), memberAccount(memberId), amount);
    await wallet.adjust(memberId, { source: 'model', reference: newId(), kind: 'adjustment', legs });
    model.main += amount;
    if (model.main < 0n) model.owed -= model.main;
    if (model.main < 0n) model.main = 0n;
  }

  async function give(amount: bigint): Promise<void> {
    const legs = between(houseAccount('adjustments'), memberAccount(memberId), amount);
    const posting = wallet.credit(memberId, { source: 'model', reference: newId(), kind: 'adjustment', legs });
    const repaid = amount < model.owed ? amount : model.owed;
    model.owed -= repaid;
    model.main += amount - repaid;
    await posting;
  }

  async function wait(): Promise<void> {
    fake.isAway = random() < 0.3;
    clock.advanceMs(11 * 60_000);
    model.minute += 11;
    await app.server.kernel.jobs.runDue();
    expire(model, fake);
  }

  return async (where: string): Promise<void> => {
    const dice = random();
    const known = [...model.deposits.keys()];
    const id = oneOf(random() < 0.8 ? known.slice(-3) : known);
    const deposit = id === undefined ? undefined : model.deposits.get(id);
    if (id === undefined || deposit === undefined || dice < 0.2) return order();
    if (dice < 0.3) return wait();
    if (dice < 0.35) return adjust();
    if (dice < 0.4) return openPage(id, deposit);
    if (dice < 0.65) return reportPayment(id, deposit);
    if (dice < 0.75) {
      const code = await outcomeOf(() => deposits.cancel(memberId, id));
      assert.equal(code, deposit.state === 'created' ? 'done' : 'deposit_state', where);
      if (deposit.state === 'created') deposit.state = 'cancelled';
      return;
    }
    await decide(id, deposit, dice < 0.9 ? 'approve' : 'reject').catch((cause: unknown) => {
      throw new Error(`${where} ${deposit.state}`, { cause });
    });
  };
}

function expected(code: string, right: string): string {
  assert.equal(code, right);
  return code;
}

async function outcomeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
