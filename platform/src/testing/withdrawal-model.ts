import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { App } from '../app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { Refusal } from '../kernel/refusal.ts';
import { between, houseAccount, memberAccount } from '../modules/wallet/index.ts';
import { type ModelSize, seeded } from './ledger-model.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { testApp } from './test-kernel.ts';
import { withdrawingMember } from './withdrawing-member.ts';

/** One withdrawal as a person would keep it on paper; amounts in minor units. */
interface Paper {
  state: string;
  amount: bigint;
  parts: { state: string; amount: bigint }[];
}

const acts = ['cancel', 'review', 'approve', 'reject', 'pay', 'refund', 'force', 'confirm', 'report'] as const;
type Act = (typeof acts)[number];

/** What leads further, so that every state is reached often; the rest of the turns tries anything. */
const likely: Readonly<Record<string, readonly Act[]>> = {
  applied: ['review', 'review', 'review', 'cancel'],
  in_review: ['approve', 'approve', 'approve', 'reject'],
  approved: ['pay', 'pay', 'pay', 'reject'],
  paying: ['pay', 'pay', 'report', 'confirm', 'refund'],
  paid: ['report', 'confirm'],
  not_received: ['pay', 'pay', 'refund', 'force', 'confirm', 'report'],
};

/** What the rules say to an act: the code of the refusal, or what goes back to the wallet. */
function onPaper(paper: Paper, act: Act, amount: bigint): string | bigint {
  const isIn = (...states: string[]) => states.includes(paper.state);
  const sum = (...states: string[]) =>
    paper.parts.reduce((total, part) => (states.includes(part.state) ? total + part.amount : total), 0n);
  const turn = (from: string, to: string) => {
    for (const part of paper.parts) if (part.state === from) part.state = to;
  };
  const settle = () => {
    const rest = paper.amount - sum('paid', 'received', 'not_received', 'forced');
    if (sum('not_received') > 0n) paper.state = 'not_received';
    else if (rest > 0n) paper.state = 'paying';
    else if (sum('paid') > 0n) paper.state = 'paid';
    else paper.state = sum('forced') > 0n ? 'forced_receipt' : 'received';
  };
  const go = (state: string, back = 0n) => {
    paper.state = state;
    return back;
  };
  const forbidden = 'withdrawal_state';
  if (act === 'cancel') return isIn('applied') ? go('cancelled', paper.amount) : forbidden;
  if (act === 'review') return isIn('applied') ? go('in_review') : forbidden;
  if (act === 'approve') return isIn('in_review') ? go('approved') : forbidden;
  if (act === 'reject') return isIn('in_review', 'approved') ? go('rejected', paper.amount) : forbidden;
  if (act === 'pay') {
    if (!isIn('approved', 'paying', 'not_received')) return forbidden;
    if (amount > paper.amount - sum('paid', 'received', 'forced')) return 'more_than_left_to_pay';
    turn('not_received', 'returned');
    paper.parts.push({ state: 'paid', amount });
  } else if (act === 'refund') {
    if (!isIn('paying', 'not_received')) return forbidden;
    if (sum('paid') > 0n) return 'part_unanswered';
    turn('not_received', 'refunded');
    return go('refunded', paper.amount - sum('received', 'forced'));
  } else if (act === 'force') {
    if (!isIn('not_received')) return forbidden;
    turn('not_received', 'forced');
  } else {
    if (!isIn('paying', 'paid', 'not_received') || sum('paid') === 0n) return forbidden;
    turn('paid', act === 'confirm' ? 'received' : 'not_received');
  }
  settle();
  return 0n;
}

/** The model on a platform of its own, without the limits that would end a run early. */
export async function withdrawalModelOn(database: Database, size: ModelSize): Promise<void> {
  const clock = testClock();
  const app = await testApp(database, { clock });
  try {
    const { settings } = app.modules.content;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('withdrawal.openAtMost', 100, 'test');
    await settings.write('withdrawal.limits', { min: '0.01', max: '20000.00', perDay: 1000 }, 'test');
    await runWithdrawalModel(app, clock, size);
  } finally {
    await app.close();
  }
}

