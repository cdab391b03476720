import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { databaseErrorCode } from '../../../kernel/database/database.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { databaseTests } from '../../../testing/database/databases.ts';
import { testKernel } from '../../../testing/test-kernel.ts';
import { between, createWalletModule, houseAccount, memberAccount } from '../index.ts';

const deposits = houseAccount('deposits');
const vendor = houseAccount('vendor-DEMO');

const { test, database } = databaseTests();
const wallet = () => createWalletModule(testKernel(database()));

async function playerWith(amount: bigint): Promise<string> {
  const id = newId();
  await wallet().openPlayerAccounts(id);
  await wallet().post({
    source: 'deposit',
    reference: id,
    kind: 'deposit',
    legs: between(deposits, memberAccount(id), amount),
  });
  return id;
}

const bet = (id: string, amount: bigint, reference: string = newId()) => ({
  source: 'vendor:DEMO',
  reference,
  kind: 'bet',
  legs: between(memberAccount(id), vendor, amount),
});

test('moves an amount and returns the balances', async () => {
  const id = await playerWith(500n);
  const posted = await wallet().post(bet(id, 120n));
  assert.equal(posted.isReplay, false);
  assert.equal(posted.balances[0], 380n);
  assert.equal(await wallet().balanceOf(memberAccount(id)), 380n);
});

test('returns the first answer for a repeat and posts nothing', async () => {
  const id = await playerWith(500n);
  const first = await wallet().post(bet(id, 120n, `repeat-${id}`));
  await wallet().post(bet(id, 80n));
  const again = await wallet().post(bet(id, 120n, `repeat-${id}`));
  assert.deepEqual(again, { ...first, isReplay: true });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 300n);
});

test('refuses another movement under a used reference', async () => {
  const id = await playerWith(500n);
  await wallet().post(bet(id, 120n, `conflict-${id}`));
  await assert.rejects(wallet().post(bet(id, 121n, `conflict-${id}`)), { code: 'transaction_conflict' });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 380n);
});

test('refuses a negative player balance, naming the balance', async () => {
  const id = await playerWith(100n);
  await assert.rejects(wallet().post(bet(id, 101n)), { code: 'insufficient_balance', value: { balance: '1.00' } });
  await wallet().post(bet(id, 100n));
  assert.equal(await wallet().balanceOf(memberAccount(id)), 0n);
});

test('leaves the surrounding transaction usable after a refused transfer', async () => {
  const id = await playerWith(100n);
  await database().transaction(async () => {
    await assert.rejects(wallet().post(bet(id, 500n)), { code: 'insufficient_balance' });
    await wallet().post(bet(id, 60n));
  });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 40n);
});

test('undoes a transfer with its rolled back transaction', async () => {
  const id = await playerWith(100n);
  await assert.rejects(
    database().transaction(async () => {
      await wallet().post(bet(id, 60n));
      throw new Error('something later went wrong');
    }),
  );
  assert.equal(await wallet().balanceOf(memberAccount(id)), 100n);
});

test('throws for legs that do not sum to zero in each unit', async () => {
  const id = await playerWith(100n);
  const points = memberAccount(id, 'points');
  const legs = [
    { account: memberAccount(id), amount: -10n },
    { account: points, amount: 10n },
  ];
  await assert.rejects(wallet().post({ source: 'x', reference: newId(), kind: 'x', legs }), /do not sum to zero/);
});

test('throws for a wallet that was not opened, and opens other accounts on first use', async () => {
  const id = newId();
  await assert.rejects(wallet().post(bet(id, 1n)), /not open/);
  const points = between(houseAccount(`points-${id}`, 'points'), memberAccount(id, 'points'), 7n);
  await wallet().post({ source: 'points', reference: id, kind: 'points', legs: points });
  assert.equal(await wallet().balanceOf(memberAccount(id, 'points')), 7n);
  assert.equal(await wallet().balanceOf(houseAccount(`points-${id}`, 'points')), -7n);
});

test('leaves owed what a correction cannot take', async () => {
  const id = await playerWith(30n);
  const correction = {
    source: 'operator',
    reference: newId(),
    kind: 'correction',
    legs: between(memberAccount(id), deposits, 100n),
  };
  await wallet().adjust(id, correction);
  assert.equal(await wallet().balanceOf(memberAccount(id)), 0n);
  assert.equal(await wallet().balanceOf(memberAccount(id, 'receivable')), -70n);
  assert.equal(await wallet().isInDebt(id), true);
  assert.equal((await wallet().adjust(id, correction)).isReplay, true);
  assert.equal(await wallet().balanceOf(memberAccount(id, 'receivable')), -70n);
});

