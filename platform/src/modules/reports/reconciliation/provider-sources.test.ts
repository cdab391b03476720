import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { runReconciliation } from '@portal/shared/contract/reports/operator-reconciliation';
import type { App } from '../../../app.ts';
import { apiClient } from '../../../testing/api-client.ts';
import { forEachDatabase } from '../../../testing/database/databases.ts';
import { operatorToken } from '../../../testing/operator-token.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { testApp } from '../../../testing/test-kernel.ts';
import type { ProviderBook } from '../../payments/index.ts';
import { type DepositClient, type Depositor, depositClient } from '../../payments/testing/depositing-member.ts';
import { callBack, type FakeProvider, fakeProvider } from '../../payments/testing/fake-provider.ts';

const day = '2026-03-02';
const why = 'the books of the day';

/** The statement of a payment provider beside our callbacks and deposits. */
forEachDatabase(({ database }) => {
  const clock = testClock();
  let app: App;
  let provider: FakeProvider;
  let client: DepositClient;
  let player: Depositor;
  let finance = '';
  before(async () => {
    app = await testApp(database(), { clock });
    provider = fakeProvider(app);
    client = depositClient(app);
    await app.modules.settings.write('deposit.openAtMost', 50, 'test');
    player = await client.member('ps0001');
    finance = await operatorToken(app, 'books', 'finance-maker');
  });
  after(() => app.close());

  const at = (time: string) => new Date(`2026-03-02T${time}Z`);

  /** An order reported by the provider; returns the line of its statement. */
  async function reportedLine(
    paymentId: string,
    state: 'paid' | 'failed' = 'paid',
  ): Promise<ProviderBook['lines'][number]> {
    const orderId = (await client.order(player, 'sandbox-pay', '60.00')).value.id;
    assert.equal((await callBack(app, { orderId, paymentId, state, amount: '60.00' })).status, 200);
    return { paymentId, state, amountMinor: 6_000n, at: clock.now() };
  }

  const run = async () => (await apiClient(app).send(runReconciliation, { day, why }, { token: finance })).value;
  const sourceOf = ({ sources }: Awaited<ReturnType<typeof run>>) =>
    sources.find(({ source }) => source === 'provider:sandbox');

  test('is clean when both sides agree, and counts a late report as a difference on neither day', async () => {
    const late = {
      paymentId: 'p-late',
      state: 'paid',
      amountMinor: 6_000n,
      at: new Date('2026-02-27T08:00:00Z'),
    } as const;
    await reportedLine('p-late');
    provider.statementLines = [await reportedLine('p-one'), await reportedLine('p-two', 'failed'), late];
    clock.set('2026-03-03T08:00:00Z');
    const report = await run();
    assert.deepEqual(report.differences, []);
    const [ours, theirs] = [sourceOf(report)?.ours, sourceOf(report)?.theirs];
    assert.deepEqual(
      [ours, theirs],
      [
        { movements: 3, sum: '120.00' },
        { movements: 2, sum: '60.00' },
      ],
    );
    assert.equal(report.isClean, true);
  });

  // covers 7.1
  test('lists planted differences: missing here, missing there, another amount, another state', async () => {
    clock.set('2026-03-02T09:00:00Z');
    player = await client.member('ps0002');
    const [lost, amount, state] = [
      await reportedLine('p-three'),
      await reportedLine('p-four'),
      await reportedLine('p-five', 'failed'),
    ];
    const never = { ...lost, paymentId: 'p-never', at: at('09:30:00') };
    provider.statementLines = [
      ...provider.statementLines,
      never,
      { ...amount, amountMinor: 6_100n },
      { ...state, state: 'paid' },
    ];
    const unmatched = { paymentId: 'p-nobody', state: 'paid', amountMinor: 500n, at: clock.now() } as const;
    await callBack(app, { orderId: 'no-order', paymentId: 'p-nobody', state: 'paid', amount: '5.00' });
    provider.statementLines.push(unmatched);
    clock.set('2026-03-03T08:00:00Z');
    const { differences, isClean } = await run();
    const found = differences.map(({ reference, kind, ours, theirs }) => [reference, kind, ours, theirs]);
    assert.deepEqual(found, [
      ['p-five', 'kind', 'failed 0.00', 'paid 60.00'],
      ['p-four', 'amount', 'paid 60.00', 'paid 61.00'],
      ['p-never', 'missing_here', undefined, 'paid 60.00'],
      ['p-three', 'missing_there', 'paid 60.00', undefined],
    ]);
    assert.equal(isClean, false);
  });

  test('reports a provider that does not answer as unavailable', async () => {
    provider.isAway = true;
    const found = sourceOf(await run());
    assert.deepEqual([found?.state, found?.reason], ['unavailable', 'away']);
  });
});