/** Random commands against the withdrawals and the paper; every outcome, state and balance has to be the same. */
async function runWithdrawalModel(app: App, clock: TestClock, { seed, runs, commands }: ModelSize): Promise<void> {
  const random = seeded(seed);
  const { payments, wallet } = app.modules;
  const { withdrawals } = payments;
  const drawn = sharp({ create: { width: 4, height: 4, channels: 3, background: '#063' } });
  const picture = (await drawn.png().toBuffer()).toString('base64');
  const upTo = (most: number) => BigInt(1 + Math.floor(random() * most));
  for (let run = 0; run < runs; run += 1) {
    const { memberId, bankAccountId } = await withdrawingMember(app, `model${run}x${seed % 10_000}`, 50_000n);
    const papers = new Map<string, Paper>();
    let main = 50_000n;
    let owed = 0n;
    for (let turn = 0; turn < commands; turn += 1) {
      const where = `seed ${seed} run ${run} turn ${turn}`;
      const dice = random();
      const known = [...papers.keys()];
      // Mostly one of the last two: a withdrawal gets far only by many acts.
      const among = random() < 0.8 ? known.slice(-2) : known;
      const id = among[Math.floor(random() * among.length)];
      if (dice < 0.08 || id === undefined) {
        const amountMinor = upTo(9000);
        const work = () =>
          app.server.kernel.database.transaction(() =>
            withdrawals.apply({ memberId, bankAccountId, amountMinor, release: '' }),
          );
        const expected = owed > 0n ? 'withdrawal_debt' : amountMinor > main ? 'insufficient_balance' : 'done';
        const made = await outcomeOf(work);
        assert.equal(made.code, expected, where);
        if (made.value) {
          papers.set(made.value.id, { state: 'applied', amount: amountMinor, parts: [] });
          main -= amountMinor;
        }
      } else if (dice < 0.1) {
        clock.advanceMs(31 * 60_000);
        await app.server.kernel.jobs.runDue();
        for (const paper of papers.values()) onPaper(paper, 'confirm', 0n);
      } else if (dice < 0.14) {
        const amount = random() < 0.5 ? upTo(8000) : -upTo(8000);
        const legs = between(houseAccount('adjustments'), memberAccount(memberId), amount);
        await wallet.adjust(memberId, { source: 'model', reference: newId(), kind: 'adjustment', legs });
        main += amount;
        if (main < 0n) owed -= main;
        if (main < 0n) main = 0n;
      } else {
        const state = papers.get(id)?.state ?? '';
        const choice = random() < 0.6 ? (likely[state] ?? acts) : acts;
        const act = choice[Math.floor(random() * choice.length)] ?? 'review';
        const amountMinor = upTo(5000);
        const paper = papers.get(id);
        assert.ok(paper);
        const expected = onPaper(paper, act, amountMinor);
        const done = await outcomeOf(async () => {
          if (act === 'cancel') return withdrawals.cancel(memberId, id);
          if (act === 'review') return withdrawals.review(id);
          if (act === 'confirm') return withdrawals.answers.confirm({ memberId, id });
          if (act === 'report')
            return withdrawals.answers.report({ memberId, id }, [await withdrawals.proofs.keep(id, picture)]);
          const amount = `${amountMinor / 100n}.${String(amountMinor % 100n).padStart(2, '0')}`;
          return withdrawals.decided.run({ id, act, input: act === 'pay' ? { amount, reference: 'b' } : {} });
        });
        assert.equal(done.code, typeof expected === 'string' ? expected : 'done', `${where} ${act} ${paper.state}`);
        if (typeof expected === 'bigint') main += expected;
        assert.equal((await withdrawals.byId(id))?.state, paper.state, `${where} ${act}`);
      }
      assert.equal(await wallet.balanceOf(memberAccount(memberId)), main, where);
    }
    assert.equal(-(await wallet.balanceOf(memberAccount(memberId, 'receivable'))), owed);
    assert.equal(
      await wallet.balanceOf(memberAccount(memberId, 'hold')),
      heldOnPaper([...papers.values()]),
      `run ${run}`,
    );
    const check = await wallet.checkLedger();
    assert.equal(check.balanced, true, `seed ${seed} run ${run} ${JSON.stringify(check)}`);
  }
}

function heldOnPaper(papers: readonly Paper[]): bigint {
  const open = papers.filter(({ state }) => !['cancelled', 'rejected', 'refunded'].includes(state));
  const out = ['paid', 'received', 'not_received', 'forced'];
  return open.reduce(
    (total, { amount, parts }) =>
      parts.reduce((rest, part) => (out.includes(part.state) ? rest - part.amount : rest), total + amount),
    0n,
  );
}

async function outcomeOf<T>(work: () => Promise<T>): Promise<{ code: string; value?: T }> {
  try {
    return { code: 'done', value: await work() };
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code };
    throw error;
  }
}
