import assert from 'node:assert/strict';
import type { App } from '../app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import { between, houseAccount, memberAccount } from '../modules/wallet/index.ts';
import { addMember } from './add-member.ts';
import { type FakeProvider, fakeProvider } from './fake-provider.ts';
import { type ModelSize, seeded } from './ledger-model.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testApp } from './test-kernel.ts';

/** One deposit in the reference model; amounts in minor units. */
interface Paper {
  isTransfer: boolean;
  state: string;
  amount: bigint;
  /** Minutes since the beginning. */
  until: number;
  payment?: { id: string; amount: bigint };
  /** What its provider has taken, whether it was reported or not. */
  taken?: bigint;
  /** Its provider has confirmed that it can no longer be paid. */
  isClosed?: boolean;
  /** Its pay page was opened. */
  isOpened?: boolean;
}

interface Book {
  main: bigint;
  owed: bigint;
  fees: bigint;
  papers: Map<string, Paper>;
  /** Booked bank references, in lower case. */
  booked: Set<string>;
  minute: number;
}

const feeBasisPoints = 125;

function credit(book: Book, paper: Paper, id: string, amount: bigint): void {
  const fee = (amount * BigInt(feeBasisPoints)) / 10_000n;
  const rest = amount - fee;
  const repaid = rest < book.owed ? rest : book.owed;
  book.owed -= repaid;
  book.main += rest - repaid;
  book.fees += fee;
  paper.payment = { id, amount };
  paper.state = 'credited';
}

/** Applies a provider's report that an order was paid. */
function hearPaid(book: Book, paper: Paper, id: string, amount: bigint): void {
  if (paper.payment || !['created', 'expired', 'cancelled', 'failed'].includes(paper.state)) return;
  if (paper.state === 'created' && amount === paper.amount) {
    credit(book, paper, id, amount);
  } else {
    paper.payment = { id, amount };
    paper.state = 'in_review';
  }
}

function expire(book: Book, fake: FakeProvider): void {
  for (const [id, paper] of book.papers) {
    const isOver = paper.state === 'created' && paper.until <= book.minute;
    const isLeftOpen = paper.state === 'cancelled' && paper.isOpened && !paper.isClosed;
    const isAsked = !paper.isTransfer && !fake.isAway && (isOver || isLeftOpen);
    if (isAsked) paper.isClosed = true;
    if (isAsked && paper.taken !== undefined) hearPaid(book, paper, `pay-${id}`, paper.taken);
    else if (isOver && (paper.isTransfer || isAsked)) paper.state = 'expired';
  }
}

/** Runs the model on its own platform, without the limits that would end a run early. */
export async function depositModelOn(database: Database, size: ModelSize): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { settings } = app.modules.content;
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
    const book: Book = { main: 0n, owed: 0n, fees: 0n, papers: new Map(), booked: new Set(), minute: 0 };
    const feesBefore = await wallet.balanceOf(houseAccount('deposit-fees'));
    const turn = commandsOf(app, clock, { fake, memberId, book, random, mark: `${seed}x${run}` });
    for (let at = 0; at < commands; at += 1) {
      const where = `seed ${seed} run ${run} turn ${at}`;
      await turn(where);
      assert.equal(await wallet.balanceOf(memberAccount(memberId)), book.main, where);
    }
    for (const [id, { state }] of book.papers)
      assert.equal((await app.modules.payments.deposits.byId(id))?.state, state, `seed ${seed} run ${run} ${id}`);
    assert.equal(-(await wallet.balanceOf(memberAccount(memberId, 'receivable'))), book.owed);
    assert.equal((await wallet.balanceOf(houseAccount('deposit-fees'))) - feesBefore, book.fees);
    const check = await wallet.checkLedger();
    assert.equal(check.balanced, true, `seed ${seed} run ${run} ${JSON.stringify(check)}`);
  }
}

interface Table {
  fake: FakeProvider;
  memberId: string;
  book: Book;
  random: () => number;
  mark: string;
}