test('holds and releases an amount', async () => {
  const id = await playerWith(100n);
  await wallet().hold(id, 80n, { source: 'withdrawal', reference: `${id} hold` });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 20n);
  await assert.rejects(wallet().release(id, 81n, { source: 'withdrawal', reference: `${id} more` }), {
    code: 'insufficient_balance',
  });
  await wallet().release(id, 80n, { source: 'withdrawal', reference: `${id} release` });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 100n);
});

test('returns the outcome of each movement in a batch', async () => {
  const id = await playerWith(100n);
  const outcomes = await wallet().postMany([
    bet(id, 60n, `batch-${id}`),
    bet(id, 60n, `batch-short-${id}`),
    bet(id, 60n, `batch-${id}`),
    bet(id, 61n, `batch-${id}`),
    bet(newId(), 1n),
  ]);
  assert.deepEqual(outcomes, ['posted', 'insufficient_balance', 'replayed', 'conflict', 'unknown_account']);
  assert.equal(await wallet().balanceOf(memberAccount(id)), 40n);
});

test('posts all of a batch or none; a repeat changes nothing', async () => {
  const id = await playerWith(500n);
  const good = [bet(id, 100n), bet(id, 50n)];
  await wallet().postAll(good);
  await wallet().postAll(good);
  assert.equal(await wallet().balanceOf(memberAccount(id)), 350n);
  const tooMuch = bet(id, 300n, `much-${id}`);
  await assert.rejects(wallet().postAll([bet(id, 100n), tooMuch]), {
    message: `vendor:DEMO much-${id} is refused: insufficient_balance`,
  });
  assert.equal(await wallet().balanceOf(memberAccount(id)), 350n);
});

test('pages the account record, newest first', async () => {
  const id = await playerWith(100n);
  await wallet().post(bet(id, 10n));
  await wallet().post(bet(id, 20n));
  const pages = { period: { start: new Date(0), end: new Date('2100-01-01') }, pageSize: 2 };
  const page = await wallet().accountRecord(memberAccount(id), { ...pages, pageNo: 1 });
  assert.deepEqual(
    page.lines.map((line) => [line.kind, line.amount, line.balanceAfter]),
    [
      ['bet', -20n, 70n],
      ['bet', -10n, 90n],
    ],
  );
  assert.equal(page.totalPages, 2);
  assert.deepEqual(
    (await wallet().accountRecord(memberAccount(id), { ...pages, pageNo: 2 })).lines.map((line) => line.kind),
    ['deposit'],
  );
});

test('refuses an unbalanced transfer in the database', async () => {
  const id = await playerWith(100n);
  const oneLeg = sql`select * from post_transfer('x', ${newId()}, 'x', 'x', '{}', now(), array[${`member:${id}:main`}], array[-5]::bigint[])`;
  await assert.rejects(database().db.execute(oneLeg), (error) => databaseErrorCode(error) === '23514');
  assert.equal(await wallet().balanceOf(memberAccount(id)), 100n);
});

test('refuses in the database a leg added by hand to a balanced transfer', async () => {
  const id = await playerWith(100n);
  const late = sql`insert into ledger_entries (transfer_id, account_id, amount, balance_after)
    select transfer_id, account_id, 1, balance_after from ledger_entries where account_id = ${`member:${id}:main`}`;
  await assert.rejects(database().db.execute(late), (error) => databaseErrorCode(error) === '23514');
});

test('refuses a negative player balance in the database', async () => {
  const id = await playerWith(100n);
  const overdraw = sql`update ledger_accounts set balance = -1 where id = ${`member:${id}:main`}`;
  await assert.rejects(database().db.execute(overdraw), (error) => databaseErrorCode(error) === '23514');
});

for (const statement of [
  'update ledger_entries set amount = amount + 1',
  'delete from ledger_entries',
  'truncate ledger_entries',
  'update ledger_transfers set kind = kind',
  'delete from ledger_transfers',
  'delete from ledger_accounts',
]) {
  test(`refuses in the database: ${statement}`, async () => {
    await playerWith(1n);
    await assert.rejects(
      database().db.execute(sql.raw(statement)),
      (error) => databaseErrorCode(error) === '42501' || databaseErrorCode(error) === '0A000',
    );
  });
}

test('keeps all invariants after all of this', async () => {
  const { transfers, ...check } = await wallet().checkLedger();
  assert.ok(transfers > 10);
  assert.deepEqual(check, {
    balanced: true,
    sumOfEntries: '0',
    unbalancedTransfers: 0,
    accountsThatDiffer: 0,
    negativePlayerAccounts: 0,
  });
});
