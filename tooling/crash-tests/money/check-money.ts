import assert from 'node:assert/strict';
import type { App } from '@portal/platform/app';
import type { Database } from '@portal/platform/kernel/database/database';
import { memberAccount } from '@portal/platform/modules/wallet/index';
import { type MoneyFixture, openingMinor } from './money-fixture.ts';
import { type Done, idOf, type Operation } from './money-operations.ts';

/** Names of existing entries. */
const texts = {
  orders: 'select id as name from deposits',
  credited: `select id as name from deposits where state = 'credited'`,
  booked: `select reference as name from ledger_transfers where source = 'deposit'`,
  applied: 'select id as name from withdrawals',
  cancelled: `select id as name from withdrawals where state = 'cancelled'`,
  moved: `select reference as name from ledger_transfers where source = 'wallet-transfer'`,
  adjusted: `select reference as name from ledger_transfers where source = 'adjustment'`,
  claims: 'select key as name from idempotency_records where status is null',
} as const;

/**
 * Compares the database with the responses to clients: everything acknowledged exists once, nothing else exists,
 * nothing is stuck, and every member has the resulting balance.
 */
export async function checkMoney(
  app: App,
  database: Database,
  fixture: MoneyFixture,
  done: readonly Done[],
): Promise<void> {
  const there = async (what: keyof typeof texts) =>
    (await database.call<{ name: string }>(`money_${what}`, texts[what], [])).map(({ name }) => name).sort();
  const ones = (kind: Operation['kind']) =>
    done.filter(({ operation, answer }) => operation.kind === kind && answer.success);
  const made = (kind: Operation['kind']) =>
    ones(kind)
      .map(({ answer }) => idOf(answer))
      .sort();
  const about = (kind: Operation['kind']) =>
    ones(kind)
      .map(({ operation }) => operation.subject)
      .sort();

  assert.deepEqual(await there('orders'), made('order'), 'orders of deposits');
  assert.deepEqual(await there('credited'), about('callback'), 'deposits that are credited');
  assert.deepEqual(await there('booked'), about('callback'), 'deposits in the ledger');
  assert.deepEqual(await there('credited'), await there('orders'), 'no order is stuck');
  assert.deepEqual(await there('applied'), made('apply'), 'withdrawals');
  assert.deepEqual(await there('cancelled'), about('cancel'), 'withdrawals that were cancelled');
  assert.deepEqual(
    await there('moved'),
    [...ones('transfer'), ...ones('collect')].flatMap(movementsOf).sort(),
    'transfers',
  );
  assert.deepEqual(await there('adjusted'), about('accept'), 'corrections');
  assert.deepEqual(await there('claims'), [], 'calls that nobody answers any more');
  await checkMembers(app, fixture, { ones });
  const ledger = await app.modules.wallet.checkLedger();
  assert.equal(ledger.balanced, true, JSON.stringify(ledger));
}

interface Answered {
  ones(kind: Operation['kind']): Done[];
}

async function checkMembers(
  { modules: { wallet } }: App,
  { players }: MoneyFixture,
  { ones }: Answered,
): Promise<void> {
  const proposed = new Map(ones('propose').map(({ operation, answer }) => [idOf(answer), operation.amount]));
  const cancelled = new Set(ones('cancel').map(({ operation }) => operation.subject));
  for (const { memberId, account } of players) {
    const own = (kind: Operation['kind']) => ones(kind).filter(({ operation }) => operation.memberId === memberId);
    const sum = (list: readonly bigint[]) => list.reduce((total, amount) => total + amount, 0n);
    const came = sum(own('callback').map(({ operation }) => operation.amount));
    const corrected = sum(own('accept').map(({ operation }) => proposed.get(operation.subject) ?? 0n));
    const waiting = own('apply').filter(({ answer }) => !cancelled.has(idOf(answer)));
    const held = sum(waiting.map(({ operation }) => operation.amount));
    const vendors = sum((await wallet.vendorWallets(memberId)).map(({ balance }) => balance));
    const main = await wallet.balanceOf(memberAccount(memberId));
    const owed = await wallet.balanceOf(memberAccount(memberId, 'receivable'));
    assert.equal(await wallet.balanceOf(memberAccount(memberId, 'hold')), held, `held for ${account}`);
    assert.equal(main + vendors + owed + held, openingMinor + came + corrected, `money of ${account}`);
  }
}

/** Names in the ledger of what a transfer, or a collection, has moved. */
function movementsOf({ answer: { value } }: Done): string[] {
  if (typeof value !== 'object' || value === null || !('reference' in value)) throw new Error('no reference');
  const reference = String(value.reference);
  if (!('collected' in value) || !Array.isArray(value.collected)) return [reference];
  return value.collected.map(({ vassalage }: { vassalage: string }) => `${reference}-${vassalage}`);
}