/** Runs one random command on both sides and compares the outcomes. */
function commandsOf(app: App, clock: TestClock, { fake, memberId, book, random, mark }: Table) {
  const { payments, wallet } = app.modules;
  const { deposits } = payments;
  const upTo = (most: number) => BigInt(1 + Math.floor(random() * most));
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

  async function order(): Promise<void> {
    const isTransfer = random() < 0.4;
    const amountMinor = upTo(20_000);
    const methodId = isTransfer ? 'bank-transfer' : 'sandbox-pay';
    const made = await deposits.order({ memberId, methodId, amountMinor, release: '' });
    book.papers.set(made.id, { isTransfer, state: 'created', amount: amountMinor, until: book.minute + 30 });
  }

  async function openPage(id: string, paper: Paper): Promise<void> {
    const payToken = (await deposits.byId(id))?.payToken ?? '';
    const may = paper.state === 'created' && paper.until > book.minute;
    const code = await outcomeOf(() => deposits.openPayPage(payToken));
    if (paper.isTransfer) expected(code, 'not_found');
    else expected(code, may ? (fake.isAway ? 'provider_unavailable' : 'done') : 'deposit_state');
    paper.isOpened ||= may && !paper.isTransfer;
  }

  /** Reports a payment made on its page, or again: right or wrong, once or several times at once. */
  async function tell(id: string, paper: Paper): Promise<void> {
    const amount = paper.taken ?? (random() < 0.7 ? paper.amount : upTo(20_000));
    const state = paper.taken === undefined && random() < 0.15 ? 'failed' : 'paid';
    if (state === 'paid' && !paper.isTransfer) {
      paper.taken = amount;
      fake.pay(id, amount);
      // A provider that takes money for a closed order at least reports it.
      if (!paper.isClosed && random() < 0.3) return;
    }
    const told = { provider: 'sandbox', orderId: id, paymentId: `pay-${id}`, state, amountMinor: amount } as const;
    const eventId = newId();
    const times = random() < 0.3 ? 3 : 1;
    const tries = Array.from({ length: times }, (_, time) =>
      deposits.takePayment({ ...told, eventId: time === 2 ? newId() : eventId }),
    );
    // Something else may pay a debt at the same moment.
    const [taken] = await Promise.all([Promise.all(tries), random() < 0.3 ? give(upTo(4000)) : undefined]);
    for (const { outcome } of taken) assert.equal(outcome === 'unmatched', paper.isTransfer);
    if (paper.isTransfer) return;
    if (state === 'paid') hearPaid(book, paper, `pay-${id}`, amount);
    else if (paper.state === 'created') paper.state = 'failed';
  }

  async function decide(id: string, paper: Paper, act: 'approve' | 'reject'): Promise<string> {
    const amountMinor = upTo(20_000);
    const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
    const reference = `Bank ${mark} ${random() < 0.3 ? 1 : newId()}`;
    const isIn = (...states: string[]) => states.includes(paper.state);
    const code = await outcomeOf(() =>
      deposits.decided.run({ id, act, input: { amount, reference }, isAmountConfirmed: true }),
    );
    const may = isIn('in_review') || (act === 'approve' && paper.isTransfer && isIn('created', 'expired', 'cancelled'));
    if (!may) return expected(code, 'deposit_state');
    if (act === 'reject') {
      paper.state = 'rejected';
    } else if (paper.isTransfer) {
      if (book.booked.has(reference)) return expected(code, 'payment_reference_used');
      book.booked.add(reference);
      credit(book, paper, reference, amountMinor);
    } else if (paper.payment) {
      credit(book, paper, paper.payment.id, paper.payment.amount);
    }
    return expected(code, 'done');
  }

  async function adjust(): Promise<void> {
    const amount = -upTo(8000);
    const legs = between(houseAccount('adjustments'), memberAccount(memberId), amount);
    await wallet.adjust(memberId, { source: 'model', reference: newId(), kind: 'adjustment', legs });
    book.main += amount;
    if (book.main < 0n) book.owed -= book.main;
    if (book.main < 0n) book.main = 0n;
  }

  async function give(amount: bigint): Promise<void> {
    const legs = between(houseAccount('adjustments'), memberAccount(memberId), amount);
    const posting = wallet.payIn(memberId, { source: 'model', reference: newId(), kind: 'adjustment', legs });
    const repaid = amount < book.owed ? amount : book.owed;
    book.owed -= repaid;
    book.main += amount - repaid;
    await posting;
  }

  async function wait(): Promise<void> {
    fake.isAway = random() < 0.3;
    clock.advanceMs(11 * 60_000);
    book.minute += 11;
    await app.server.kernel.jobs.runDue();
    expire(book, fake);
  }

  return async (where: string): Promise<void> => {
    const dice = random();
    const known = [...book.papers.keys()];
    const id = oneOf(random() < 0.8 ? known.slice(-3) : known);
    const paper = id === undefined ? undefined : book.papers.get(id);
    if (id === undefined || paper === undefined || dice < 0.2) return order();
    if (dice < 0.3) return wait();
    if (dice < 0.35) return adjust();
    if (dice < 0.4) return openPage(id, paper);
    if (dice < 0.65) return tell(id, paper);
    if (dice < 0.75) {
      const code = await outcomeOf(() => deposits.cancel(memberId, id));
      assert.equal(code, paper.state === 'created' ? 'done' : 'deposit_state', where);
      if (paper.state === 'created') paper.state = 'cancelled';
      return;
    }
    await decide(id, paper, dice < 0.9 ? 'approve' : 'reject').catch((cause: unknown) => {
      throw new Error(`${where} ${paper.state}`, { cause });
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
