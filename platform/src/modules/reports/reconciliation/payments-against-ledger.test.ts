import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listDepositNotices, proposeForNotice } from '@portal/shared/contract/payments/operator-deposits';
import { reportWithdrawal, uploadWithdrawalProof } from '@portal/shared/contract/payments/withdrawals';
import { type Reconciliation, runReconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import { sql } from 'drizzle-orm';
import type { App } from '../../../app.ts';
import { newId } from '../../../kernel/database/ids.ts';
import { type ApiClient, apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import {
  type DepositClient,
  type Depositor,
  depositClient,
  proofImage,
} from '../../payments/testing/depositing-member.ts';
import { callBack, type FakeProvider, fakeProvider } from '../../payments/testing/fake-provider.ts';
import { type FinanceOperators, financeOperators } from '../../payments/testing/finance-operators.ts';
import { applyAs, type WithdrawingMember, withdrawingMember } from '../../payments/testing/withdrawing-member.ts';
import { between, houseAccount, memberAccount } from '../../wallet/index.ts';

type Difference = Reconciliation['differences'][number];

/** The records of a day with every kind of payment; each test then breaks one more thing in them. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let api: ApiClient;
  let operators: FinanceOperators;
  let client: DepositClient;
  let provider: FakeProvider;
  let depositor: Depositor;
  let player: WithdrawingMember;
  const orders = { bank: '', provider: '' };
  const paid = { whole: '', part: '', other: '', refunded: '' };

  before(async () => {
    app = await testApp(database(), { clock });
    api = apiClient(app);
    operators = await financeOperators(app);
    client = depositClient(app);
    provider = fakeProvider(app);
    const { settings } = app.modules;
    await settings.write('login.triesPerMinute', 1000, 'test');
    await settings.write('withdrawal.feeBasisPoints', 100, 'test');
    await settings.write('withdrawal.openAtMost', 10, 'test');
    await settings.write('withdrawal.limits', { min: '10.00', max: '1000.00', perDay: 10 }, 'test');
    depositor = await client.member('books1');
    player = await withdrawingMember(app, 'books2', 100_000n);
    await depositAll();
    await withdrawAll();
  });
  after(() => app.close());

  const owes = (memberId: string, amount: bigint) =>
    app.modules.wallet.adjust(memberId, {
      source: 'test',
      reference: newId(),
      kind: 'correction',
      legs: between(memberAccount(memberId), houseAccount('equity'), amount),
    });

  async function depositAll(): Promise<void> {
    await owes(depositor.memberId, 1_000n);
    orders.bank = (await client.order(depositor, 'bank-transfer', '100.00')).value.id;
    await client.proposeAndAccept(operators, orders.bank, 'approve', { amount: '95.00', reference: 'BANK-1' });
    await database().db.execute(sql`update deposits set fee_basis_points = 200 where id = ${orders.bank}`);
    orders.provider = (await client.order(depositor, 'sandbox-pay', '60.00')).value.id;
    await database().db.execute(sql`update deposits set fee_basis_points = 200 where id = ${orders.provider}`);
    await pay(orders.provider, 'p-1', '60.00');
    await settle(await pay(newId(), 'p-2', '20.00'), 'credit', { member: depositor.account });
    await settle(await pay(newId(), 'p-3', '30.00'), 'return');
  }

  async function pay(orderId: string, paymentId: string, amount: string): Promise<number> {
    await callBack(app, { orderId, paymentId, state: 'paid', amount });
    const amountMinor = BigInt(amount.replace('.', ''));
    provider.statementLines.push({ paymentId, state: 'paid', amountMinor, at: clock.now() });
    return (await api.send(listDepositNotices, {}, { token: await operators.checker() })).value.list[0]?.id ?? 0;
  }

  async function settle(id: number, act: string, named: object = {}): Promise<void> {
    const headers = { 'idempotency-key': newId() };
    const asked = { id, act, why: operators.why, ...named };
    const proposed = await api.send(proposeForNotice, asked, { token: await operators.maker(), headers });
    assert.equal((await operators.accept(proposed.value.id)).value.state, 'accepted');
  }

  async function withdraw(...acts: { act: string; amount?: string }[]): Promise<string> {
    const { id } = (await applyAs(app, player, '100.00')).value;
    await operators.approve(id);
    for (const { act, ...change } of acts) assert.equal(await operators.proposeAndAccept(id, act, change), 'done');
    return id;
  }

  async function withdrawAll(): Promise<void> {
    await withdraw({ act: 'reject' });
    paid.whole = await withdraw({ act: 'pay' });
    paid.part = await withdraw({ act: 'pay', amount: '40.00' });
    paid.other = await withdraw({ act: 'pay', amount: '10.00' });
    paid.refunded = await withdraw({ act: 'pay' });
    const headers = { 'idempotency-key': newId() };
    const picture = { id: paid.refunded, data: await proofImage() };
    const { proofId } = (await api.send(uploadWithdrawalProof, picture, { token: player.token })).value;
    const disputed = { id: paid.refunded, proofIds: [proofId] };
    const answer = await api.send(reportWithdrawal, disputed, { token: player.token, headers });
    assert.equal(answer.value.state, 'not_received');
    await owes(player.memberId, 80_000n);
    assert.equal(await operators.proposeAndAccept(paid.refunded, 'refund'), 'done');
  }

  async function report(day = '2026-03-02'): Promise<Reconciliation> {
    if (clock.now() < new Date('2026-03-03T00:00:00Z')) clock.set('2026-03-03T00:00:00Z');
    const asked = { day, why: operators.why };
    return (await api.send(runReconciliation, asked, { token: await operators.maker() })).value;
  }

  test('finds no difference in correct records, with movements on every account of payments', async () => {
    const { records, sources, differences, isClean } = await report();
    assert.deepEqual([differences, isClean], [[], true]);
    const sums = records
      .filter(({ ledger }) => ledger !== '0.00')
      .map((each) => [each.kind, each.ledger, each.records]);
    assert.deepEqual(sums, [
      ['deposits', '205.00', '205.00'],
      ['deposit-fees', '1.20', '1.20'],
      ['deposits-returned', '30.00', '30.00'],
      ['payouts', '149.00', '149.00'],
      ['withdrawal-fees', '1.00', '1.00'],
    ]);
    assert.deepEqual(
      sources.filter(({ source }) => source.startsWith('ledger:')).map(({ source, ours }) => [source, ours.movements]),
      [
        ['ledger:deposits', 2],
        ['ledger:notices', 2],
        ['ledger:withdrawals', 5],
      ],
    );
  });

  const run = (query: ReturnType<typeof sql>) => database().db.execute(query);

  test('matches rows and movements on two sides of midnight', async () => {
    const times = ['deposits.changed_at', 'credited_notices.at', 'proposals.decided_at'];
    const shift = async (days: number) => {
      for (const [table = '', column = ''] of times.map((time) => time.split('.')))
        await run(
          sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)} + ${`${days} days`}::interval`,
        );
    };
    await shift(-1);
    for (const [day, withdrawn] of [
      ['2026-03-01', 0],
      ['2026-03-02', 5],
    ] as const) {
      const { differences, sources } = await report(day);
      assert.deepEqual(
        differences.filter(({ source }) => source.startsWith('ledger:')),
        [],
      );
      const counted = sources.filter(({ source }) => source.startsWith('ledger:')).map(({ ours }) => ours.movements);
      assert.deepEqual(counted, [2, 2, withdrawn]);
    }
    await shift(1);
  });

  const post = (source: string, reference: string, from: string, to: string) =>
    app.modules.wallet.post({
      source,
      reference,
      kind: 'deposit',
      at: new Date('2026-03-02T12:00:00Z'),
      legs: between(houseAccount(from), houseAccount(to), 700n),
    });

  const faults: { name: string; plant: () => Promise<unknown>; found: () => Partial<Difference> }[] = [
    {
      name: 'a deposit that was never posted',
      plant: () =>
        run(sql`insert into deposits select (jsonb_populate_record(d, '{"id": "ghost", "reference": "GHOST", "pay_token": "ghost",
          "payment_reference": "GHOST"}')).* from deposits d where id = ${orders.bank}`),
      found: () => ({ source: 'ledger:deposits', reference: 'ghost', kind: 'missing_there' }),
    },
    {
      name: 'a posting of a deposit that is not there',
      plant: () => post('deposit', 'nowhere', 'deposits-bank', 'equity'),
      found: () => ({
        source: 'ledger:deposits',
        reference: 'nowhere',
        kind: 'missing_here',
        theirs: 'deposits-bank -7.00, equity 7.00',
      }),
    },
    {
      name: 'a posting of a deposit that was not credited',
      plant: () => run(sql`update deposits set state = 'expired' where id = ${orders.provider}`),
      found: () => ({ source: 'ledger:deposits', reference: orders.provider, kind: 'missing_here' }),
    },
    {
      name: 'a deposit that arrived with another amount',
      plant: () => run(sql`update deposits set arrived_minor = arrived_minor + 1 where id = ${orders.bank}`),
      found: () => ({
        source: 'ledger:deposits',
        reference: orders.bank,
        kind: 'amount',
        ours: `deposits-bank -95.01, member ${depositor.memberId} 95.01`,
        theirs: `deposits-bank -95.00, member ${depositor.memberId} 95.00`,
      }),
    },
    {
      name: 'a credit without an order that is in the ledger alone',
      plant: () => run(sql`delete from credited_notices where reference = 'sandbox:p-2'`),
      found: () => ({ source: 'ledger:notices', reference: 'sandbox:p-2', kind: 'missing_here' }),
    },
    {
      name: 'a payment that was given back without a decision',
      plant: () => run(sql`update proposals set state = 'declined' where act = 'notice.return'`),
      found: () => ({ source: 'ledger:notices', reference: 'sandbox:p-3', kind: 'missing_here' }),
    },
    {
      name: 'a payout of another amount',
      plant: () => run(sql`update withdrawal_parts set amount_minor = 4001 where withdrawal_id = ${paid.part}`),
      found: () => ({
        source: 'ledger:withdrawals',
        reference: paid.part,
        kind: 'amount',
        ours: `hold ${player.memberId} 59.99, member ${player.memberId} -100.00, payouts 40.01`,
        theirs: `hold ${player.memberId} 60.00, member ${player.memberId} -100.00, payouts 40.00`,
      }),
    },
    {
      name: 'a payout to nobody',
      plant: () => post('withdrawal', 'lost:1', 'equity', 'payouts'),
      found: () => ({ source: 'ledger:withdrawals', reference: 'lost', kind: 'missing_here' }),
    },
    {
      name: 'a movement of a withdrawal that no change of it has made',
      plant: () => post('withdrawal', `${paid.whole}:99`, 'equity', 'withdrawal-fees'),
      found: () => ({ source: 'ledger:withdrawals', reference: paid.whole, kind: 'amount' }),
    },
    {
      name: 'a withdrawal of which another member has paid',
      plant: () => run(sql`update withdrawals set member_id = ${depositor.memberId} where id = ${paid.other}`),
      found: () => ({ source: 'ledger:withdrawals', reference: paid.other, kind: 'amount' }),
    },
    {
      name: 'something else that touches what was paid out',
      plant: () => post('stranger', 's-1', 'payouts', 'equity'),
      found: () => ({ source: 'ledger:others', reference: 'stranger s-1', kind: 'missing_here' }),
    },
  ];

  for (const { name, plant, found } of faults) {
    test(`reports ${name} as the only difference`, async () => {
      const keyOf = (difference: Difference) => JSON.stringify(difference);
      const before = new Set((await report()).differences.map(keyOf));
      await plant();
      const after = await report();
      const added = after.differences.filter((difference) => !before.has(keyOf(difference)));
      assert.equal(added.length, 1);
      assert.deepEqual({ ...added[0], ...found() }, added[0]);
      assert.equal(after.isClean, false);
      const source = after.sources.find((each) => each.source === found().source);
      assert.equal(source?.differences, after.differences.filter((each) => each.source === found().source).length);
    });
  }

  test('shows the account of each difference in the sums of the day', async () => {
    const { records } = await report();
    const wrong = records.filter(({ isEqual }) => !isEqual).map((each) => [each.kind, each.ledger, each.records]);
    assert.deepEqual(wrong, [
      // The rows have only the bank order and its ghost; the ledger has all that came, and an unrelated posting.
      ['deposits', '212.00', '190.01'],
      ['deposit-fees', '1.20', '0.00'],
      ['deposits-returned', '30.00', '0.00'],
      ['payouts', '149.00', '149.01'],
      ['withdrawal-fees', '8.00', '1.00'],
    ]);
  });

  test('reports nothing of it on the neighbouring day', async () => {
    const { records, sources } = await report('2026-03-01');
    const isOwn = ({ source }: { source: string }) => source.startsWith('ledger:');
    assert.deepEqual(
      sources.filter(isOwn).map(({ ours, theirs }) => [ours.movements, theirs.movements]),
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    );
    assert.equal(
      records.every(({ isEqual }) => isEqual),
      true,
    );
  });
});
